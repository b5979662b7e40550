import { describe, expect, test } from "vitest";
import type { Comment, Topic } from "#modules/community/contract/schemas.ts";
import { commentOn, isolated, openMenu } from "./steps.ts";
import { useWorld, type Caller } from "./world.ts";

const world = useWorld();
const omar = "employee@diwan.example";
const name = { omar: "عمر حداد", reem: "ريم الدوسري" };

/** Creates a topic without comments in category 4. */
const newTopic = (author: Caller, title: string): Promise<Topic> =>
  author.call("POST", "/topics", {
    categoryId: "4",
    titleEn: title,
    titleAr: `${title} ع`,
    contentEn: "Text",
    contentAr: "نص",
  });

describe("in Arabic", () => {
  const locale = "ar";
  const titleOf = (topic: Topic): string => topic.titleAr ?? "";

  test("a user comments, replies, edits the reply and deletes both", async () => {
    const topic = await newTopic(await world.calls("reem@diwan.example"), "Tea at four");
    const visit = await world.as(omar, { locale });
    const { page, t } = visit;
    await page.goto("/community/categories/4");
    await page.getByRole("link", { name: titleOf(topic) }).click();
    const dialog = page.getByRole("dialog", { name: titleOf(topic) });
    await dialog.getByText(t("community.comments.empty")).waitFor();

    await commentOn(visit, "First line https://diwan.example/tea\nSecond line");
    const first = dialog.getByRole("article").filter({ hasText: "Second line" });
    await first.getByRole("link", { name: "https://diwan.example/tea" }).waitFor();
    await dialog.getByRole("heading", { name: t("community.comments.title", { count: 1 }) }).waitFor();

    await first.getByRole("button", { name: t("community.comments.reply") }).click();
    const answer = dialog.getByRole("form", {
      name: t("community.comments.writeReply", { name: isolated(name.omar) }),
    });
    await answer.getByRole("textbox").fill("An answer");
    await answer.getByRole("textbox").press("Control+Enter");
    const reply = dialog.getByRole("article").filter({ hasText: "An answer" }).last();
    await reply.waitFor();
    await dialog.getByRole("heading", { name: t("community.comments.title", { count: 2 }) }).waitFor();

    await openMenu(visit, reply, t("community.comments.edit"));
    const change = dialog.getByRole("form", { name: t("community.comments.edit") });
    await change.getByRole("textbox").fill("A better answer");
    await change.getByRole("button", { name: t("community.comments.save") }).click();
    const better = dialog.getByRole("article").filter({ hasText: "A better answer" }).last();
    await better.getByText(t("community.comments.edited")).waitFor();

    // The root is deleted, restored by the focused Undo button, and deleted again.
    const question = page.getByRole("alertdialog", {
      name: t("community.comments.deleteTitleOf", { name: isolated(name.omar) }),
    });
    await openMenu(visit, first, t("community.comments.delete"));
    await question.getByRole("button", { name: t("community.comments.delete"), exact: true }).click();
    const undo = dialog.getByRole("button", { name: t("community.comments.undoDelete") });
    await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true);
    await dialog.getByRole("heading", { name: t("community.comments.title", { count: 1 }) }).waitFor();
    await page.keyboard.press("Enter");
    await first.waitFor();
    await expect.poll(() => first.evaluate((article) => article === document.activeElement)).toBe(true);
    await dialog.getByRole("heading", { name: t("community.comments.title", { count: 2 }) }).waitFor();
    await openMenu(visit, first, t("community.comments.delete"));
    await question.getByRole("button", { name: t("community.comments.delete"), exact: true }).click();
    await dialog.getByText(t("community.comments.deleted")).waitFor();
    await openMenu(visit, better, t("community.comments.delete"));
    await question
      .getByRole("button", { name: t("community.comments.cancel"), exact: true })
      .first()
      .click();
    await openMenu(visit, better, t("community.comments.delete"));
    await question.getByRole("button", { name: t("community.comments.delete"), exact: true }).click();
    await better.waitFor({ state: "detached" });
    expect(await dialog.getByText(t("community.comments.deleted")).count(), "both keep their place").toBe(2);
    await dialog.getByRole("heading", { name: t("community.comments.title", { count: 0 }), exact: true }).waitFor();
    const after = await (await world.calls(omar)).call<Comment[]>("GET", `/topics/${topic.id}/comments`);
    expect(after).toEqual([]);
  });

  test("on a phone, typing does not scroll the page, and a notice covers neither field nor buttons", async () => {
    const reem = await world.calls("reem@diwan.example");
    const contentEn = Array.from({ length: 40 }, (_, index) => `Paragraph ${index}`).join("\n\n");
    const long = { categoryId: "4", titleEn: "Long", titleAr: "طويل", contentEn };
    const topic = await reem.call<Topic>("POST", "/topics", long);
    await reem.call("POST", `/topics/${topic.id}/comments`, { content: "Read to the end" });
    const { page, t, settled } = await world.as(omar, { locale, phone: true });
    await page.goto(`/community/categories/4/topic/${topic.id}`);
    await page.getByText("Read to the end").waitFor();
    await settled();
    const form = page.getByRole("form", { name: t("community.comments.write"), exact: true });
    const box = form.getByRole("textbox");
    const place = (): Promise<number> =>
      box.evaluate((element) => {
        let above = element.parentElement;
        while (above !== null && getComputedStyle(above).overflowY !== "auto") above = above.parentElement;
        return above?.scrollTop ?? -1;
      });
    await page.getByText("Paragraph 25", { exact: true }).scrollIntoViewIfNeeded();
    await box.click();
    const before = await place();
    await box.pressSequentially("One\ntwo\nthree");
    expect([before > 0, await place()]).toEqual([true, before]);

    const comment = page.getByRole("article").filter({ hasText: "Read to the end" });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await comment.getByTitle(t("community.comments.actionsPlain")).click();
    await page.getByRole("menuitem", { name: t("community.comments.copyLink") }).click();
    const notice = page.getByText(t("community.comments.linkCopied")).locator("..");
    await notice.waitFor();
    const dialog = page.getByRole("dialog");
    const close = dialog.getByRole("button", { name: t("client.ui.close"), exact: true });
    const said = await notice.boundingBox();
    for (const other of [await form.boundingBox(), await close.boundingBox()]) {
      if (said === null || other === null) throw new Error("It is not there.");
      expect(said.y >= other.y + other.height || said.y + said.height <= other.y).toBe(true);
    }
  });

  test("a user likes a topic and a comment, sees who else does, and removes the like", async () => {
    const reem = await world.calls("reem@diwan.example");
    const topic = await newTopic(reem, "A heart");
    await reem.call("PUT", `/topics/${topic.id}/like`);
    await reem.call("POST", `/topics/${topic.id}/comments`, { content: "Like me" });
    const { page, t } = await world.as(omar, { locale });
    await page.goto(`/community/categories/4/topic/${topic.id}`);
    const heart = page.getByRole("button", { name: t("community.topic.like"), exact: true });
    await heart.click();
    await page.locator("[aria-pressed=true]").first().waitFor();
    await page.getByRole("button", { name: t("community.topic.likedByYou", { others: 1 }) }).click();
    const likers = page.getByRole("dialog", { name: t("community.topic.whoLikes") });
    await likers.getByText(name.reem).waitFor();
    await likers.getByText(name.omar).waitFor();
    await page.keyboard.press("Escape");
    await likers.waitFor({ state: "detached" });

    await heart.click();
    await page.getByRole("button", { name: t("community.topic.likedByOthers", { count: 1 }) }).waitFor();
    const comment = page.getByRole("article").filter({ hasText: "Like me" });
    const small = comment.getByRole("button", { name: t("community.comments.likeBy", { name: isolated(name.reem) }) });
    await small.click();
    await comment.getByText(t("community.list.likes", { count: 1 })).waitFor();
    await small.click();
    await comment.getByText(t("community.list.likes", { count: 1 })).waitFor({ state: "detached" });

    await expect
      .poll(() => reem.call<Topic>("GET", `/topics/${topic.id}`))
      .toMatchObject({ likeCount: 1, liked: true });
    await page.reload();
    await page.getByRole("button", { name: t("community.topic.likedByOthers", { count: 1 }) }).waitFor();
  });

  test("comments of other users are announced, shown on request, and counted at once", async () => {
    const topic = await newTopic(await world.calls("moderator@diwan.example"), "Live");
    const here = await world.as(omar, { locale });
    const there = await world.as("reem@diwan.example", { locale, phone: true });
    const { page, t } = here;
    await page.goto("/community/categories/4");
    await page.getByRole("link", { name: titleOf(topic) }).click();
    await page.getByText(t("community.comments.empty")).waitFor();
    await there.page.goto(`/community/categories/4/topic/${topic.id}`);
    await there.page.getByText(t("community.comments.empty")).waitFor();

    await commentOn(there, "From a phone");
    const pill = page.getByRole("button", { name: t("community.comments.arrived", { count: 1 }) });
    await pill.waitFor();
    expect(await page.getByText("From a phone").count(), "nothing moves by itself").toBe(0);
    await page.getByRole("heading", { name: t("community.comments.title", { count: 1 }) }).waitFor();
    expect(await page.getByText(t("community.comments.empty")).count(), "one truth").toBe(0);
    await commentOn(there, "And another");
    await page.getByRole("button", { name: t("community.comments.arrived", { count: 2 }) }).click();
    await page.getByText("From a phone").waitFor();
    await page.getByText("And another").waitFor();

    await commentOn(here, "Heard");
    await there.page.getByRole("button", { name: t("community.comments.arrived", { count: 1 }) }).click();
    await there.page.getByText("Heard").waitFor();
  });

  test("a list announces new items and does not change until requested", async () => {
    const reem = await world.calls("reem@diwan.example");
    const topic = await newTopic(reem, "Quiet");
    const { page, t, settled } = await world.as(omar, { locale });
    await page.goto("/community/categories/4");
    await settled();
    const titles = () => page.getByRole("main").getByRole("listitem").locator("a[data-topic]").allTextContents();
    const before = await titles();
    await reem.call("POST", `/topics/${topic.id}/comments`, { content: "Something" });
    const late = await newTopic(reem, "Brand new");
    const pill = page.getByRole("button", { name: t("community.list.arrived", { count: 2 }) });
    await pill.waitFor();
    expect((await titles()).map((title) => title.replace(t("community.list.unread"), "")).length).toBe(before.length);
    await pill.click();
    await page.getByRole("link", { name: titleOf(late) }).waitFor();
    await pill.waitFor({ state: "detached" });
  });

  test("a comment whose response is lost is stored once, however often the button is pressed", async () => {
    const topic = await newTopic(await world.calls("reem@diwan.example"), "Lost");
    const { page, context, t } = await world.as(omar, { locale });
    await page.goto(`/community/categories/4/topic/${topic.id}`);
    const keys: string[] = [];
    let lost = 0;
    await context.route(`**/api/topics/${topic.id}/comments`, async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      keys.push((await route.request().headerValue("idempotency-key")) ?? "");
      // The server handles the request, but its response is lost.
      if (lost < 2) {
        lost += 1;
        await route.fetch();
        return route.abort("connectionreset");
      }
      return route.continue();
    });
    const form = page.getByRole("form", { name: t("community.comments.write"), exact: true });
    const send = form.getByRole("button", { name: t("community.comments.send"), exact: true });
    await form.getByRole("textbox").fill("Only once");
    for (let time = 0; time < 2; time += 1) {
      await send.click();
      await form.getByText(t("community.comments.failed")).waitFor();
      expect(await form.getByRole("textbox").inputValue()).toBe("Only once");
    }
    await send.click();
    await page.getByRole("article").filter({ hasText: "Only once" }).waitFor();
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
    const stored = await (await world.calls(omar)).call<Comment[]>("GET", `/topics/${topic.id}/comments`);
    expect(stored.map(({ content }) => content)).toEqual(["Only once"]);
  });

  test("actions on other users' comments are offered only to the roles that may take them", async () => {
    const reem = await world.calls("reem@diwan.example");
    const topic = await newTopic(reem, "Roles");
    await reem.call("POST", `/topics/${topic.id}/comments`, { content: "Not for everybody" });
    const items = async (email: string): Promise<string[]> => {
      const { page, t } = await world.as(email, { locale });
      await page.goto(`/community/categories/4/topic/${topic.id}`);
      const comment = page.getByRole("article").filter({ hasText: "Not for everybody" });
      await comment.getByTitle(t("community.comments.actionsPlain")).click();
      await page.getByRole("menuitem").first().waitFor();
      return page.getByRole("menuitem").allTextContents();
    };
    const { t } = await world.visit({ locale });
    const [copy, change, remove] = (["copyLink", "edit", "delete"] as const).map((key) =>
      t(`community.comments.${key}`),
    );
    const report = t("moderation.report.comment");
    expect(await items(omar)).toEqual([copy, report]);
    expect(await items("moderator@diwan.example")).toEqual([copy, report, remove]);
    expect(await items("reem@diwan.example")).toEqual([copy, change, remove]);
  });

  test("unread topics are marked, and cleared by reading or all at once", async () => {
    const reem = await world.calls("reem@diwan.example");
    const [read, unread] = [await newTopic(reem, "One"), await newTopic(reem, "Two")];
    const { page, t, button } = await world.as("yousef@diwan.example", { locale });
    await page.goto("/community/categories/4");
    const mark = t("community.list.unread");
    const rowOf = (topic: Topic) =>
      page.getByRole("listitem").filter({ has: page.locator(`a[data-topic="${topic.id}"]`) });
    await rowOf(read).getByText(mark).waitFor();
    await rowOf(unread).getByText(mark).waitFor();

    await page.getByRole("link", { name: titleOf(read) }).click();
    await page.getByText(t("community.comments.empty")).waitFor();
    await page.keyboard.press("Escape");
    await rowOf(read).getByText(mark).waitFor({ state: "detached" });
    expect(await rowOf(unread).getByText(mark).count()).toBe(1);

    await button(t("community.markAllRead")).click();
    await page.getByText(t("community.markedAllRead")).first().waitFor();
    await page.getByRole("listitem").getByText(mark).first().waitFor({ state: "detached" });
    await page.reload();
    await rowOf(unread).waitFor();
    expect(await page.getByRole("main").getByText(mark).count()).toBe(0);
  });
});
