/** What programs are told of a page and its readers see on it: read from its HTML, so that both are the same. */
import type { CheerioAPI } from 'cheerio';

import type { Term } from '../../src/structured-data/defined-term-set.ts';

type Selection = ReturnType<CheerioAPI>;

/** The words of an element without what opens from them, such as the definition of a figure. */
export function wordsOf(element: Selection): string {
  const copy = element.first().clone();
  copy.find('[popover], [aria-hidden=true], svg, style, script').remove();
  copy.find('p, li, dd, dt, td, th, div, br').append(' ');
  return copy
    .text()
    .replace(/[ \n\t]+/g, ' ')
    .trim();
}

/** Questions that open one below the other, or stand open where there is room. */
export function questionsOn($: CheerioAPI): { question: string; answer: string }[] {
  return $('[data-slot=accordion-item]')
    .toArray()
    .map((item) => ({
      question: wordsOf($('summary', item)),
      answer: wordsOf($('summary + *', item)),
    }));
}

/** Entries of the glossary. */
export function termsOn($: CheerioAPI): Term[] {
  return $('[data-glossary] > div')
    .toArray()
    .map((entry) => ({
      id: $('dt', entry).attr('id')!,
      name: $('dt > span', entry).first().text(),
      short: $('[data-short]', entry).text() || undefined,
      definition: wordsOf($('dd p', entry)),
    }));
}

/** Product tours: their names, files, and what their captions say. */
export function toursOn($: CheerioAPI): { id: string; name: string; file: string; description: string }[] {
  return $('[data-transcript]')
    .toArray()
    .map((transcript) => {
      const video = $(transcript).closest('section').find('video');
      return {
        id: $(transcript).attr('data-transcript')!,
        name: video.attr('aria-label')!,
        file: video.find('source[src$=".mp4"]').attr('src')!,
        description: $('[data-cue]', transcript)
          .toArray()
          .map((cue) => wordsOf($(cue)))
          .join(' '),
      };
    });
}
