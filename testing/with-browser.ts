import type { Browser } from "playwright-core";
import { test } from "vitest";
import { launchBrowser } from "./browser.ts";

/** Tests that share one browser with all files of the same worker. It is launched again after a crash. */
// oxlint-disable-next-line no-empty-pattern -- vitest reads what a fixture uses from its pattern.
export const withBrowser = test.extend("connectBrowser", { scope: "worker" }, async ({}, { onCleanup }) => {
  let browser: Browser | null = null;
  onCleanup(() => browser?.close());
  return async (): Promise<Browser> => {
    if (browser?.isConnected() !== true) browser = await launchBrowser();
    return browser;
  };
});
