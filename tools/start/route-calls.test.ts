import { parseAst } from "rolldown/parseAst";
import { expect, test } from "vitest";
import { webhookRoutes } from "#modules/webhooks/contract/routes.ts";
import { inlineRoutes } from "./route-calls.ts";

const contract = "#modules/webhooks/contract/routes.ts";
const inlined = (code: string): Promise<string> => {
  const whole = `import { webhookRoutes } from "${contract}";${code}`;
  return inlineRoutes(whole, parseAst(whole), async (source) => (source === contract ? { webhookRoutes } : {}));
};

test("a route is replaced by its method and path, and the contract is not imported", async () => {
  expect(await inlined("export const read = endpoint(webhookRoutes.readWebhook);")).toBe(
    'export const read = endpoint(({ method: "GET", path: "/webhooks/{id}" }));',
  );
  expect(await inlined('const { path } = webhookRoutes["readWebhook"] ?? 1;').catch(String)).toContain(
    "Name one route",
  );
  expect(
    await inlined("const path = webhookRoutes.listWebhooks.path, other = { webhookRoutes: x.webhookRoutes };"),
  ).toBe('const path = ({ method: "GET", path: "/webhooks" }).path, other = { webhookRoutes: x.webhookRoutes };');
});

test("other imports, and routes under another name, are unchanged", async () => {
  const code = `import { webhookRoutes as hooks } from "${contract}";import { webhook } from "./webhook.ts";use(hooks.listWebhooks, webhook);`;
  const result = await inlineRoutes(code, parseAst(code), async () => ({ webhookRoutes }));
  expect(result).toBe('import { webhook } from "./webhook.ts";use(({ method: "GET", path: "/webhooks" }), webhook);');
});

test("using all routes at once, or an undeclared route, is refused", async () => {
  await expect(inlined("Object.values(webhookRoutes);")).rejects.toThrow("Name one route");
  await expect(inlined("export { webhookRoutes };")).rejects.toThrow("Name one route");
  await expect(inlined("endpoint(webhookRoutes.frobnicate);")).rejects.toThrow(
    "webhookRoutes.frobnicate is not declared",
  );
});
