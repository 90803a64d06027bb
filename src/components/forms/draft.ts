import { newIdempotencyKey } from '@site/src/domain/idempotency-key';

/**
 * What a visitor has typed, in the tab's session storage until it has been sent, so that it survives a reload, an error
 * and a lost connection. When storage is missing or full there is simply no draft.
 */
export interface Draft<Values> {
  values: Partial<Values>;
  /** The last attempt; the same content is sent again with the same key. */
  attempt?: { key: string; content: string };
}

export function readDraft<Values>(name: string): Draft<Values> {
  try {
    return { values: {}, ...(JSON.parse(sessionStorage.getItem(name) ?? '{}') as Partial<Draft<Values>>) };
  } catch {
    return { values: {} };
  }
}

export function writeDraft<Values>(name: string, draft: Draft<Values>): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(draft));
  } catch (error) {
    console.warn('The draft of the form could not be kept.', error);
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch (error) {
    console.warn('The draft of the form could not be removed.', error);
  }
}

/** The key for sending `payload`: that of the last attempt if it had the same content, else a new one. */
export function keyFor<Values>(draft: Draft<Values>, payload: object): NonNullable<Draft<Values>['attempt']> {
  const content = JSON.stringify(payload);
  return draft.attempt?.content === content ? draft.attempt : { key: newIdempotencyKey(), content };
}
