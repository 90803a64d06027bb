import { translate } from '@docusaurus/Translate';

import privacy from '@site/data/privacy.json';
import { PlainLink } from '@site/src/components/ui/PlainLink';
import { formatFigure } from '@site/src/domain/claims';
import type { Claim } from '@site/src/domain/schemas/claim';
import { useFormats } from '@site/src/hooks/useFormats';
import { useLocale } from '@site/src/hooks/useLocale';

/** The date of the page's last change, from data/privacy.json. */
export function PrivacyUpdated() {
  const { date } = useFormats();
  return (
    <p className="text-base text-muted">
      {translate(
        { id: 'common.updated', message: 'Last changed on {date}', description: 'Above the privacy page' },
        { date: date(privacy.updated) },
      )}
    </p>
  );
}

/** How long something is kept, from data/privacy.json: "24 months". */
export function Retention({ of: id }: { of: keyof typeof privacy.retention }) {
  const { htmlLang } = useLocale();
  return formatFigure(privacy.retention[id] as Pick<Claim, 'value' | 'unit'>, htmlLang);
}

/** The supervisory authority of our country. */
export function Authority() {
  return <PlainLink href={privacy.authority.url}>{privacy.authority.name}</PlainLink>;
}
