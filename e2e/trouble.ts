import type { BrowserContext } from "playwright-core";

/** Browsers log every unsuccessful response, which is no fault by itself. */
const isAboutLoading = (text: string): boolean => text.startsWith("Failed to load resource");

/**
 * Collects what no visit may cause: errors of the page, violations of the content security policy, requests to other
 * origins, missing files, and errors of the server.
 */
export async function watchForTrouble(context: BrowserContext, url: string, troubles: string[]): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
      console.error(`Refused by ${violatedDirective}: ${blockedURI} in ${sourceFile}`);
    });
  });
  context.on("weberror", (error) => troubles.push(`Uncaught: ${error.error().stack ?? error.error().message}`));
  context.on("console", (message) => {
    if (message.type() === "error" && !isAboutLoading(message.text())) troubles.push(`Console: ${message.text()}`);
  });
  context.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== url && protocol !== "data:" && protocol !== "blob:") troubles.push(`Asked ${request.url()}`);
  });
  context.on("response", async (response) => {
    const { pathname, search } = new URL(response.url());
    if (pathname === "/api/batch" && response.ok()) {
      const answer = await response.text().catch(() => "");
      if (/^\{"part":\d+,"status":5/m.test(answer)) troubles.push(`5xx in ${pathname}${search}`);
    }
    const isOurs = response.status() >= 500 || (response.status() >= 400 && !pathname.startsWith("/api/"));
    if (isOurs) troubles.push(`${response.status()} ${pathname}`);
  });
}
