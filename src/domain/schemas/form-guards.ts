/** Fields that forms send beside a submission's own; they are checked, never stored. */
export const formGuards = {
  /** Invisible: whoever fills it in is most likely a program. Named so that autofill has nothing for it. */
  honeypot: 'homepage',
  /** From `tokenEndpoint`, got when a visitor begins to fill in the form; without JavaScript there is none. */
  token: 'formToken',
} as const;

export const tokenEndpoint = '/api/form-token';
