import type { CheerioAPI } from 'cheerio';

/** What is no text: decoration and pictures of it, controls, and what opens on the page. */
const notText = [
  'script, style, noscript, template, source, video, iframe, dialog',
  '[hidden], [popover], [aria-hidden=true], nav',
  // Such a summary says what stands before it.
  'summary[aria-labelledby], [data-slot=fold] > summary:has(h3)',
  'form, fieldset, input, select, textarea, button:not([data-slot=toggletip])',
].join(', ');

/** Keeps words together on a line, of which text has none. */
const wordJoiner = '\u2060';

/** What may stand on one line with its neighbour, which the style sheet keeps apart. */
const inline = 'a, abbr, b, button, cite, code, em, i, img, small, span, strong, time';

/**
 * Prepares the main part of a built page for being read as text: what is drawn says what it shows, what only works on a
 * page is gone, and every address is whole.
 * @param address whole address of the page, with its host
 * @returns HTML
 */
export function pageText($: CheerioAPI, address: string): string {
  const main = $('main');
  main
    .find('*')
    .addBack()
    .contents()
    .filter((_index, node) => node.type === 'comment')
    .remove();
  // Names of columns that sort a table.
  main.find('th button').each((_index, button) => void $(button).replaceWith($(button).contents()));
  // Before what is hidden goes: the words of a term that opens its definition are a button.
  main.find('[data-slot=toggletip]').each((_index, term) => {
    $(term).find('svg, .sr-only').remove();
    $(term).replaceWith($('<span>').text($(term).text()));
  });
  main.find(notText).remove();
  main.find('svg, [role=img]').each((_index, drawing) => {
    // A chart says under its title what it shows, and its figures as a table.
    const isChart = $(drawing).closest('figure').has('figcaption').length > 0;
    const said = $(drawing).attr('aria-label') ?? $(drawing).children('title').first().text();
    if (isChart || !said) return void $(drawing).remove();
    $(drawing).replaceWith($('<p>').text(said));
  });
  main.find('img').each((_index, picture) => {
    if (!$(picture).attr('alt')) return void $(picture).remove();
    $(picture)
      .attr('src', new URL($(picture).attr('src')!, address).href)
      .removeAttr('srcset');
  });
  main.find('a[href]').each((_index, link) => {
    $(link).attr('href', new URL($(link).attr('href')!, address).href);
  });
  const titles = new Set(
    main
      .find('h1, h2, h3, h4, figcaption > :first-child')
      .toArray()
      .map((title) => $(title).text()),
  );
  main.find('caption').each((_index, caption) => {
    // The figure or the section has said it.
    if (titles.has($(caption).text())) return void $(caption).remove();
    $(caption)
      .closest('table')
      .before($('<p>').append($(caption).contents()));
    $(caption).remove();
  });
  main.find('figcaption > :first-child:not(:last-child)').after('. ');
  main.find('summary').each((_index, summary) => {
    const isHeading = $(summary).find('h1, h2, h3, h4').length > 0;
    $(summary).replaceWith($('<p>').append(isHeading ? $(summary).contents() : $('<strong>').text($(summary).text())));
  });
  // What is a line of its own, or a badge, among words.
  main.find('span.block, [data-slot=badge]').before(' ').after(' ');
  main.find('dl').each((_index, list) => {
    const items = $(list)
      .find('dt')
      .toArray()
      .map((term) => {
        const values = $(term)
          .nextUntil('dt', 'dd')
          .toArray()
          .map((value) => $(value).html()!.trim())
          .join(', ');
        return `<li><strong>${$(term).html()!.trim()}:</strong> ${values}</li>`;
      });
    $(list).replaceWith(`<ul>${items.join('')}</ul>`);
  });
  main.find(inline).each((_index, element) => {
    if (element.nextSibling && $(element.nextSibling).is(inline)) $(element).after(' ');
  });
  return main.html()!.replaceAll(wordJoiner, '');
}
