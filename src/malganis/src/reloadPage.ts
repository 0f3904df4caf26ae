/** Loads the whole page again, at the address it has. In a module of its own, which tests can replace. */
export function reloadPage(): void {
  window.location.reload();
}
