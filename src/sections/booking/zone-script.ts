import { availability } from '@site/src/domain/availability';
import { bookingFields } from '@site/src/domain/schemas/booking-routes';

const { token, zone } = bookingFields;

/**
 * Asks for the same page with times in the visitor's zone, which only the browser knows, unless its address names a zone
 * or the visitor's is that of the company. Without it the page shows the company's zone, named, and a list of others.
 */
export const zoneScript = `(function () {
  var zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  var query = new URLSearchParams(location.search);
  if (!zone || zone === ${JSON.stringify(availability.timeZone)}) return;
  if (!query.has('${token}') || query.has('${zone}')) return;
  query.set('${zone}', zone);
  location.replace('?' + query);
})();`;
