import { vi } from 'vitest';

/**
 * Does something that fails outside of the test, and gives the errors that the browser reports: those thrown in
 * handlers of events, and rejections that nobody takes.
 */
export async function failuresOf(action: () => Promise<unknown>): Promise<unknown[]> {
  const failures = new Set<unknown>();
  const report = vi.fn((event: ErrorEvent) => {
    event.preventDefault();
    failures.add(event.error);
  });
  const reject = (reason: unknown) => failures.add(reason);
  const others = process.listeners('unhandledRejection');
  window.addEventListener('error', report);
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', reject);
  try {
    await action();
    // Node.js reports after the microtasks of the current task.
    await new Promise((resolve) => setTimeout(resolve));
  } finally {
    window.removeEventListener('error', report);
    process.removeAllListeners('unhandledRejection');
    for (const other of others) process.on('unhandledRejection', other);
  }
  // React 18 reports what its handlers throw twice.
  return [...failures];
}
