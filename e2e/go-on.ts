import type { Page } from "playwright-core";

/** In the browser: the router, which it exposes for its developer tools. */
type Router = {
  history: { subscribers: ReadonlySet<unknown> };
  subscribe(event: "onResolved", listener: () => void): () => void;
};
type Scope = { __TSR_ROUTER__?: Router };

/** Returns whether the loaded page is rendered; before that, the router ignores address changes. */
const isFollowing = (): boolean => ((self as Scope).__TSR_ROUTER__?.history.subscribers.size ?? 0) > 0;

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
 * Navigates within the application like a link, without loading the page: a third of the work. Resolves when the
 * address, or its redirect, is rendered; its API calls may still be in progress.
 */
export async function goOn(page: Page, address: string): Promise<void> {
  await page.waitForFunction(isFollowing);
  await page.evaluate(follow, address);
  await page.waitForFunction(isRendered, address);
}
