import { useInsertionEffect } from 'react';

/**
 * Gives a nonce to the style elements which `@rc-component/util` makes without one: the scroll lock of `Modal`,
 * `Drawer` and `Image`, and the measuring of scrollbars call its `updateCSS` with no `csp`
 * (https://github.com/react-component/portal/blob/v2.2.1/src/useScrollLocker.tsx). A content security policy would
 * block them, and the page behind a dialog could be scrolled. They are found by the attribute which marks them and
 * which no other style has.
 *
 * @param nonce The nonce of the policy; without one nothing is done.
 */
export function useStyleNonce(nonce: string | undefined): void {
  // Before every layout effect, in which the scroll lock is set.
  useInsertionEffect(() => (nonce ? giveNonce(nonce) : undefined), [nonce]);
}

const MARK = 'data-rc-order';

/** Of several providers the last one mounted decides. */
const nonces: { nonce: string }[] = [];
let restore: (() => void) | undefined;

function giveNonce(nonce: string): () => void {
  const entry = { nonce };
  nonces.push(entry);
  restore ??= watch(document.head);
  return () => {
    nonces.splice(nonces.indexOf(entry), 1);
    if (nonces.length > 0) return;
    restore?.();
    restore = undefined;
  };
}

/** Before the node is in the document: afterwards the policy has judged it already. */
function watch(head: HTMLHeadElement): () => void {
  const own = Object.getOwnPropertyDescriptor(head, 'appendChild');
  const append = function <T extends Node>(this: HTMLHeadElement, node: T): T {
    const nonce = nonces[nonces.length - 1]?.nonce;
    if (nonce && node instanceof HTMLStyleElement && node.hasAttribute(MARK) && !node.nonce) {
      node.nonce = nonce;
    }
    // Micro front-end frameworks replace that of the prototype, and may do so later than this.
    const appendChild = own ? own.value : Object.getPrototypeOf(head).appendChild;
    return appendChild.call(this, node) as T;
  };
  head.appendChild = append;
  return () => {
    // Somebody may have wrapped ours since; theirs calls ours, which now only passes on.
    if (head.appendChild !== append) return;
    Reflect.deleteProperty(head, 'appendChild');
    if (own) Object.defineProperty(head, 'appendChild', own);
  };
}
