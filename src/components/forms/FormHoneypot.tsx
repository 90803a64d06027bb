import { formGuards } from '@site/src/domain/schemas/form-guards';

/** A field that nobody sees, reaches or fills in but programs that fill in everything. */
export function FormHoneypot() {
  return (
    <div hidden>
      <input name={formGuards.honeypot} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
