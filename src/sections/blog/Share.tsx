import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import { Button } from '@site/src/components/ui/Button';
import { PlainLink } from '@site/src/components/ui/PlainLink';
import { CopyLink } from '../shared/CopyLink';

/**
 * Below an article: its address to copy, to mail, or to hand to the device's own share menu where there is one
 * (src/template/inline/controls.ts), and the way to the others.
 */
export function Share({ title, address }: { title: string; address: string }) {
  return (
    <div className="mt-8 flex max-w-measure flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-8 print:hidden">
      <CopyLink address={address} />
      <Button variant="secondary" className="hidden [:root[data-can-share]_&]:inline-flex" data-share={address}>
        <Translate id="blog.share.sheet" description="Button that opens the device's own menu for sharing">
          Share…
        </Translate>
      </Button>
      <PlainLink
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
        className="font-semibold text-action underline underline-offset-4"
      >
        <Translate id="blog.share.mail" description="Link that opens a mail with the address of the article">
          Send by email
        </Translate>
      </PlainLink>
      <Link to="/blog" className="ml-auto font-semibold text-action underline underline-offset-4">
        <Translate id="blog.back" description="Link at the foot of an article">
          All articles
        </Translate>
      </Link>
    </div>
  );
}
