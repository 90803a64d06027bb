import { createHmac } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** What belongs together, as bits of an address of either version. */
const sizes = {
  /** One household may use as many addresses of IPv6 as it likes. */
  address: { v4: 32, v6: 64 },
  /** What one customer of a provider gets. */
  network: { v4: 24, v6: 48 },
  /** What a provider has. */
  provider: { v4: 16, v6: 32 },
};

/** The network of an address: `10.1.2.3` is in `10.1.2`, `2001:db8:1:2::3` in `2001:db8:1::`. */
export function networkOf(ip: string, size: keyof typeof sizes = 'network'): string {
  const { v4, v6 } = sizes[size];
  const address = normalizeIP(ip, v6);
  return isIPv4(address)
    ? address
        .split('.')
        .slice(0, v4 / 8)
        .join('.')
    : address;
}

/** A short code for the network of a client, keyed and another one each day, so that it leads back to nobody. */
export type NetworkHash = (request: Pick<FastifyRequest, 'ip'>, size?: keyof typeof sizes) => string;

export function createNetworkHash(secret: string): NetworkHash {
  return ({ ip }, size) => {
    const day = new Date().toISOString().slice(0, 10);
    return createHmac('sha256', secret)
      .update(`${day} ${networkOf(ip, size)}`)
      .digest('base64url')
      .slice(0, 16);
  };
}
