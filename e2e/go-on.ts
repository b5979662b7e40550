import type { Page } from "playwright-core";

/** In the browser: the router, which leaves itself there for its own tools. */
type Router = {
  state: { resolvedLocation?: object };
  subscribe(event: "onResolved", listener: () => void): () => void;
};
type Scope = { __TSR_ROUTER__?: Router };

/** The page that was loaded is rendered: before, the router does not hear of addresses. */
const isFollowing = (): boolean => (self as Scope).__TSR_ROUTER__?.state.resolvedLocation !== undefined;

const follow = (address: string): void => {
  const router = (self as Scope).__TSR_ROUTER__;
  Object.assign(self, { rendered: null });
  const leave = router?.subscribe("onResolved", () => {
    leave?.();
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
  await page.waitForFunction(isFollowing);
  await page.evaluate(follow, address);
  await page.waitForFunction(isRendered, address);
}
