import { bookingFields } from '@site/src/domain/schemas/booking-routes';
import { useLocale } from '@site/src/hooks/useLocale';

/** What a form about a demo's time carries unseen; the server fills in the link's token (server/pages/booking-pages.ts). */
export function BookingFields({ withZone }: { withZone?: boolean }) {
  const { code: language } = useLocale();
  return (
    <>
      <input type="hidden" name={bookingFields.token} value="" />
      <input type="hidden" name={bookingFields.language} value={language} />
      {withZone && <input type="hidden" name={bookingFields.zone} value="" />}
    </>
  );
}
