import { describe, expect, test } from "vitest";
import type { Topic } from "#modules/community/contract/schemas.ts";
import type { ReportCase } from "#modules/moderation/contract/schemas.ts";
import { openMenu, pressOnArabic, tabTo } from "./steps.ts";
import { wordsIn } from "./words.ts";
import { useWorld, type Caller, type Visit } from "./world.ts";

const world = useWorld();
const omar = "employee@diwan.example";
const reem = "reem@diwan.example";
const huda = "moderator@diwan.example";
const nameOfOmar = "عمر حداد";

const newTopic = (author: Caller, title: string): Promise<Topic> =>
  author.call("POST", "/topics", {
    categoryId: "4",
    titleEn: title,
    titleAr: `${title} ع`,
    contentEn: "Text",
    contentAr: "نص",
  });
const addressOf = ({ id }: Topic): string => `/community/categories/4/topic/${id}`;
const caseOf = async ({ id }: Topic): Promise<ReportCase> => {
  const moderator = await world.calls(huda);
  const [found] = await moderator.call<{ id: string }[]>("GET", `/report-cases?topic=${id}`);
  return moderator.call("GET", `/report-cases/${found?.id}`);
};

/** Sends enough reports for the content to be hidden. */
async function reportByMany(path: string): Promise<void> {
  for (const email of [omar, "manager@diwan.example", "attendance@diwan.example"]) {
    await (await world.calls(email)).call("POST", path, { reason: "violence" });
  }
}

const dialogOf = ({ page, t }: Visit, kind: "topicTitle" | "commentTitle") =>
  page.getByRole("dialog", { name: t(`moderation.report.${kind}`) });

describe("in Arabic", () => {
  const locale = "ar";

  test("an employee reports on a phone, a moderator decides by keyboard, and the author reads the reason", async () => {
    const author = await world.calls(reem);
    const topic = await newTopic(author, "Manners");
    const text = "Omar is wrong, as always";
    await author.call("POST", `/topics/${topic.id}/comments`, { content: text });

    const phone = await world.as(omar, { locale, phone: true });
    const { page, t } = phone;
    await page.goto(addressOf(topic));
    await openMenu(phone, page.getByRole("article").filter({ hasText: text }), t("moderation.report.comment"));
    const dialog = dialogOf(phone, "commentTitle");
    await dialog.getByText(t("moderation.report.anonymous"), { exact: true }).waitFor();
    await dialog.getByText(t("moderation.report.emergency"), { exact: true }).waitFor();
    // The texts of the specification.
    const english = wordsIn("en");
    expect([english("moderation.report.anonymous"), english("moderation.report.emergency")]).toEqual([
      "Reports are anonymous, except reports of intellectual property.",
      "If someone is in immediate danger, call your local emergency services.",
    ]);
    const send = dialog.getByRole("button", { name: t("moderation.report.send") });
    await send.click();
    await dialog.getByText(t("moderation.report.chooseReason")).waitFor();
    await dialog.getByRole("radio", { name: t("moderation.reasons.other") }).check();
    await send.click();
    await dialog.getByText(t("validators.fieldRequired")).waitFor();
    await dialog.getByRole("radio", { name: t("moderation.reasons.harassment") }).check();
    await dialog.getByText(t("moderation.report.unseen")).waitFor();
    await dialog.getByRole("textbox").fill("It is about a person");
    await send.click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText(t("moderation.report.sent")).first().waitFor();

    const found = await caseOf(topic);
    expect(found.texts).toEqual([{ reason: "harassment", text: "It is about a person" }]);
    const { personId } = await world.server.database.primary
      .selectFrom("account")
      .select("person_id as personId")
      .where("email", "=", omar)
      .executeTakeFirstOrThrow();
    expect([found.reporters, found.author.id === personId]).toEqual([[], false]);
    expect(JSON.stringify(found), "who reported is in no answer").not.toMatch(/Haddad|حداد/);

    const desk = await world.as(huda, { locale });
    await desk.page.goto("/admin/reports");
    await desk.settled();
    await tabTo(desk.page, desk.page.getByRole("link", { name: text }));
    await desk.page.keyboard.press("Enter");
    await desk.page.getByRole("heading", { level: 1, name: t("moderationAdmin.case.titleComment") }).waitFor();
    await desk.page.getByText("It is about a person").waitFor();
    // The key is identified by position: the Arabic keyboard layout produces another letter.
    await pressOnArabic(desk, { code: "KeyU", key: "ع", holding: "Alt" });
    const hide = desk.page.getByRole("radio", { name: t("moderationAdmin.case.deactivateComment") });
    await expect.poll(() => hide.isChecked()).toBe(true);
    await tabTo(desk.page, desk.page.getByRole("textbox", { name: t("moderationAdmin.case.reasonLabel") }));
    await desk.page.keyboard.press("Control+Enter");
    await desk.page.getByText(t("validators.required")).waitFor();
    await desk.page.keyboard.type("We argue about things, not people");
    await desk.page.keyboard.press("Control+Enter");
    const question = desk.page.getByRole("alertdialog");
    await question.getByText("We argue about things, not people").waitFor();
    await tabTo(desk.page, question.getByRole("button", { name: t("moderationAdmin.case.decide") }));
    await desk.page.keyboard.press("Enter");
    await desk.page.getByRole("heading", { name: t("moderationAdmin.case.decidedTitle") }).waitFor();
    await question.waitFor({ state: "detached" });
    await expect.poll(() => desk.page.evaluate(() => document.activeElement?.tagName)).toBe("H1");

    // Colleagues no longer see the comment, also on the phone that had it open.
    await page.getByText(t("community.comments.hidden")).waitFor();
    expect(await page.getByText(text).count()).toBe(0);

    const writer = await world.as(reem, { locale });
    await writer.page.goto("/notifications?kind=reportDecided");
    const line = writer.page.getByRole("listitem").filter({ hasText: "Manners" });
    await line.getByText("We argue about things, not people").waitFor();
    await line.getByRole("link").click();
    await writer.page.waitForURL((url) => url.pathname === addressOf(topic));
    const own = writer.page.getByRole("article").filter({ hasText: text });
    await own.getByText(t("community.comments.takenDown")).waitFor();
    await own.getByText("We argue about things, not people").waitFor();
  });

  test("a topic reported by many is hidden until a moderator keeps it, and its author sees both states", async () => {
    const topic = await newTopic(await world.calls(reem), "Harmless");
    const title = topic.titleAr ?? "";
    const reader = await world.as("sara@diwan.example", { locale });
    const { t } = reader;
    await reader.page.goto("/community/categories/4?sort=newest");
    await reader.page.getByRole("link", { name: title }).waitFor();
    await reportByMany(`/topics/${topic.id}/reports`);
    await reader.page.goto(addressOf(topic));
    await reader.page.getByRole("dialog", { name: t("community.topic.missingTitle") }).waitFor();
    expect(await reader.page.getByRole("link", { name: title }).count()).toBe(0);

    const writer = await world.as(reem, { locale });
    await writer.page.goto(addressOf(topic));
    await writer.page.getByText(t("community.topic.hiddenBanner")).waitFor();

    const desk = await world.as(huda, { locale });
    const found = await caseOf(topic);
    await desk.page.goto(`/admin/reports/${found.id}`);
    await desk.page.getByText(t("moderationAdmin.case.nowHidden")).waitFor();
    await desk.page.getByRole("radio", { name: t("moderationAdmin.case.keep"), exact: true }).check();
    await desk.button(t("moderationAdmin.case.templates")).click();
    await desk.page.getByRole("menuitem", { name: t("moderationAdmin.templates.fine") }).click();
    await desk.button(t("moderationAdmin.case.decide")).click();
    const question = desk.page.getByRole("alertdialog");
    await question.getByRole("button", { name: t("moderationAdmin.case.decide") }).click();
    await desk.page.getByRole("heading", { name: t("moderationAdmin.case.decidedTitle") }).waitFor();

    await writer.page.getByText(t("community.topic.decisionKeep")).waitFor();
    await writer.page.getByText(t("community.topic.hiddenBanner")).waitFor({ state: "detached" });
    await reader.page.reload();
    await reader.page.getByRole("dialog", { name: title }).waitFor();
    expect(await reader.page.getByText(t("community.topic.decisionKeep")).count(), "it is the author's alone").toBe(0);
  });

  test("a claim of intellectual property announces and shows the reporter's name", async () => {
    const topic = await newTopic(await world.calls(reem), "My drawing");
    const visit = await world.as(omar, { locale });
    const { page, t, button } = visit;
    await page.goto(addressOf(topic));
    const menu = button(t("community.topic.actions"));
    await menu.click();
    await page.getByRole("menuitem", { name: t("moderation.report.topic") }).click();
    const dialog = dialogOf(visit, "topicTitle");
    expect(await dialog.getByText(t("moderation.report.named")).count()).toBe(0);
    await dialog.getByRole("radio", { name: t("moderation.reasons.intellectualProperty") }).check();
    await dialog.getByText(t("moderation.report.named")).waitFor();
    await dialog.getByRole("textbox").fill("I drew it");
    await dialog.getByRole("textbox").press("Control+Enter");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => menu.evaluate((element) => element === document.activeElement)).toBe(true);

    const desk = await world.as(huda, { locale });
    const found = await caseOf(topic);
    await desk.page.goto(`/admin/reports/${found.id}`);
    await desk.page.getByRole("listitem").filter({ hasText: nameOfOmar }).getByText("I drew it").waitFor();
  });

  test("when two moderators open one case, the slower one sees the other's decision", async () => {
    const topic = await newTopic(await world.calls(reem), "Twice");
    await (await world.calls(omar)).call("POST", `/topics/${topic.id}/reports`, { reason: "spam" });
    const found = await caseOf(topic);
    const { page, t } = await world.as(huda, { locale });
    await page.goto(`/admin/reports/${found.id}`);
    const reason = page.getByRole("textbox", { name: t("moderationAdmin.case.reasonLabel") });
    await reason.fill("I am still thinking");
    const decision = { decision: "keep", reason: "It is fine." };
    await (await world.calls("admin@diwan.example")).call("POST", `/report-cases/${found.id}/decision`, decision);
    await page.getByText(t("moderationAdmin.case.faster")).first().waitFor();
    await page.getByText("It is fine.").waitFor();
    expect(await reason.count()).toBe(0);
  });
});

test("at the address of the reports a user without permission is refused, and is offered no link there", async () => {
  const { page, t } = await world.as(omar, { tolerates: /403 not_allowed/ });
  await page.goto("/admin/reports");
  await page.getByRole("heading", { level: 1, name: t("shell.notAllowed.title") }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/admin/reports");
  expect(await page.locator('a[href^="/admin"]').count()).toBe(0);
});
