import { isIP } from 'node:net';

/** A host as the URL class writes it: IPv6 in brackets. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);
}

/** Whether something is an IP address (IPv6 with or without brackets) or could be the name of a host. */
export function isHost(value: string): boolean {
  if (isIP(value.replace(/^\[(.*)\]$/, '$1')) !== 0) return true;
  const labels = value.split('.');
  const wellFormed = labels.every((label) => /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/i.test(label));
  return wellFormed && value.length <= 253 && /[a-z]/i.test(labels.at(-1)!);
}

/** Whether what is sent to an address, if there is one, stays on this machine or is encrypted. */
export function isWebhookProtected(address: string | undefined): boolean {
  return address === undefined || new URL(address).protocol === 'https:' || isLoopback(new URL(address).hostname);
}
