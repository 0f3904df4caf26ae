import { isIP, isIPv4 } from 'node:net';

/** Names of ranges that Fastify knows. */
const RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/** Whether a text is an IP address, a range of them (`10.0.0.0/8`, `10.0.0.0/255.0.0.0`), or the name of one. */
export function isAddress(text: string): boolean {
  if (RANGES.includes(text)) return true;
  const [address = '', mask, ...others] = text.split('/');
  const version = isIP(address);
  if (version === 0 || others.length > 0) return false;
  if (mask === undefined) return true;
  const bits = /^\d{1,3}$/.test(mask) ? Number(mask) : Number.NaN;
  if (Number.isNaN(bits)) return version === 4 && isIPv4(mask);
  return bits > 0 && bits <= (version === 4 ? 32 : 128);
}
