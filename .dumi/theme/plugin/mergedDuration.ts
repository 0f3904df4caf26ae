interface Span {
  startTime: number;
  duration: number;
}

/** The time that at least one of several spans takes: what goes on side by side counts once. */
export function mergedDuration(spans: readonly Span[]): number {
  let total = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const span of [...spans].sort((a, b) => a.startTime - b.startTime)) {
    const spanEnd = span.startTime + span.duration;
    if (spanEnd <= end) continue;
    total += spanEnd - Math.max(span.startTime, end);
    end = spanEnd;
  }
  return total;
}
