import type { Page } from "playwright-core";

/** In the browser: the router tells when what stands at an address is rendered, and leaves itself there for its own tools. */
const follow = (address: string): void => {
  type Router = { subscribe(event: "onResolved", listener: () => void): () => void };
  const { __TSR_ROUTER__: router } = self as unknown as { __TSR_ROUTER__: Router };
  Object.assign(self, { rendered: null });
  const leave = router.subscribe("onResolved", () => {
    leave();
    Object.assign(self, { rendered: address });
  });
  history.pushState({}, "", address);
};
const isRendered = (address: string): boolean => (self as unknown as { rendered?: string }).rendered === address;

/**
 * Goes on to an address as a link of the application does, without loading it anew: a third of the work. Resolves when
 * what stands there, or where that leads, is rendered; what it asks the server for may still be on its way.
 */
export async function goOn(page: Page, address: string): Promise<void> {
  await page.evaluate(follow, address);
  await page.waitForFunction(isRendered, address);
}
