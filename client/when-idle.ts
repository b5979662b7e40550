/** Milliseconds after which a browser that cannot tell is taken to have nothing better to do. */
const patience = 2_000;

/** Runs something when the page has nothing better to do. */
export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(run);
  else setTimeout(run, patience);
}
