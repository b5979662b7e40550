import { afterAll, beforeAll, expect, test } from "vitest";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import { choices, counts, editPoll, postPoll, readPoll, sendPoll, vote } from "#testing/polls.ts";
import { checkTallies, pollsClosing } from "./index.ts";

let community: TestCommunity;
let omar: Caller, reem: Caller, huda: Caller;

beforeAll(async () => {
  community = await startCommunity();
  [omar, reem, huda] = [community.as("Omar"), community.as("Reem"), community.as("Huda")];
});
afterAll(() => community.close());

const soon = (): string => new Date(Date.now() + 7_200_000).toISOString();
const named = (ids: readonly string[]) => ids.map((id) => ({ id }));

test.each([
  ["no choices", { choices: [] }, 400, "poll.choices"],
  ["one choice", { choices: choices("Tea") }, 400, "poll.choices"],
  ["21 choices", { choices: choices(...Array.from({ length: 21 }, (_, index) => `C${index}`)) }, 400, "poll.choices"],
  ["a choice without words", { choices: [{ textEn: "Tea" }, { textEn: "  " }] }, 422, "poll.choices.1.textEn"],
  ["an invisible choice", { choices: [{ textEn: "Tea" }, { textEn: "\u200b" }] }, 400, "poll.choices.1.textEn"],
  ["a choice twice", { choices: choices("Tea", "Milk", " tea ") }, 422, "poll.choices.2.textEn"],
  ["a very long choice", { choices: choices("Tea", "x".repeat(256)) }, 400, "poll.choices.1.textEn"],
  ["a choice with an id", { choices: [{ textEn: "Tea" }, { id: "1", textEn: "Milk" }] }, 400, "poll.choices.1.id"],
  ["more to choose than there is", { choices: choices("Tea", "Milk"), maximumChoices: 3 }, 422, "poll.maximumChoices"],
  ["nothing to choose", { maximumChoices: 0 }, 400, "poll.maximumChoices"],
  ["a close in the past", { closesAt: "2020-01-01T00:00:00Z" }, 422, "poll.closesAt"],
  ["a close without a zone", { closesAt: "2999-01-01T00:00:00" }, 400, "poll.closesAt"],
  ["results nobody knows", { results: "never" }, 400, "poll.results"],
  ["a ballot nobody knows", { ballot: "sealed" }, 400, "poll.ballot"],
  ["counts of its own", { voterCount: 7 }, 400, "poll.voterCount"],
])("a poll with %s is refused", async (_name, asked, status, path) => {
  const { problem } = await sendPoll(omar, asked as never);
  expect([problem.status, problem.fields[0]?.path]).toEqual([status, path]);
});

test("every setting is returned as given and is unchanged by edits of other fields", async () => {
  const given = {
    questionEn: "Which ones?",
    questionAr: "أيّها؟",
    choices: [{ textEn: "Tea", textAr: "شاي" }, { textAr: "قهوة" }, { textEn: "Water" }],
    maximumChoices: 3,
    closesAt: soon(),
    results: "afterClose",
    ballot: "open",
    canChangeVote: false,
  } satisfies Parameters<typeof postPoll>[1];
  const { topicId, poll } = await postPoll(omar, given);
  const shape = { ...given, choices: given.choices.map((choice) => ({ textEn: null, textAr: null, ...choice })) };
  const of = ({ closesAt, ...rest }: object & { closesAt: string | null }) => ({
    ...rest,
    closesAt: Date.parse(closesAt ?? ""),
  });
  expect(of(poll)).toMatchObject(of(shape));
  expect(of((await reem.get<Topic>(`/topics/${topicId}`)).data.poll as never)).toMatchObject(of(shape));
  const { data: edited } = await editPoll(omar, topicId, { questionEn: "Which?" });
  expect(of(edited.poll as never)).toMatchObject({ ...of(shape), questionEn: "Which?", version: 2 });
  const { poll: plain } = await postPoll(omar);
  const defaults = { maximumChoices: 1, closesAt: null, results: "always", ballot: "secret", canChangeVote: true };
  expect(plain).toMatchObject({ ...defaults, questionEn: null, questionAr: null, voterCount: 0, isClosed: false });
});

test("only the author and moderators can edit a poll, with the topic's current version", async () => {
  const { topicId } = await postPoll(omar);
  expect((await editPoll(reem, topicId, { questionEn: "Mine?" })).status).toBe(403);
  expect((await omar.patch(`/topics/${topicId}`, { poll: { questionEn: "Old?" }, version: 99 })).status).toBe(409);
  expect((await editPoll(huda, topicId, { questionEn: "Ours?" })).data.poll?.questionEn).toBe("Ours?");
});

test("removing a choice with votes is refused without a confirmation, and removes its votes with one", async () => {
  const { topicId, ids } = await postPoll(omar, { maximumChoices: 2, canChangeVote: false });
  await vote(reem, topicId, ids.slice(0, 1));
  await vote(huda, topicId, ids.slice(0, 2));
  const { problem } = await editPoll(omar, topicId, { choices: named(ids.slice(1)) });
  expect(problem).toMatchObject({ status: 422, code: "choice_has_votes", fields: [{ path: "poll.choices" }] });
  expect(problem.fields[0]?.message).toContain("Tea");
  expect(problem.fields[0]?.message).toContain("2");
  expect(counts(await readPoll(omar, topicId))).toEqual([2, 2, 1, 0]);
  expect((await editPoll(omar, topicId, null)).problem.code).toBe("choice_has_votes");

  const { data } = await editPoll(omar, topicId, { choices: named(ids.slice(1)), removeVotes: true });
  expect(data.poll === null ? null : counts(data.poll)).toEqual([1, 1, 0]);
  expect(await checkTallies(community.database.primary)).toEqual([]);
  // A voter without another choice no longer counts as a voter and can vote again.
  expect((await readPoll(reem, topicId)).can.vote).toBe(true);
  expect((await vote(reem, topicId, ids.slice(2))).status).toBe(200);
});

test("choices keep their votes when moved, reworded or added to, and reworded ones are marked", async () => {
  const { topicId, ids } = await postPoll(omar);
  expect(
    (await editPoll(omar, topicId, { choices: [{ id: ids[0], textEn: "Green tea" }, ...named(ids.slice(1))] })).data
      .poll?.choices[0],
  ).toMatchObject({ isEdited: false });
  await vote(reem, topicId, ids.slice(0, 1));
  const changed = [{ id: ids[2] }, { textEn: "Milk" }, { id: ids[0], textEn: "Black tea" }, { id: ids[1] }];
  const { data } = await editPoll(omar, topicId, { choices: changed });
  const shown = data.poll?.choices.map(({ textEn, votes, isEdited }) => [textEn, votes, isEdited]);
  expect(shown).toEqual([
    ["Water", 0, false],
    ["Milk", 0, false],
    ["Black tea", 1, true],
    ["Coffee", 0, false],
  ]);
  const [audit] = await community.database.primary
    .selectFrom("audit")
    .select(["actor_id", "details", "audience"])
    .where("action", "=", "poll.updated")
    .orderBy("id", "desc")
    .limit(1)
    .execute();
  expect(audit).toMatchObject({ actor_id: omar.id, audience: null });
  expect(JSON.stringify(audit?.details)).toMatch(/^{"after":.*Black tea.*"before":.*Green tea/);
});

test("sending the same poll again without ids changes nothing", async () => {
  const { topicId, poll, ids } = await postPoll(omar);
  await vote(reem, topicId, ids.slice(0, 1));
  const { data } = await editPoll(omar, topicId, { choices: choices("Tea", "Coffee", "Water"), maximumChoices: 1 });
  expect(data.poll).toMatchObject({ version: poll.version, voterCount: 1 });
  expect(data.poll?.choices.map(({ id }) => id)).toEqual(ids);
});

test("an unknown choice, a repeated choice and a maximum below the choices already selected are refused", async () => {
  const { topicId, ids } = await postPoll(omar, { maximumChoices: 2 });
  const other = await postPoll(omar);
  await vote(reem, topicId, ids.slice(0, 2));
  const twice = await editPoll(omar, topicId, { choices: named([ids[0] ?? "", ids[0] ?? ""]) });
  expect(twice.problem).toMatchObject({ code: "choice_unknown", fields: [{ path: "poll.choices.1.id" }] });
  const foreign = await editPoll(omar, topicId, { choices: named([ids[0] ?? "", other.ids[0] ?? ""]) });
  expect(foreign.problem.code).toBe("choice_unknown");
  const fewer = await editPoll(omar, topicId, { maximumChoices: 1 });
  expect(fewer.problem).toMatchObject({
    status: 422,
    fields: [{ path: "poll.maximumChoices", code: "choicesTicked" }],
  });
});

test("a poll is added to a topic, removed with its votes on confirmation, and reopened after its close", async () => {
  const { data: topic } = await omar.post<Topic>("/topics", { categoryId: "4", titleEn: "Plain", contentEn: "Text." });
  expect((await editPoll(omar, topic.id, { questionEn: "Well?" })).problem.fields[0]?.path).toBe("poll.choices");
  const added = await editPoll(omar, topic.id, { choices: choices("Yes", "No") });
  expect([added.data.isPoll, added.data.poll?.choices.length]).toEqual([true, 2]);
  const yes = added.data.poll?.choices[0]?.id;
  await vote(reem, topic.id, [yes]);

  await omar.post(`/topics/${topic.id}/poll/close`);
  expect((await editPoll(omar, topic.id, { questionEn: "Closed?" })).data.poll?.isClosed).toBe(true);
  expect((await editPoll(omar, topic.id, { closesAt: soon() })).data.poll?.isClosed).toBe(false);
  expect(
    (await pollsClosing(community.database.primary, new Date(), new Date(Date.now() + 86_400_000))).map(
      ({ topicId }) => topicId,
    ),
  ).toContain(topic.id);

  const removed = await editPoll(omar, topic.id, { remove: true, removeVotes: true });
  expect([removed.status, removed.data.isPoll, removed.data.poll]).toEqual([200, false, null]);
  expect((await vote(reem, topic.id, [yes])).status).toBe(404);
});

test("the spreadsheet has both languages, percentages of voters, a UTF-8 byte order mark and no formulas", async () => {
  const given = [{ textEn: "=1+1", textAr: "شاي" }, { textEn: 'A "B", C' }];
  const { topicId, ids } = await postPoll(omar, { choices: given });
  expect((await reem.get(`/topics/${topicId}/poll/results.csv`)).status).toBe(403);
  await vote(reem, topicId, ids.slice(0, 1));
  await vote(huda, topicId, ids.slice(1, 2));
  await vote(omar, topicId, ids.slice(1, 2));
  const { text } = await huda.get(`/topics/${topicId}/poll/results.csv`);
  expect(text.charCodeAt(0)).toBe(0xfeff);
  const lines = text.slice(1).split("\r\n");
  expect(lines[1]).toBe("'=1+1,شاي,1,33.3");
  expect(lines[2]).toBe('"A ""B"", C",,2,66.7');
  expect(lines[3]).toBe("People who voted,عدد المصوّتين,3,");
});
