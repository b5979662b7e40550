import type { Page } from "playwright-core";

/** In the browser: the router tells when what stands at an address is rendered, and leaves itself there for its own tools. */
const follow = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    type Router = { subscribe(event: "onResolved", listener: () => void): () => void };
    const { __TSR_ROUTER__: router } = self as unknown as { __TSR_ROUTER__: Router };
    const late = setTimeout(() => reject(new Error(`${address} is not rendered after 20 seconds.`)), 20_000);
    const leave = router.subscribe("onResolved", () => {
      clearTimeout(late);
      leave();
      resolve();
    });
    history.pushState({}, "", address);
  });

/**
 * Goes on to an address as a link of the application does, without loading it anew: a third of the work. Resolves when
 * what stands there, or where that leads, is rendered; what it asks the server for may still be on its way.
 */
export const goOn = (page: Page, address: string): Promise<void> => page.evaluate(follow, address);
