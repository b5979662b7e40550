import { describe, expect, test } from "vitest";
import type { Topic } from "#modules/community/contract/schemas.ts";
import type { Poll } from "#modules/polls/contract/schemas.ts";
import { tabTo } from "./steps.ts";
import { useWorld, type Caller } from "./world.ts";

const world = useWorld();
const omar = "employee@diwan.example";
const reem = "reem@diwan.example";
const layla = "manager@diwan.example";

const words = {
  en: { question: "What shall we drink?", choices: ["Tea", "Coffee", "Water"], reem: "Reem Al-Dosari" },
  ar: { question: "ماذا نشرب؟", choices: ["شاي", "قهوة", "ماء"], reem: "ريم الدوسري" },
} as const;

/** Creates a topic with a poll about drinks, in both languages. */
const ask = (author: Caller, poll: object = {}): Promise<Topic> =>
  author.call("POST", "/topics", {
    categoryId: "4",
    titleEn: "On the terrace",
    titleAr: "على الشرفة",
    contentEn: "Today at four.",
    contentAr: "اليوم عند الرابعة.",
    poll: {
      questionEn: words.en.question,
      questionAr: words.ar.question,
      choices: words.en.choices.map((textEn, index) => ({ textEn, textAr: words.ar.choices[index] })),
      ...poll,
    },
  });

const addressOf = ({ id }: Topic): string => `/community/categories/4/topic/${id}`;
const pollOf = (caller: Caller, { id }: Topic): Promise<Poll> => caller.call("GET", `/topics/${id}/poll`);
const vote = (caller: Caller, { id }: Topic, choices: readonly (string | undefined)[]): Promise<Poll> =>
  caller.call("PUT", `/topics/${id}/vote`, { choices });
const idsOf = ({ poll }: Topic): string[] => poll?.choices.map(({ id }) => id) ?? [];

describe("in Arabic", () => {
  const locale = "ar";
  const { question, choices } = words.ar;
  const [tea, coffee, water] = choices;

  test("a user votes without a mouse, sees the count and other votes at once, and changes the vote", async () => {
    const author = await world.calls(reem);
    const topic = await ask(author);
    const visit = await world.as(omar, { locale });
    const { page, t, button } = visit;
    await page.goto(addressOf(topic));
    const card = page.getByRole("region", { name: question });
    await card.getByText(t("polls.card.secret")).waitFor();
    await card.getByText(t("polls.card.voters", { count: 0 })).waitFor();

    await tabTo(page, card.getByRole("group", { name: question }));
    await page.keyboard.press("Control+Enter");
    await card.getByText(t("polls.card.chooseFirst")).waitFor();
    const first = card.getByRole("radio", { name: tea });
    await expect
      .poll(() => first.evaluate((element) => element === document.activeElement), { message: "where to mend it" })
      .toBe(true);
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    expect(await card.getByRole("radio", { name: coffee }).isChecked()).toBe(true);
    await page.keyboard.press("Control+Enter");

    const results = card.getByRole("list", { name: t("polls.results.label") });
    const row = (choice: string) => results.getByRole("listitem").filter({ hasText: choice });
    await row(coffee)
      .getByText(t("polls.results.votesOf", { count: 1 }))
      .waitFor();
    await row(coffee).getByText(t("polls.card.mine")).waitFor();
    const heading = card.getByRole("heading", { name: question });
    expect(await heading.evaluate((element) => element === document.activeElement), "focus stays here").toBe(true);

    // Another user votes, and the bars are updated without a reload.
    await vote(author, topic, [idsOf(topic)[0]]);
    await row(tea)
      .getByText(t("polls.results.votesOf", { count: 1 }))
      .waitFor();
    await card.getByText(t("polls.card.voters", { count: 2 })).waitFor();
    expect(await row(tea).getByText(t("polls.card.mine")).count()).toBe(0);

    await tabTo(page, card.getByRole("button", { name: t("polls.card.change") }));
    await page.keyboard.press("Enter");
    await tabTo(page, card.getByRole("group", { name: question }));
    await page.keyboard.press("ArrowDown");
    await tabTo(page, card.getByRole("button", { name: t("polls.card.vote"), exact: true }));
    await page.keyboard.press("Enter");
    await row(water).getByText(t("polls.card.mine")).waitFor();
    await row(coffee)
      .getByText(t("polls.results.votesOf", { count: 0 }))
      .waitFor();
    const caller = await world.calls(omar);
    const counted = async () => (await pollOf(caller, topic)).choices.map(({ votes }) => votes);
    await expect.poll(counted).toEqual([1, 0, 1]);

    await button(t("polls.card.withdraw")).click();
    await card.getByRole("radio", { name: water }).waitFor();
    await card.getByText(t("polls.card.voters", { count: 1 })).waitFor();
    await expect.poll(async () => (await pollOf(caller, topic)).myChoices).toEqual([]);
  });

  test("another user's vote, cast before the response to one's own, is shown after it", async () => {
    const author = await world.calls(reem);
    const topic = await ask(author);
    const { page, t, button } = await world.as(omar, { locale });
    await page.clock.install();
    await page.goto(addressOf(topic));
    const card = page.getByRole("region", { name: question });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/api/topics/*/vote", async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
    });
    const answered = page.waitForEvent("requestfinished", (request) => request.url().endsWith("/vote"));
    await card.getByRole("radio", { name: coffee }).check();
    await button(t("polls.card.vote")).click();
    await expect.poll(async () => (await pollOf(author, topic)).voterCount).toBe(1);
    await vote(author, topic, [idsOf(topic)[0]]);

    // Events are ordered: the topic is read again on the edit, so the page has received the vote.
    const read = page.waitForResponse((response) => response.url().endsWith(`/api/topics/${topic.id}`));
    await author.call("PATCH", `/topics/${topic.id}`, { version: topic.version, contentEn: "Today at five." });
    await read;
    await page.clock.runFor(5000);
    release();
    await answered;
    const results = card.getByRole("list", { name: t("polls.results.label") });
    const votes = results.getByRole("listitem").filter({ hasText: tea });
    await votes.getByText(t("polls.results.votesOf", { count: 1 })).waitFor();
    await card.getByText(t("polls.card.voters", { count: 2 })).waitFor();
  });

  test("a user chooses two of three on a phone, and sees the voters of an open ballot", async () => {
    const author = await world.calls(reem);
    const topic = await ask(author, { maximumChoices: 2, ballot: "open", results: "afterVote" });
    await vote(author, topic, [idsOf(topic)[2]]);
    const { page, t, button } = await world.as(omar, { locale, phone: true });
    await page.goto(addressOf(topic));
    const card = page.getByRole("region", { name: question });
    await card.getByText(t("polls.card.open")).waitFor();
    expect(await button(t("polls.card.showResults")).count(), "not before one has voted").toBe(0);
    for (const choice of choices) await card.getByRole("checkbox", { name: choice }).check();
    await card.getByText(t("polls.card.chosenOf", { chosen: 3, max: 2 })).waitFor();
    await button(t("polls.card.vote")).click();
    await card
      .locator("form")
      .getByText(t("polls.card.tooMany", { count: 2 }))
      .waitFor();
    await card.getByRole("checkbox", { name: tea }).uncheck();
    await button(t("polls.card.vote")).click();

    const results = card.getByRole("list", { name: t("polls.results.label") });
    await results
      .getByRole("listitem")
      .filter({ hasText: water })
      .getByText(t("polls.results.votesOf", { count: 2 }))
      .waitFor();
    await card.getByRole("radio", { name: t("polls.results.table") }).check();
    const table = card.getByRole("table", { name: t("polls.results.caption") });
    const cells = table.getByRole("row").filter({ hasText: water }).getByRole("cell");
    expect(await cells.first().innerText()).toBe(new Intl.NumberFormat("ar-SA").format(2));

    await button(t("polls.voters.title")).click();
    const voters = page.getByRole("dialog", { name: t("polls.voters.title") });
    const person = voters.getByRole("listitem").filter({ hasText: words.ar.reem });
    await person.getByText(water).waitFor();
    await voters.getByLabel(t("polls.voters.filter")).selectOption({ label: coffee });
    await person.waitFor({ state: "detached" });
    await expect.poll(() => voters.getByRole("listitem").count()).toBe(1);
  });

  test("a poll closed by its author accepts no votes, also from a page that has not received the event", async () => {
    const author = await world.calls(reem);
    const topic = await ask(author, { results: "afterClose" });
    const hearing = await world.as(omar, { locale });
    const { t } = hearing;
    const deaf = await world.as(layla, { locale });
    // Their page receives no events.
    await deaf.context.route("**/api/events", (route) => route.abort());
    for (const { page } of [hearing, deaf]) {
      await page.goto(addressOf(topic));
      await page.getByRole("radio", { name: tea }).check();
    }
    const writer = await world.as(reem, { locale });
    await writer.page.goto(addressOf(topic));
    await writer.button(t("polls.closing.close")).click();
    const question = writer.page.getByRole("alertdialog", { name: t("polls.closing.title") });
    await question.getByRole("button", { name: t("polls.closing.confirm") }).click();
    await writer.page.getByRole("list", { name: t("polls.results.label") }).waitFor();

    await hearing.page.getByRole("list", { name: t("polls.results.label") }).waitFor();
    expect(await hearing.page.getByRole("radio", { name: tea }).count()).toBe(0);
    expect(await hearing.button(t("polls.card.vote")).count()).toBe(0);

    await deaf.button(t("polls.card.vote")).click();
    await deaf.page.getByText(t("polls.card.voteFailed")).first().waitFor();
    await deaf.page.getByRole("list", { name: t("polls.results.label") }).waitFor();
    expect(await pollOf(author, topic)).toMatchObject({ isClosed: true, voterCount: 0 });
  });

  test("only the author may export the results, and a secret ballot stays secret", async () => {
    const author = await world.calls(reem);
    const topic = await ask(author);
    await vote(await world.calls(omar), topic, [idsOf(topic)[1]]);
    const { page, t, button } = await world.as(reem, { locale });
    await page.goto(addressOf(topic));
    await button(t("polls.card.showResults")).click();
    expect(await button(t("polls.voters.title")).count(), "the ballot is secret").toBe(0);
    const [file] = await Promise.all([page.waitForEvent("download"), button(t("polls.results.csv")).click()]);
    const stream = await file.createReadStream();
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString("utf8");
    expect(text.startsWith("\ufeff"), "so that spreadsheets read Arabic").toBe(true);
    for (const choice of [...words.en.choices, ...words.ar.choices]) expect(text).toContain(choice);
    expect(text).not.toMatch(/Omar|عمر/);

    const other = await world.as(layla, { locale });
    await other.page.goto(addressOf(topic));
    await other.button(t("polls.card.showResults")).click();
    await other.page.getByRole("list", { name: t("polls.results.label") }).waitFor();
    expect(await other.button(t("polls.results.csv")).count()).toBe(0);
    expect(await other.button(t("polls.closing.close")).count()).toBe(0);
  });
});
