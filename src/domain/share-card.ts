import type { CoverForm } from './illustrations.ts';

/** The size that every network asks for: 1.91 to 1, sharp on dense screens. */
export const shareCardSize = { width: 1200, height: 630 } as const;

/** The largest file that a card may be, in bytes: messengers give up on larger pictures. */
export const shareCardLimit = 120 * 1024;

/** What a shared link to a page shows (src/share-cards draws it). All words are in the page's language. */
export interface ShareCard {
  /** The ground: light as the heads of pages, dark as the heads of products and the covers of posts. */
  ground: 'light' | 'dark';
  /** Above the title: what the page belongs to. */
  eyebrow?: string;
  title: string;
  /** The second part of the title, in the colour of light. */
  accent?: string;
  /** Name of a drawing of src/illustrations; or the figure of a post, which is drawn as its cover. */
  picture: string | { form: CoverForm; value: number };
  /** The key figure of a post, its unit where that is a word, and what it says. */
  figure?: { text: string; unit?: string; label?: string };
}

/** The words of a card, for those who do not see it. */
export function shareCardText({ eyebrow, title, accent, figure }: ShareCard): string {
  const words = [accent ? `${title} ${accent}` : title];
  if (eyebrow) words.unshift(eyebrow);
  if (figure) words.push([figure.text, figure.unit, figure.label].filter(Boolean).join(' '));
  return words.join(' · ');
}
