import { createHash, randomBytes } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';
import type { FastifyRequest } from 'fastify';

export const NONCE = '{nonce}';
const HASHES = '{hashes}';

const nonces = new WeakMap<FastifyRequest, string>();

/**
 * Returns the nonce of the response to a request, for elements added by `injectHtml`. It consists of random
 * bytes, so it cannot be guessed.
 *
 * @example
 * ```ts
 * injectHtml: ($, request) => {
 *   $('head').append(`<script nonce="${nonceOf(request)}">start()</script>`);
 * }
 * ```
 */
export function nonceOf(request: FastifyRequest): string {
  const known = nonces.get(request);
  if (known !== undefined) return known;
  const nonce = randomBytes(16).toString('base64url');
  nonces.set(request, nonce);
  return nonce;
}

/**
 * The policy of a page whose inline scripts are known by their hashes. The page has to be the file itself: hashes of
 * what a hook adds would allow a script that somebody has smuggled in.
 */
export function withHashes(policy: string, page: CheerioAPI): string {
  if (!policy.includes(HASHES)) return policy;
  const hashes = hashesOf(page).join(' ');
  return policy.replace(/( ?)\{hashes\}/g, (_, space) => (hashes === '' ? '' : space + hashes));
}

/** The hashes of the inline scripts of a page, each once. */
function hashesOf(page: CheerioAPI): string[] {
  const texts = page('script:not([src])')
    .toArray()
    .map((script) => page(script).text());
  return [
    ...new Set(
      texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
    ),
  ];
}

/**
 * Returns a script element that passes data to the page: `window.name = …`.
 *
 * @param name a property of the window
 * @param value any value that can be serialized as JSON; no text in it can end the script
 * @param nonce nonce of the response, if the policy requires one
 */
export function jsonScript(name: string, value: unknown, nonce?: string): string {
  const json = JSON.stringify(value ?? null)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  const attribute = nonce === undefined ? '' : ` nonce="${nonce}"`;
  return `<script${attribute}>window[${JSON.stringify(name)}]=${json}</script>`;
}
