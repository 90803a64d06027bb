import type { Props } from '@theme/Layout';
import { SiteLayout } from '@site/src/sections/frame/SiteLayout';

export default function Layout({ children }: Props) {
  return <SiteLayout>{children}</SiteLayout>;
}
