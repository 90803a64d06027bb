import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import type { Finding } from './useFindings';

/** Where a finding was published, and whether those who published it sell what they judge. */
export function FindingSource({ url, publisher, isVendor }: Pick<Finding, 'url' | 'publisher' | 'isVendor'>) {
  return (
    <span className="block text-sm text-muted in-data-[tone=night]:text-on-night-muted">
      <Link to={url} className="text-action underline underline-offset-4 in-data-[tone=night]:text-aurora">
        {publisher}
      </Link>
      {isVendor && (
        <>
          {' '}
          <span>
            <Translate
              id="blog.vendorStudy"
              description="After a source: the study was made by a company that sells what it judges"
            >
              (company figures)
            </Translate>
          </span>
        </>
      )}
    </span>
  );
}
