import site from '../../data/site.json' with { type: 'json' };
import type { BookedRequest } from '../../server/mail/booking-content.ts';
import { bookingMail, bookingReminder } from '../../server/mail/booking-mails.ts';
import { bookingSalesMail } from '../../server/mail/booking-sales-mail.ts';
import { digestMail } from '../../server/mail/digest-mail.ts';
import type { MailMessage } from '../../server/mail/message.ts';
import { newsletterIssue, subscriptionConfirmation } from '../../server/mail/newsletter-mails.ts';
import { receiptMail, salesMail } from '../../server/mail/submission-mails.ts';
import type { StoredSubmission } from '../../server/storage/stored-submission.ts';
import type { Subscription } from '../../server/storage/subscriptions.ts';
import { bookingPath } from '../../server/submissions/booking-link.ts';
import { company } from '../../src/domain/company.ts';
import { defaultLocale, locales } from '../../src/domain/locales.ts';

/** Mails whose texts are in English alone: they go to sales. */
const toSales = ['demo-request', 'demo-booked', 'quarantine'] as const;

/** Every mail that the server sends, by the name of its picture, to people who do not exist. */
export function exampleMails(language: string): Record<string, MailMessage> {
  const request: StoredSubmission = {
    id: 1,
    kind: 'demo-request',
    reference: '7K3M-9QZT',
    language,
    receivedAt: '2027-01-04T10:00:00.000Z',
    quarantinedFor: [],
    payload: {
      name: 'Åsa Öberg',
      company: 'Elbil & Sønner',
      businessType: 'usedEvDealer',
      email: 'asa@elbil.example',
      phone: '+46 70 174 06 05',
      message: 'We take in about forty used cars a month.\nCould you show us a report?',
      language,
    },
  };
  const booked = (sequence: number, isCancelled = false): BookedRequest => ({
    ...request,
    booking: {
      startsAt: '2027-01-12T09:00:00.000Z',
      minutes: 45,
      sequence,
      timeZone: 'Europe/Helsinki',
      isCancelled,
      changedAt: '2027-01-04T10:05:00.000Z',
    },
  });
  const subscription: Subscription = {
    address_key: 'asa@elbil.example',
    email: 'asa@elbil.example',
    language,
    state: 'pending',
    token: 'example',
    requested_at: '2027-01-04T10:00:00.000Z',
    confirmed_at: null,
    unsubscribed_at: null,
    consent_text: null,
  };
  const secret = 'example';
  const parts = { siteUrl: site.url, secret, organizer: company.email, salesAddress: company.email };
  const timesLink = site.url + bookingPath(secret, request);
  const all: Record<string, MailMessage> = {
    receipt: receiptMail(request, site.url, timesLink),
    booked: bookingMail(booked(0), parts),
    moved: bookingMail(booked(1), parts),
    cancelled: bookingMail(booked(2, true), parts),
    reminder: bookingReminder(booked(0), parts),
    'message-receipt': receiptMail({ ...request, kind: 'contact-message' }, site.url, timesLink),
    subscription: subscriptionConfirmation(subscription, site.url),
    subscribed: subscriptionConfirmation({ ...subscription, state: 'confirmed' }, site.url),
    newsletter: newsletterIssue(
      subscription,
      {
        title: 'Euro 7 starts this month',
        description: 'What new cars have to show about their batteries.',
        url: `${site.url}/blog`,
      },
      site.url,
    ),
    'demo-request': salesMail(request, company.email),
    'demo-booked': bookingSalesMail(booked(0), parts),
    quarantine: digestMail([{ ...request, quarantinedFor: ['honeypot', 'links'] }], 3, company.email),
  };
  if (language === defaultLocale) return all;
  return Object.fromEntries(Object.entries(all).filter(([name]) => !(toSales as readonly string[]).includes(name)));
}

// For programs that cannot import the server: as JSON, by language.
if (import.meta.main) {
  const all = Object.fromEntries(locales.map(({ code }) => [code, exampleMails(code)]));
  process.stdout.write(JSON.stringify(all));
}
