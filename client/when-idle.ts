/** Runs a callback when the page is idle, or after two seconds in browsers without `requestIdleCallback`. */
export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(run);
  else setTimeout(run, 2_000);
}
