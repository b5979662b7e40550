import { describe, expect, test } from "vitest";
import type { Comment, Topic } from "#modules/community/contract/schemas.ts";
import { inspect } from "./scenes.ts";
import { useWorld, type Caller, type Visit } from "./world.ts";

const world = useWorld();
const omar = "employee@diwan.example";

const newTopic = (author: Caller, title: string): Promise<Topic> =>
  author.call("POST", "/topics", { categoryId: "4", titleEn: title, titleAr: `${title} ع`, contentEn: "Text" });
const unread = async (caller: Caller): Promise<number> =>
  (await caller.call<{ unread: number }>("GET", "/notifications/count")).unread;
/** Finds the bell with this number of unread notifications. */
const bell = ({ page, t }: Visit, count: number) =>
  page.getByRole("link", { name: t("bell.unread", { count }), exact: true }).first();

/** Opens an address and waits until the page receives events. */
async function listenAt(page: Visit["page"], address: string): Promise<void> {
  const listening = page.waitForResponse((response) => new URL(response.url()).pathname === "/api/events");
  await page.goto(address);
  await listening;
}

describe("in Arabic", () => {
  const locale = "ar";
  test("a user is notified at once on every screen, and is led to the oldest new comment", async () => {
    const caller = await world.calls(omar);
    await caller.call("PUT", "/notifications/read", {});
    const topic = await newTopic(caller, "Bell");
    const visit = await world.as(omar, { locale });
    const { page, t } = visit;
    await listenAt(page, "/notifications");
    await bell(visit, 0).waitFor();
    const other = await visit.context.newPage();
    await listenAt(other, "/");
    const phone = await world.as(omar, { locale, phone: true });
    await listenAt(phone.page, "/community");

    const reem = await world.calls("reem@diwan.example");
    const first = await reem.call<Comment>("POST", `/topics/${topic.id}/comments`, { content: "The oldest" });
    await reem.call("POST", `/topics/${topic.id}/comments`, { content: "The newest" });
    for (const screen of [visit, { ...visit, page: other }, phone]) await bell(screen, 1).waitFor();

    await page.getByRole("button", { name: t("notifications.showNew") }).click();
    const line = page.getByRole("listitem").filter({ hasText: "The oldest" });
    await line.getByRole("link").click();
    await page.waitForURL((url) => url.pathname.endsWith(`/topic/${topic.id}`));
    expect(new URL(page.url()).searchParams.get("comment")).toBe(first.id);
    await page.getByRole("article").filter({ hasText: "The oldest" }).first().waitFor();
    for (const screen of [{ ...visit, page: other }, phone]) await bell(screen, 0).waitFor();
    expect(await unread(caller)).toBe(0);
  });

  test("a mentioned colleague is notified in two tabs at once, and reading it in one counts in both", async () => {
    const caller = await world.calls(omar);
    await caller.call("PUT", "/notifications/read", {});
    const reem = await world.calls("reem@diwan.example");
    const topic = await newTopic(reem, "Named");
    const visit = await world.as(omar, { locale });
    await visit.page.goto("/");
    const other = { ...visit, page: await visit.context.newPage() };
    await other.page.goto("/notifications");
    for (const screen of [visit, other]) await bell(screen, 0).waitFor();

    const mention = { type: "mention", attrs: { kind: "person", id: caller.id, label: "Omar Haddad" } };
    const words = { type: "text", text: " have a look" };
    const content = { type: "doc", content: [{ type: "paragraph", content: [mention, words] }] };
    await reem.call("POST", `/topics/${topic.id}/comments`, { content });
    for (const screen of [visit, other]) await bell(screen, 1).waitFor();

    await other.page.goto("/notifications?kind=mention");
    const line = other.page.getByRole("listitem").filter({ hasText: "Named" });
    await line.getByRole("button", { name: visit.t("notifications.readOne") }).click();
    for (const screen of [visit, other]) await bell(screen, 0).waitFor();
    expect(await unread(caller)).toBe(0);
    // Mentioning oneself does not notify.
    const own = { ...content, content: [{ type: "paragraph", content: [mention] }] };
    await caller.call("POST", `/topics/${topic.id}/comments`, { content: own });
    await reem.call("PUT", `/topics/${topic.id}/like`);
    await reem.call("POST", `/topics/${topic.id}/comments`, { content });
    await bell(visit, 1).waitFor();
    expect(await unread(caller)).toBe(1);
  });

  test("a user marks all as read, undoes it, and filters the rest by kind", async () => {
    const caller = await world.calls(omar);
    await caller.call("PUT", "/notifications/read", {});
    const topic = await newTopic(caller, "Undo");
    const reem = await world.calls("reem@diwan.example");
    await reem.call("POST", `/topics/${topic.id}/comments`, { content: "A word" });
    await reem.call("PUT", `/topics/${topic.id}/like`);
    await expect.poll(() => unread(caller)).toBe(2);

    const visit = await world.as(omar, { locale });
    const { page, t } = visit;
    await page.goto("/notifications?unread=true");
    const readAll = async (): Promise<{ readAt: string }> => {
      const answered = page.waitForResponse((response) => response.url().endsWith("/api/notifications/read"));
      await page.getByRole("button", { name: t("notifications.readAll") }).click();
      const { data } = (await (await answered).json()) as { data: { readAt: string } };
      await bell(visit, 0).waitFor();
      return { readAt: data.readAt };
    };
    const undo = page.getByRole("button", { name: t("notifications.undo") });
    const reading = await readAll();
    await undo.waitFor();
    // Undone on another screen: the offer disappears.
    await caller.call("PUT", "/notifications/unread", reading);
    await undo.waitFor({ state: "detached" });
    await bell(visit, 2).waitFor();
    await readAll();
    await undo.click();
    await bell(visit, 2).waitFor();
    await page.getByLabel(t("notifications.filter.kind")).selectOption("like");
    await page.waitForURL((url) => url.searchParams.get("kind") === "like");
    await expect.poll(() => page.getByRole("listitem").filter({ hasText: "Undo" }).count()).toBe(1);
    await page
      .getByRole("listitem")
      .getByRole("button", { name: t("notifications.readOne") })
      .click();
    await bell(visit, 1).waitFor();
    await visit.settled();
  });

  test("chosen notifications apply at once and persist after a reload, also on a phone", async () => {
    const visit = await world.as(omar, { locale, phone: 320 });
    const { page, t } = visit;
    await page.goto("/user-profile/notifications");
    const likes = page.getByRole("combobox", {
      name: t("notifications.preferences.emailOf", { kind: t("notifications.kind.like") }),
    });
    await likes.selectOption("digest");
    const caller = await world.calls(omar);
    type Choice = { kinds: { kind: string; email: string }[]; quietHours: { from: string } | null };
    const chosen = () => caller.call<Choice>("GET", "/me/notification-preferences");
    await expect.poll(async () => (await chosen()).kinds.find(({ kind }) => kind === "like")?.email).toBe("digest");
    const quiet = page.getByRole("switch", { name: t("notifications.preferences.quiet") });
    await quiet.click();
    const from = page.getByRole("group", { name: t("notifications.preferences.from") });
    await from.getByRole("spinbutton").first().press("2");
    await page.keyboard.press("1");
    await expect.poll(async () => (await chosen()).quietHours?.from).toBe("21:00");
    await page.reload();
    await expect.poll(() => likes.inputValue()).toBe("digest");
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await inspect(visit);
    await quiet.click();
    await expect.poll(async () => (await chosen()).quietHours).toBe(null);
    await likes.selectOption("off");
    await expect.poll(async () => (await chosen()).kinds.find(({ kind }) => kind === "like")?.email).toBe("off");
  });
});
