/** Chrome 88–97 and Safari 14 abort without a reason: https://developer.mozilla.org/docs/Web/API/AbortSignal/reason */
export function abortReason(signal: AbortSignal | undefined): unknown {
  return signal?.reason ?? new DOMException('The wait was aborted.', 'AbortError');
}
