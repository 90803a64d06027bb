import type { FastifyReply } from 'fastify';

import { availability } from '../../src/domain/availability.ts';
import { freeTimes } from '../../src/domain/free-times.ts';
import { bookedPage, cancelPage, choosePage } from '../pages/booking-pages.ts';
import { takenTimes } from '../storage/bookings.ts';
import { sendPage, type BookingParts, type Handler, type Opened } from './booking-request.ts';

/** What a page says above its form, and the status it comes with. */
export interface Refusal {
  status: number;
  notice: string;
  wait?: number;
}

/** Sends the times that are free now. */
export async function sendTimes(
  { database }: BookingParts,
  { request, booking, page }: Opened,
  reply: FastifyReply,
  refusal?: Refusal,
): Promise<FastifyReply> {
  const now = new Date();
  const taken = await takenTimes(database.query, availability, now);
  const times = freeTimes(availability, request.language, now, taken).filter((time) => time !== booking?.startsAt);
  if (refusal?.wait) reply.header('Retry-After', refusal.wait);
  return sendPage(
    reply.code(refusal?.status ?? 200),
    await choosePage(page, {
      times,
      booked: booking,
      isFirst: request.booking === undefined,
      notice: refusal?.notice,
    }),
  );
}

/** When the demo is or, while there is none, the times to choose from. */
export const showTime: Handler = async (parts, opened, _fields, _request, reply) => {
  const { booking, hasBegun, page } = opened;
  if (!booking) return sendTimes(parts, opened, reply);
  return sendPage(reply, await bookedPage(page, booking, hasBegun));
};

/** The times to which it can be moved. */
export const showMove: Handler = async (parts, opened, fields, request, reply) =>
  opened.hasBegun ? showTime(parts, opened, fields, request, reply) : sendTimes(parts, opened, reply);

/** The button that cancels it. */
export const showCancel: Handler = async (parts, opened, fields, request, reply) => {
  const { booking, hasBegun, page } = opened;
  if (!booking || hasBegun) return showTime(parts, opened, fields, request, reply);
  return sendPage(reply, await cancelPage(page, booking));
};
