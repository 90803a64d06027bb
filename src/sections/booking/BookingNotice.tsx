import { Alert } from '@site/src/components/ui/Alert';

/** Why a form is shown again; hidden until the server fills it in. */
export function BookingNotice() {
  return (
    <div data-slot="booking-notice" role="alert" hidden>
      <Alert tone="warning">
        <p data-slot="booking-notice-text" />
      </Alert>
    </div>
  );
}
