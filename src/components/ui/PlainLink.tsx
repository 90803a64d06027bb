import type { AnchorHTMLAttributes } from 'react';

/** A link that the router does not handle: mail, phone, a place on this page, the page in another language. */
export function PlainLink({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- the one place where they are made
    <a data-slot="plain-link" {...rest}>
      {children}
    </a>
  );
}
