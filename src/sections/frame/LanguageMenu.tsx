import { translate } from '@docusaurus/Translate';

import { Flag } from '@site/src/components/ui/Flag';
import { Icon } from '@site/src/components/ui/Icon';
import { useLocale } from '@site/src/hooks/useLocale';
import { LanguageLinks } from './LanguageLinks';

/** The language selector of the top bar. */
export function LanguageMenu() {
  const { name, flag } = useLocale();
  return (
    <>
      <button
        type="button"
        popoverTarget="language-menu"
        aria-label={translate(
          {
            id: 'nav.language',
            message: '{language}, change language',
            description: "Button that opens the language selector; {language} is the current language's own name",
          },
          { language: name },
        )}
        className="bar-link flex min-h-target cursor-pointer items-center gap-2 rounded-full px-3"
      >
        <Flag country={flag} />
        {name}
        <Icon name="chevron-down" className="size-4 transition-[rotate] in-[button:has(+_:popover-open)]:rotate-180" />
      </button>
      <div
        id="language-menu"
        popover="auto"
        className="w-48 anchored-end rounded-lg border border-line bg-surface p-2 text-body shadow-overlay"
      >
        <LanguageLinks />
      </div>
    </>
  );
}
