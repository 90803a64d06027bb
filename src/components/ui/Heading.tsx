import { cva, type VariantProps } from 'class-variance-authority';
import type { HTMLAttributes } from 'react';

const headingStyles = cva('', {
  variants: {
    size: { sm: 'text-lg', md: 'text-xl', lg: 'text-2xl', xl: 'text-3xl', '2xl': 'text-4xl', display: 'text-5xl' },
  },
  defaultVariants: { size: 'lg' },
});

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement>, VariantProps<typeof headingStyles> {
  /** The place in the document's outline; the size is chosen apart from it. */
  as?: 'h1' | 'h2' | 'h3' | 'h4';
}

export function Heading({ as: Element = 'h2', size, className, children, ...rest }: HeadingProps) {
  return (
    <Element data-slot="heading" className={headingStyles({ size, className })} {...rest}>
      {children}
    </Element>
  );
}
