export { mdxComponents as default } from '@site/src/sections/shared/mdx-components';
