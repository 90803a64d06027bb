import Translate, { translate } from '@docusaurus/Translate';
import { useState } from 'react';

import { Button } from '@site/src/components/ui/Button';

/** Copies an address and says so. */
export function CopyLink({ address }: { address: string }) {
  const [copied, setCopied] = useState('');

  async function copy() {
    await navigator.clipboard.writeText(address);
    setCopied(address);
  }
  return (
    <>
      <Button variant="secondary" className="no-script:hidden" onClick={() => void copy()}>
        <Translate id="common.copyLink" description="Button that copies the address of what is shown">
          Copy link
        </Translate>
      </Button>
      <span role="status" className="text-sm empty:hidden">
        {copied === address &&
          translate({
            id: 'common.copyLink.done',
            message: 'The link is copied.',
            description: 'After copying the address',
          })}
      </span>
    </>
  );
}
