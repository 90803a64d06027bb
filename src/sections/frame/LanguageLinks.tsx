import { useLocation } from '@docusaurus/router';
import clsx from 'clsx';

import { Flag } from '@site/src/components/ui/Flag';
import { PlainLink } from '@site/src/components/ui/PlainLink';
import { defaultLocale, locales, localizePath } from '@site/src/domain/locales';
import { useLocale } from '@site/src/hooks/useLocale';
import { usePageLanguages } from '@site/src/hooks/usePageLanguages';

/**
 * The page in the five languages, each with its flag and its own name. Every language is a build of its own,
 * so these are plain links that load it. An inline script (src/template/inline/language.ts) keeps the choice and takes
 * query and fragment along.
 */
export function LanguageLinks({ className }: { className?: string }) {
  const current = useLocale();
  const { pathname } = useLocation();
  const languages = usePageLanguages();
  return (
    <ul className={className}>
      {locales.map(({ code, htmlLang, name, flag }) => (
        <li key={code}>
          <PlainLink
            href={localizePath(pathname, code)}
            hrefLang={languages.includes(code) ? htmlLang : defaultLocale}
            lang={htmlLang}
            aria-current={code === current.code ? 'true' : undefined}
            data-language={code}
            className={clsx(
              'flex min-h-target items-center gap-3 rounded-md px-3 py-2 text-ink no-underline hover:bg-action-tint',
              'aria-[current]:bg-sunken aria-[current]:font-semibold',
            )}
          >
            <Flag country={flag} />
            {name}
          </PlainLink>
        </li>
      ))}
    </ul>
  );
}
