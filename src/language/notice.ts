import { localeOf, localizePath } from '../domain/locales.ts';

/** What the notice says, by locale and by the end of its text's id (`language.switched`). */
export type NoticeTexts = Record<string, { switched: string; suggested: string; continue: string }>;

/** Put in by src/template/bundled-scripts.ts. */
declare const __NOTICES__: NoticeTexts;

/**
 * Says in both languages what happened or could, and leads to the other one; following it counts as the visitor's choice.
 * The notice is a copy of the one that every page holds (src/sections/language/LanguageNotice.tsx).
 * @param kind after an automatic switch, or instead of one
 * @param other the language that was left, or that is suggested
 */
export function showNotice(kind: 'switched' | 'suggested', other: string): void {
  const pattern = document.querySelector('[data-language-notice] > [popover]');
  if (!pattern) return;
  const notice = pattern.cloneNode(true) as HTMLElement;
  const part = (name: string) => notice.querySelector<HTMLElement>(`[data-notice=${name}]`)!;
  const there = __NOTICES__[other]!;
  const { htmlLang } = localeOf(other);

  if (kind === 'switched') {
    part('there').textContent = there.switched;
  } else {
    part('here').textContent = there.suggested;
    part('here').lang = htmlLang;
    part('there').remove();
  }
  const link = part('link') as HTMLAnchorElement;
  link.href = localizePath(location.pathname, other);
  link.textContent = there.continue;
  link.dataset.language = other;
  for (const element of notice.querySelectorAll<HTMLElement>('[data-notice=there], [data-notice=link]')) {
    element.lang = htmlLang;
  }
  part('close').addEventListener('click', () => notice.remove());

  // Screen readers announce what is put into a status that is there already.
  const content = [...notice.childNodes];
  notice.replaceChildren();
  document.body.append(notice);
  notice.showPopover();
  requestAnimationFrame(() => notice.append(...content));
}
