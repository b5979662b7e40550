import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { EventRow } from "#platform/events/record.ts";
import { refusal } from "#testing/signed-in.ts";
import { startWebhooks, type TestWebhooks } from "#testing/webhooks.ts";
import type { Delivery, Webhook } from "../contract/schemas.ts";

type Message = { url: string; headers: Record<string, string>; body: string };

let hooks: TestWebhooks;
let arrived: Message[] = [];
let answer: () => Promise<number> = async () => 204;
let number = 0;

const written = (more: Partial<EventRow> = {}): EventRow => ({
  action: "topic.created",
  actorId: hooks.omar.id,
  subject: { kind: "topic", id: "77" },
  details: { categoryId: "3", title: "Not for everybody's eyes", tokenId: "9" },
  audience: "all",
  ...more,
});
const words = (more: object = {}) => {
  number += 1;
  return { name: `Hook ${number}`, address: "https://hooks.example/in", events: ["topic.created"], ...more };
};
const add = async (more: object = {}): Promise<Webhook> => {
  const made = await hooks.alia.post<Webhook>("/webhooks", words(more));
  expect(made.status, made.text).toBe(201);
  return made.data;
};
const deliveriesOf = async ({ id }: Webhook, query = ""): Promise<Delivery[]> =>
  (await hooks.alia.get<Delivery[]>(`/webhooks/${id}/deliveries${query}`)).data;
const now = async ({ id }: Webhook): Promise<Webhook> => (await hooks.alia.get<Webhook>(`/webhooks/${id}`)).data;
const secretOf = async ({ id }: Webhook): Promise<string> =>
  (await hooks.alia.post<{ secret: string }>(`/webhooks/${id}/show-secret`)).data.secret;

/** Verifies a message as a receiver does. */
function isSigned({ headers, body }: Message, secret: string): boolean {
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const mine = `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
  return (headers["webhook-signature"] ?? "").split(" ").includes(mine);
}

beforeAll(async () => {
  hooks = await startWebhooks({
    resolve: async (hostname) => [{ address: hostname === "inner.example" ? "10.0.0.5" : "93.184.216.34", family: 4 }],
    send: async ({ href }, _destination, { headers, body }) => {
      arrived.push({ url: href, headers, body: String(body) });
      return { status: await answer(), location: null };
    },
  });
});
beforeEach(async () => {
  await hooks.database.primary.deleteFrom("webhook").execute();
  await hooks.send("all");
  arrived = [];
  answer = async () => 204;
});
afterAll(() => hooks.close());

describe("a refused call", () => {
  test("without the settings permission returns 403 on every route", async () => {
    const { id } = await add();
    for (const refused of [
      await hooks.omar.get("/webhooks"),
      await hooks.omar.post("/webhooks", words()),
      await hooks.omar.get(`/webhooks/${id}`),
      await hooks.omar.patch(`/webhooks/${id}`, { version: 1, isActive: false }),
      await hooks.omar.delete(`/webhooks/${id}`),
      await hooks.omar.post(`/webhooks/${id}/show-secret`),
      await hooks.omar.post(`/webhooks/${id}/rotate-secret`),
      await hooks.omar.post(`/webhooks/${id}/test`),
      await hooks.omar.get(`/webhooks/${id}/deliveries`),
      await hooks.omar.post(`/webhooks/${id}/replay-failed`),
    ]) {
      expect(refusal(refused)).toEqual([403, "not_allowed"]);
    }
  });

  test.each([
    [{ name: " " }, "name: fieldRequired"],
    [{ address: "ftp://hooks.example/" }, "address: url"],
    [{ address: "https://me:secret@hooks.example/" }, "address: url"],
    [{ address: "hooks.example" }, "address: url"],
    [{ events: [] }, "events: fieldRequired"],
    [{ events: ["report.received"] }, "events.0: invalid"],
  ])("a webhook with %o is refused with 400", async (more, field) => {
    expect(refusal(await hooks.alia.post("/webhooks", words(more)))).toEqual([400, "fields_invalid", field]);
  });

  test("a taken name is refused with 409, a stale version with 409, and an unknown id with 404", async () => {
    const { id, name } = await add();
    expect(refusal(await hooks.alia.post("/webhooks", words({ name: name.toUpperCase() })))).toEqual([
      409,
      "name_taken",
      "name: nameTaken",
    ]);
    expect((await hooks.alia.patch(`/webhooks/${id}`, { version: 1, name: "Payroll" })).status).toBe(200);
    const stale = await hooks.alia.patch(`/webhooks/${id}`, { version: 1, isActive: false });
    expect(refusal(stale)).toEqual([409, "stale_version"]);
    expect(stale.problem.current).toMatchObject({ id, name: "Payroll", isActive: true, version: 2 });
    expect(refusal(await hooks.alia.get("/webhooks/999999"))).toEqual([404, "not_found"]);
    expect(refusal(await hooks.alia.post("/webhook-deliveries/999999/replay"))).toEqual([404, "not_found"]);
  });
});

test("events are sent in order, signed, and with ids only", async () => {
  const webhook = await add({ events: ["topic.created", "topic.deleted"] });
  await hooks.happen(
    written(),
    written({ action: "topic.deleted" }),
    written({ action: "topic.updated" }),
    // Visible to moderators only, and an event that is not offered.
    written({ audience: "permission:topic.moderate" }),
    written({ action: "report.received", audience: "permission:topic.moderate" }),
  );
  await hooks.send();
  expect(arrived.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual([
    "topic.created",
    "topic.deleted",
  ]);
  const [first] = arrived;
  if (first === undefined) throw new Error("Nothing arrived.");
  expect(JSON.parse(first.body)).toEqual({
    type: "topic.created",
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    data: { kind: "topic", id: "77", actorId: hooks.omar.id, categoryId: "3" },
  });
  expect(isSigned(first, await secretOf(webhook))).toBe(true);
  expect(isSigned({ ...first, body: first.body.replace("77", "78") }, await secretOf(webhook))).toBe(false);
  expect(await deliveriesOf(webhook)).toMatchObject([
    { event: "topic.deleted", state: "delivered" },
    { event: "topic.created", state: "delivered", attempts: 1, outcome: "answered", status: 204, body: first.body },
  ]);
});

test("changes of personal display settings are not sent", async () => {
  await add({ events: ["person.updated"] });
  const changed = { action: "person.updated", subject: { kind: "person", id: hooks.omar.id } } as const;
  const by = `person:${hooks.omar.id}` as const;
  await hooks.happen(
    written({ ...changed, audience: by, details: { fields: ["theme", "locale"] } }),
    written({ ...changed, audience: by, details: { fields: ["theme", "titleEn"] } }),
  );
  await hooks.send();
  expect(arrived).toHaveLength(1);
});

test("a failed message is retried, and can be sent again by a user after the last attempt", async () => {
  const webhook = await add();
  answer = async () => 503;
  await hooks.happen(written());
  await hooks.send();
  expect(await deliveriesOf(webhook)).toMatchObject([
    { state: "waiting", attempts: 1, outcome: "answered", status: 503 },
  ]);
  expect(await hooks.send()).toEqual([]);
  expect((await now(webhook)).failingSince).not.toBeNull();
  for (let rest = 0; rest < 10; rest += 1) expect(await hooks.send("all")).toHaveLength(1);
  expect(await hooks.send("all")).toEqual([]);
  expect(await deliveriesOf(webhook, "?state=failed")).toMatchObject([{ attempts: 11, nextAt: null }]);
  expect(new Set(arrived.map(({ headers }) => headers["webhook-id"])).size).toBe(1);

  answer = async () => 200;
  const reset = await hooks.alia.post<{ count: number }>(`/webhooks/${webhook.id}/replay-failed`);
  expect(reset.data).toEqual({ count: 1 });
  await hooks.send();
  expect(await deliveriesOf(webhook)).toMatchObject([{ state: "delivered", attempts: 1, status: 200 }]);
  expect(await now(webhook)).toMatchObject({ failingSince: null, failed: 0, waiting: 0 });
  const [{ id } = { id: "" }] = await deliveriesOf(webhook);
  expect((await hooks.alia.post(`/webhook-deliveries/${id}/replay`)).status).toBe(200);
  await hooks.send();
  expect(arrived).toHaveLength(13);
});

test("nothing is sent to an internal address, whatever its host name", async () => {
  const webhook = await add({ address: "https://inner.example/in" });
  expect((await hooks.alia.post(`/webhooks/${webhook.id}/test`)).status).toBe(201);
  await hooks.send();
  expect(arrived).toEqual([]);
  expect(await deliveriesOf(webhook)).toMatchObject([{ event: "webhook.test", outcome: "notPublic", status: null }]);
});

test("a new secret signs at once, and the previous one for a day", async () => {
  const webhook = await add();
  const old = await secretOf(webhook);
  const rotated = (await hooks.alia.post<Webhook>(`/webhooks/${webhook.id}/rotate-secret`)).data;
  expect(rotated.previousUntil).not.toBeNull();
  const fresh = await secretOf(webhook);
  expect(fresh).not.toBe(old);
  await hooks.happen(written());
  await hooks.send();
  const dayAgo = new Date(Date.now() - 1000).toISOString();
  await hooks.database.primary.updateTable("webhook").set({ previous_until: dayAgo }).execute();
  await hooks.happen(written());
  await hooks.send();
  expect(arrived.map((message) => [isSigned(message, old), isSigned(message, fresh)])).toEqual([
    [true, true],
    [false, true],
  ]);
  await hooks.run("webhooks.purge");
  const stored = await hooks.database.primary
    .selectFrom("webhook")
    .select(["previous_secret", "previous_until"])
    .where("id", "=", webhook.id)
    .executeTakeFirst();
  expect(stored, "deleted once it no longer signs").toEqual({ previous_secret: null, previous_until: null });
  expect(await secretOf(webhook)).toBe(fresh);
  const audit = await hooks.database.primary.selectFrom("audit").selectAll().execute();
  expect(audit.filter((row) => row.action === "webhook.revealed" && row.subject_id === webhook.id)).toHaveLength(3);
  for (const secret of [old, fresh]) expect(JSON.stringify(audit)).not.toContain(secret.slice(6, 20));
});

test("a deactivated webhook gets no messages, and waiting ones are not sent", async () => {
  const webhook = await add();
  await hooks.happen(written());
  expect((await hooks.alia.patch(`/webhooks/${webhook.id}`, { version: 1, isActive: false })).status).toBe(200);
  await hooks.happen(written());
  await hooks.send();
  expect(arrived).toEqual([]);
  expect(await deliveriesOf(webhook)).toMatchObject([{ state: "failed", outcome: "inactive", attempts: 1 }]);
  expect(refusal(await hooks.alia.post(`/webhooks/${webhook.id}/test`))).toEqual([422, "webhook_inactive"]);
});

test("a webhook that has failed for five days is deactivated, and its failures are reset on activation", async () => {
  const webhook = await add();
  answer = () => Promise.reject(new Error("reset"));
  const before = new Date(Date.now() - 5 * 86_400_000 - 1000).toISOString();
  await hooks.database.primary.updateTable("webhook").set({ failing_since: before }).execute();
  await hooks.happen(written());
  await hooks.send();
  const stopped = await now(webhook);
  expect(stopped).toMatchObject({ isActive: false, version: 2 });
  expect(stopped.stoppedAt).not.toBeNull();
  const on = await hooks.alia.patch<Webhook>(`/webhooks/${webhook.id}`, { version: 2, isActive: true });
  expect(on.data).toMatchObject({ isActive: true, stoppedAt: null, failingSince: null });
});

test("messages are deleted after thirty days", async () => {
  const webhook = await add();
  await hooks.happen(written(), written());
  const [recent] = await deliveriesOf(webhook);
  const old = new Date(Date.now() - 31 * 86_400_000).toISOString();
  await hooks.database.primary
    .updateTable("webhook_delivery")
    .set({ created_at: old })
    .where("id", "<>", recent?.id ?? "")
    .execute();
  await hooks.run("webhooks.purge");
  expect((await deliveriesOf(webhook)).map(({ id }) => id)).toEqual([recent?.id]);
});
