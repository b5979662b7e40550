/** Runs something when the page is idle; after two seconds in a browser that does not tell. */
export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(run);
  else setTimeout(run, 2_000);
}
