/**
 * Calls something that may fail without harm for what comes next: whatever it throws is an unhandled rejection, which
 * the browser reports.
 */
export async function isolate(call: () => void): Promise<void> {
  call();
}
