import Translate from '@docusaurus/Translate';

import { Button } from '@site/src/components/ui/Button';
import { Icon } from '@site/src/components/ui/Icon';

/** Opens the browser's print dialog (src/template/inline/controls.ts). */
export function PrintButton() {
  return (
    <Button variant="outline" className="no-script:hidden" data-print="">
      <Icon name="print" />
      <Translate id="report.print" description="Button that opens the print dialog">
        Print
      </Translate>
    </Button>
  );
}
