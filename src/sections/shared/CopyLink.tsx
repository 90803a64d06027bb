import Translate, { translate } from '@docusaurus/Translate';

import { Button } from '@site/src/components/ui/Button';

/** Copies an address and says so (src/template/inline/controls.ts, which looks for the status right behind the button). */
export function CopyLink({ address }: { address: string }) {
  return (
    <>
      <Button variant="secondary" className="no-script:hidden" data-copy={address}>
        <Translate id="common.copyLink" description="Button that copies the address of what is shown">
          Copy link
        </Translate>
      </Button>
      <span
        // A new address has not been copied yet.
        key={address}
        role="status"
        data-copied={translate({
          id: 'common.copyLink.done',
          message: 'Link copied.',
          description: 'After copying the address',
        })}
        className="text-sm empty:hidden"
      />
    </>
  );
}
