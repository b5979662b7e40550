/** Runs a callback when the page is idle, or after two seconds in browsers without `requestIdleCallback`. */
export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(run);
  else setTimeout(run, 2_000);
}

/** Runs a callback when the page is idle, at the latest when it is left. */
export function whenIdleOrLeft(run: () => void): void {
  const once = (): void => {
    window.removeEventListener("pagehide", once);
    run();
  };
  window.addEventListener("pagehide", once);
  whenIdle(once);
}
