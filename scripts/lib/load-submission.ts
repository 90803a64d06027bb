import { newIdempotencyKey } from '../../src/domain/idempotency-key.ts';

let count = 0;

/** A demo request that was never sent before, with its key. Each comes from a domain of its own. */
export function newSubmission() {
  count += 1;
  const payload = {
    name: `Visitor ${count}`,
    title: 'Workshop manager',
    company: 'Elbil',
    branch: '',
    businessType: 'usedEvDealer',
    email: `visitor@${process.pid}-${count}.example`,
    phone: '+46 70 123 45 67',
    product: '',
    system: '',
    message: 'We take in about forty used cars a month and would like to see a report. '.repeat(3).trim(),
    language: 'en',
  };
  return { key: newIdempotencyKey(), payload };
}
