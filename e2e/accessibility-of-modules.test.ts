import { beforeAll, describe, test } from "vitest";
import type { Comment, Topic } from "#modules/community/contract/schemas.ts";
import { at, examine, goneTo, type Scene } from "./scenes.ts";
import { openMenu, readApart } from "./steps.ts";
import { useWorld } from "./world.ts";

const world = useWorld();
const huda = "moderator@diwan.example";

let topic: Topic;
let caseId = "";

const topicPath = (): string => `/community/categories/4/topic/${topic.id}`;

beforeAll(async () => {
  const [omar, moderator] = [await world.calls("employee@diwan.example"), await world.calls(huda)];
  topic = await omar.call<Topic>("POST", "/topics", {
    categoryId: "4",
    titleEn: "Everything a topic can hold",
    titleAr: "كل ما يمكن أن يحمله موضوع",
    contentEn: "Words about coffee.",
    contentAr: "كلمات عن القهوة.",
    poll: {
      questionEn: "Which?",
      questionAr: "أيّهما؟",
      choices: [
        { textEn: "This", textAr: "هذا" },
        { textEn: "That", textAr: "ذاك" },
      ],
      ballot: "open",
    },
  });
  await omar.call("PATCH", `/topics/${topic.id}`, { version: topic.version, contentEn: "Better words about coffee." });
  const comment = await omar.call<Comment>("POST", `/topics/${topic.id}/comments`, { content: "Coffee is best" });
  for (const email of ["manager@diwan.example", "attendance@diwan.example"]) {
    const caller = await world.calls(email);
    await caller.call("PUT", `/topics/${topic.id}/vote`, { choices: [topic.poll?.choices[0]?.id] });
    await caller.call("POST", `/comments/${comment.id}/reports`, { reason: "spam", text: "Again and again" });
    await caller.call("PUT", `/topics/${topic.id}/like`);
  }
  const cases = await moderator.call<{ id: string }[]>("GET", `/report-cases?topic=${topic.id}`);
  caseId = cases[0]?.id ?? "";
  await moderator.call("POST", "/topic-drafts", { content: { titleEn: "Half a thought", categoryId: "4" } });
});

const pages: Scene[] = [
  ["all reports, decided ones too", goneTo("/admin/reports?state=all&sort=urgent")],
  ["no reports of a kind", goneTo("/admin/reports?reason=hate&category=7")],
  ["a case that is not there", goneTo("/admin/reports/999999")],
  ["search for coffee", goneTo("/search?q=coffee")],
  ["search for a person", goneTo("/search?q=omar&kind=person")],
  ["search with filters", goneTo("/search?q=coffee&category=4&from=2026-01-01")],
  ["search for nothing that is there", goneTo("/search?q=qxqxqx")],
  ["attendance as a list", goneTo("/attendance?view=list")],
  ["attendance before the first day of work", goneTo("/attendance?day=2019-03-05")],
  ["editing what is not there", goneTo("/community/topics/999999/edit")],
];
/** Scenes that differ most on a phone and in the dark theme, besides the pages by address. */
const different: Scene[] = [
  ["reports", goneTo("/admin/reports")],
  ["a case", goneTo(() => `/admin/reports/${caseId}`)],
  ["search", goneTo("/search")],
  ["attendance", goneTo("/attendance")],
  ["notifications", goneTo("/notifications")],
  ["choices of notifications", goneTo("/user-profile/notifications")],
  ["writing an edit", goneTo(() => `/community/topics/${topic.id}/edit`)],
];

const layers: Scene[] = [
  ["a poll", at(topicPath)],
  ["a vote without a choice", ({ button, t }) => button(t("polls.card.vote")).click()],
  ["results of a poll", ({ button, t }) => button(t("polls.card.showResults")).click()],
  [
    "results as a table",
    async ({ page, t }) => {
      await page.getByRole("radio", { name: t("polls.results.table") }).check();
      await page.getByRole("table").waitFor();
    },
  ],
  [
    "who voted",
    async ({ page, button, t }) => {
      await button(t("polls.voters.title")).click();
      await page
        .getByRole("dialog", { name: t("polls.voters.title") })
        .getByRole("listitem")
        .first()
        .waitFor();
    },
  ],
  [
    "question before closing a poll",
    async ({ page, button, t }) => {
      await page.goto(topicPath());
      await button(t("polls.closing.close")).click();
      await page.getByRole("alertdialog").waitFor();
    },
  ],
  [
    "edits of a topic",
    async ({ page, t }) => {
      await page.goto(topicPath());
      await page.getByTitle(t("community.topic.actions")).first().click();
      await page.getByRole("menuitem", { name: t("community.topic.history") }).click();
      await page.getByRole("dialog", { name: t("community.history.title") }).waitFor();
    },
  ],
  [
    "asking to read, without a day",
    async ({ page, button, t }) => {
      await page.goto(topicPath());
      await button(t("acknowledgements.ask")).click();
      const dialog = page.getByRole("dialog", { name: t("acknowledgements.ask") });
      await dialog.getByRole("radio", { name: t("acknowledgements.someDepartments") }).check();
      await dialog.getByRole("button", { name: t("acknowledgements.send"), exact: true }).click();
      await dialog.getByText(t("acknowledgements.departmentsMissing")).waitFor();
    },
  ],
  [
    "reporting a topic, without a reason",
    async ({ page, button, t }) => {
      await page.goto(topicPath());
      await page.getByTitle(t("community.topic.actions")).first().click();
      await page.getByRole("menuitem", { name: t("moderation.report.topic") }).click();
      await button(t("moderation.report.send")).click();
      await page.getByText(t("moderation.report.chooseReason")).waitFor();
    },
  ],
  [
    "reporting with a name",
    async ({ page, t }) => {
      await page.getByRole("radio", { name: t("moderation.reasons.intellectualProperty") }).check();
      await page.getByText(t("moderation.report.named")).waitFor();
    },
  ],
  [
    "reporting a comment",
    async (visit) => {
      const { page, t } = visit;
      await page.goto(topicPath());
      await openMenu(visit, page.getByRole("article"), t("moderation.report.comment"));
      await page.getByRole("dialog", { name: t("moderation.report.commentTitle") }).waitFor();
    },
  ],
  [
    "deciding without a decision",
    async ({ page, button, t }) => {
      await page.goto(`/admin/reports/${caseId}`);
      await button(t("moderationAdmin.case.decide")).click();
      await page.getByText(t("moderationAdmin.case.chooseDecision")).waitFor();
    },
  ],
  [
    "question before deciding",
    async ({ page, button, t }) => {
      await page.getByRole("radio", { name: t("moderationAdmin.case.keep"), exact: true }).check();
      await page.getByRole("textbox", { name: t("moderationAdmin.case.reasonLabel") }).fill("It is harmless");
      await button(t("moderationAdmin.case.decide")).click();
      await page.getByRole("alertdialog").waitFor();
    },
  ],
  [
    "drafts",
    async ({ page, button, t }) => {
      await page.goto("/community/topics/add");
      await button(t("community.drafts.title")).click();
      await page
        .getByRole("dialog", { name: t("community.drafts.title") })
        .getByText("Half a thought")
        .waitFor();
    },
  ],
  [
    "the palette, before anything is typed",
    async ({ page, t, settled }) => {
      await page.goto("/community");
      await settled();
      await page.keyboard.press("Control+k");
      await page.getByRole("dialog", { name: t("search.palette.title") }).waitFor();
    },
  ],
  [
    "the palette with what it found",
    async ({ page }) => {
      await page.keyboard.type("coffee");
      await page.getByRole("option").locator("mark").first().waitFor();
    },
  ],
  [
    "shortcuts",
    async ({ page, t }) => {
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await page.keyboard.press("Shift+Slash");
      await page.getByRole("dialog", { name: t("shell.shortcuts.title") }).waitFor();
    },
  ],
];

const failures: Scene[] = [
  [
    "reports that cannot be loaded",
    async ({ page, context }) => {
      await readApart({ context });
      await context.route(/\/api\/(report-cases|search|notifications|saved-views|topics|topic-drafts)/, (route) =>
        route.abort("connectionreset"),
      );
      await page.goto("/admin/reports");
      await page.getByRole("alert").first().waitFor();
    },
  ],
  ["a case that cannot be loaded", at(() => `/admin/reports/${caseId}`)],
  ["a search that fails", at("/search?q=coffee")],
  ["notifications that cannot be loaded", at("/notifications")],
  ["a topic that cannot be loaded for editing", at(() => `/community/topics/${topic.id}/edit`)],
  [
    "drafts that cannot be loaded",
    async ({ page, button, t }) => {
      await page.goto("/community/topics/add");
      await button(t("community.drafts.title")).click();
      await page.getByText(t("community.drafts.failed")).waitFor();
    },
  ],
];

describe("axe finds no violation and nothing exceeds the screen width, in both languages", () => {
  const locale = "ar";

  test("on pages", async () => examine(await world.as(huda, { locale }), pages, { isAlsoNarrow: true }));
  test("in dialogs and in forms with errors", async () => examine(await world.as(huda, { locale }), layers));
  test("where something fails", async () => examine(await world.as(huda, { locale }), failures));
});

// Colours and cards do not depend on the language; the widths are checked above in both.
test("axe finds no violation in the dark theme", async () =>
  examine(await world.as(huda, { theme: "dark" }), [...different, ...pages], { inOneLanguage: true }));
test("axe finds no violation on a phone", async () =>
  examine(await world.as(huda, { locale: "ar", phone: 320 }), [...different, ...pages], { inOneLanguage: true }));
