/** Fields that forms send beside a submission's own; they are judged, never stored. */
export const formGuards = {
  /** Invisible: who fills it is most likely a program. Named so that autofill has nothing for it. */
  trap: 'homepage',
  /** From `tokenEndpoint`, got when a visitor begins to fill in the form; without JavaScript there is none. */
  token: 'formToken',
} as const;

export const tokenEndpoint = '/api/form-token';
