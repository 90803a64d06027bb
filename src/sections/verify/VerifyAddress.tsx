import site from '@site/data/site.json';
import { localizePath } from '@site/src/domain/locales';
import { verifyPath } from '@site/src/domain/report-routes';
import { useLocale } from '@site/src/hooks/useLocale';

/** The address of the page that checks reports, as people type it: `www.example.com/sv/verify`. */
export function VerifyAddress() {
  const { code } = useLocale();
  return (
    <span translate="no">
      {new URL(site.url).host}
      <wbr />
      {localizePath(verifyPath, code)}
    </span>
  );
}
