import { checkView, type CheckOutcome } from '../../src/domain/check-view.ts';
import { localeOf } from '../../src/domain/locales.ts';
import { verifyPath } from '../../src/domain/report-routes.ts';
import { loadBuiltPage } from './built-page.ts';

interface CheckedNumber {
  /** As it was typed; it stays in the form. */
  number: string;
  /** Missing: nothing was asked yet. */
  outcome: CheckOutcome | undefined;
}

/**
 * The page that checks reports with an answer in it, as HTML: what its script does in browsers that run it
 * (src/verification/check-page.ts).
 */
export async function renderCheckedPage(
  siteDir: string,
  language: string,
  { number, outcome }: CheckedNumber,
): Promise<string> {
  const $ = await loadBuiltPage(siteDir, language, verifyPath);
  $('input[name=number]').attr('value', number);
  if (!outcome) return $.html();
  const { shown, fills } = checkView(outcome, 'server', localeOf(language).htmlLang);
  $('[data-when]').each((_index, part) => {
    if (shown.includes($(part).attr('data-when')!)) $(part).removeAttr('hidden');
    else $(part).attr('hidden', '');
  });
  $('[data-fill]').each((_index, part) => void $(part).text(fills[$(part).attr('data-fill')!] ?? ''));
  return $.html();
}
