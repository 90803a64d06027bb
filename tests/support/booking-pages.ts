import { bookingEndpoints, bookingPages } from '../../src/domain/schemas/booking-routes.ts';

const hidden = (language: string) => `<input type=hidden name=token value="">
<input type=hidden name=language value=${language}><input type=hidden name=zone value="">`;
const facts =
  '<span data-slot=booking-date></span><span data-slot=booking-time></span><span data-slot=booking-reference></span>';
const leaf =
  '<span data-slot=booking-weekday></span><span data-slot=booking-day-of-month></span><span data-slot=booking-month></span>';
const notice = '<div data-slot=booking-notice role=alert hidden><p data-slot=booking-notice-text></p></div>';

const bodies: Record<keyof typeof bookingPages, (language: string) => string> = {
  choose: (
    language,
  ) => `<h1><span data-slot=booking-title>choose</span></h1><p><span data-slot=booking-lead>lead</span></p>
<script data-keep>1</script><script>2</script><a data-language=sv href=/sv/demo/time>sv</a>${notice}
<div data-slot=booking-none hidden><p>none</p></div>
<div data-slot=booking-form><strong data-slot=booking-zone></strong><fieldset data-slot=booking-days><legend>days</legend>
<div><label><input type=radio name=day>${leaf}</label><form method=post action=${bookingEndpoints.time}>${hidden(language)}
<fieldset><legend><h2><span data-slot=booking-day></span></h2></legend><div data-slot=booking-times>
<label><input type=radio name=start value=""><span data-slot=booking-start></span></label></div></fieldset>
<button><span data-slot=booking-submit>book</span></button></form></div></fieldset><strong data-slot=booking-reference></strong></div>
<form method=get action=${bookingEndpoints.time}><input type=hidden name=token value=""><select name=zone></select></form>`,
  booked: () =>
    `<h1>booked</h1>${facts}<p data-slot=booking-changes><a data-slot=booking-move>m</a><a data-slot=booking-cancel>c</a></p>`,
  cancel: (language) =>
    `<h1>cancel</h1><form method=post action=${bookingEndpoints.cancel}>${hidden(language)}${notice}${facts}<button>x</button></form><a data-slot=booking-keep>k</a>`,
  cancelled: () => '<h1>cancelled</h1>',
  invalid: () => '<h1>invalid</h1>',
};

/** The pages about the time of a demo, with the elements that the server fills in, by path without language prefix. */
export function bookingPageFiles(language: string): [path: string, html: string][] {
  return Object.entries(bookingPages).map(([name, path]) => [
    path,
    `<!doctype html><html lang=${language}><head><title>${name} ${language}</title></head><body>${bodies[name as keyof typeof bookingPages](language)}</body></html>`,
  ]);
}
