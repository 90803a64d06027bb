import { expect, jest, test } from '@jest/globals';
import type { FastifyBaseLogger } from 'fastify';

import { watchReadiness } from '../../server/monitoring/readiness.ts';
import type { Submission } from '../../server/storage/insert-batch.ts';
import { StoreUnavailableError, type SubmissionStore } from '../../server/storage/submission-store.ts';
import { waitUntil } from '../support/wait-until.ts';

const submission = {} as Submission;

/** A store whose answers a test chooses, with what was logged about it. */
function watched() {
  const answers = {
    insert: async () => ({ reference: 'A', receivedAt: '', repeated: false }),
    check: async (): Promise<void> => undefined,
  };
  const lines: string[] = [];
  const note = (fields: unknown, text?: string) => void lines.push(text ?? String(fields));
  const store: SubmissionStore = { insert: () => answers.insert(), check: () => answers.check() };
  const readiness = watchReadiness(store, { error: note, warn: note } as unknown as FastifyBaseLogger);
  const refuse = async () => {
    throw new StoreUnavailableError('', { cause: { errstr: 'database or disk is full' } });
  };
  return { answers, lines, readiness, refuse };
}

test('The first refused submission turns readiness red at once, without another check', async () => {
  const { answers, lines, readiness, refuse } = watched();
  expect(await readiness.isReady()).toBe(true);
  answers.insert = refuse;
  for (let count = 0; count < 3; count += 1) {
    await expect(readiness.store.insert(submission)).rejects.toThrow(StoreUnavailableError);
  }
  expect(await readiness.isReady()).toBe(false);
  expect(lines).toEqual(['Submissions cannot be stored.']);
  await waitUntil(() => readiness.isReady(), { what: 'A check that succeeds' });
  expect(lines).toEqual(['Submissions cannot be stored.', 'Submissions can be stored again.']);
});

test('A clock that jumps back does not keep an old result', async () => {
  const { answers, readiness, refuse } = watched();
  expect(await readiness.isReady()).toBe(true);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
  answers.check = refuse;
  const turnsRed = async () => !(await readiness.isReady());
  try {
    while (!(await turnsRed())) await new Promise((resolve) => setTimeout(resolve, 20));
  } finally {
    clock.mockRestore();
  }
});

test('A check that never answers is no green light, also for those who ask meanwhile', async () => {
  const { answers, readiness } = watched();
  expect(await readiness.isReady()).toBe(true);
  let asked = false;
  answers.check = () => {
    asked = true;
    return new Promise(() => undefined);
  };
  await waitUntil(async () => !(await readiness.isReady()), { what: 'A red light' });
  expect(asked).toBe(true);
});
