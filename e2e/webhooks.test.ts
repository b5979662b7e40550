import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, test } from "vitest";
import type { Topic } from "#modules/community/contract/schemas.ts";
import type { Delivery } from "#modules/webhooks/contract/schemas.ts";
import { inspect } from "./scenes.ts";
import { isolated } from "./steps.ts";
import { useWorld } from "./world.ts";

/** The receiving system; it responds with `status`. */
const arrived: { path: string; body: { type: string; data: { id?: string } } }[] = [];
let status = 200;
const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const body = JSON.parse(await text(request)) as (typeof arrived)[number]["body"];
  if (status === 200) arrived.push({ path: request.url ?? "", body });
  response.writeHead(status).end();
};
const receiver = createServer((request, response) => void take(request, response)).listen(0, "127.0.0.1");
await once(receiver, "listening");
const host = `127.0.0.1:${(receiver.address() as { port: number }).port}`;
afterAll(() => void receiver.close());

const world = useWorld({ environment: { WEBHOOK_INNER_HOSTS: host } });

describe("in Arabic", () => {
  const locale = "ar";
  test("another system receives events, and once more those that it could not accept", async () => {
    const visit = await world.as("admin@diwan.example", { locale });
    const { page, t, button, field } = visit;
    await page.goto("/admin/webhooks");
    await button(t("webhooks.add")).first().click();
    const name = "Payroll";
    const dialog = page.getByRole("dialog", { name: t("webhooks.add") });
    await field(t("webhooks.name")).fill(name);
    await field(t("webhooks.address")).fill("ftp://nowhere");
    const save = dialog.getByRole("button", { name: t("kit.form.save") });
    await save.click();
    await dialog.getByText(t("validators.fieldRequired")).waitFor();
    await dialog.getByRole("checkbox", { name: t("webhooks.event.topic.created") }).check();
    await save.click();
    await expect.poll(() => field(t("webhooks.address")).getAttribute("aria-invalid")).toBe("true");
    await field(t("webhooks.address")).fill(`http://${host}/${locale}`);
    await page.keyboard.press("Control+Enter");
    await page.getByRole("heading", { level: 1, name }).waitFor();

    status = 503;
    const omar = await world.calls("employee@diwan.example");
    const { id } = await omar.call<Topic>("POST", "/topics", { categoryId: "8", titleEn: "News", contentEn: "Words." });
    const admin = await world.calls("admin@diwan.example");
    const webhookId = new URL(page.url()).pathname.split("/").at(-1);
    await expect
      .poll(async () => (await admin.call<Delivery[]>("GET", `/webhooks/${webhookId}/deliveries`)).length)
      .toBe(1);
    await page.getByRole("button", { name: t("webhooks.page.test") }).click();
    await page.getByText(t("webhooks.failing"), { exact: true }).waitFor();
    await inspect(visit);

    status = 200;
    const row = page.getByRole("row").filter({ hasText: t("webhooks.event.topic.created") });
    await row
      .getByRole("button", { name: t("webhooks.deliveries.replay") })
      .or(row.getByText("200"))
      .first()
      .click();
    await expect.poll(() => arrived.some(({ body }) => body.data.id === id)).toBe(true);
    expect(arrived.find(({ body }) => body.data.id === id)).toMatchObject({
      path: `/${locale}`,
      body: { type: "topic.created", data: { kind: "topic" } },
    });
    await row.getByText(t("webhooks.deliveries.states.delivered")).waitFor();

    await button(t("webhooks.page.more")).click();
    await page.getByRole("menuitem", { name: t("webhooks.page.showSecret") }).click();
    await page.getByText(/^whsec_[A-Za-z0-9+/]{43}=$/).waitFor();
    await page.keyboard.press("Escape");
    await button(t("webhooks.page.more")).click();
    await page.getByRole("menuitem", { name: t("webhooks.page.delete") }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: t("webhooks.page.delete"), exact: true })
      .click();
    await page.getByText(t("webhooks.deletion.done", { name: isolated(name) })).waitFor();
    await page.waitForURL("/admin/webhooks");
  });
});
