import { afterAll, beforeAll, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import { choices, counts, postPoll, readPoll, vote } from "#testing/polls.ts";
import type { Poll } from "../contract/schemas.ts";
import { checkTallies } from "./index.ts";

let community: TestCommunity;
let omar: Caller, reem: Caller, faisal: Caller, huda: Caller;

beforeAll(async () => {
  community = await startCommunity();
  [omar, reem, faisal, huda] = [
    community.as("Omar"),
    community.as("Reem"),
    community.as("Faisal"),
    community.as("Huda"),
  ];
});
afterAll(() => community.close());

const voteRows = async (pollId: string): Promise<number[]> => {
  const { primary } = community.database;
  const voters = await primary.selectFrom("poll_vote").select("person_id").where("poll_id", "=", pollId).execute();
  const ticks = await primary
    .selectFrom("poll_vote_choice")
    .select("choice_id")
    .where("poll_id", "=", pollId)
    .execute();
  return [voters.length, ticks.length];
};

test("a vote without a poll or with an invalid body is refused", async () => {
  const { data: plain } = await omar.post<{ id: string }>("/topics", {
    categoryId: "4",
    titleEn: "No poll here",
    contentEn: "Nothing.",
  });
  expect((await vote(reem, "987654", ["1"])).status).toBe(404);
  expect((await vote(reem, plain.id, ["1"])).status).toBe(404);
  expect((await reem.get(`/topics/${plain.id}/poll`)).status).toBe(404);
  const { topicId, ids } = await postPoll(omar);
  for (const body of [undefined, {}, { choices: "1" }, { choices: [null] }, { choices: ["x"] }, { choices: [-1] }]) {
    expect((await reem.put(`/topics/${topicId}/vote`, body)).status).toBe(400);
  }
  expect((await reem.put(`/topics/${topicId}/vote`, { choices: Array(21).fill(ids[0]) })).status).toBe(400);
  expect((await reem.put(`/topics/${topicId}/vote`, { choices: ids.slice(0, 1), personId: "1" })).status).toBe(400);
});

test("a choice of another poll and too many choices are refused", async () => {
  const { topicId, ids } = await postPoll(omar);
  const other = await postPoll(omar);
  expect((await vote(reem, topicId, other.ids.slice(0, 1))).problem).toMatchObject({
    status: 422,
    code: "choice_unknown",
  });
  expect((await vote(reem, topicId, ids.slice(0, 2))).problem).toMatchObject({ status: 422, code: "too_many_choices" });
  expect(counts(await readPoll(reem, topicId))).toEqual([0, 0, 0, 0]);
});

test("a vote on an inactive topic is refused, and its poll is not found by other users", async () => {
  const { topicId, ids } = await postPoll(omar);
  const { data: topic } = await huda.get<{ version: number }>(`/topics/${topicId}`);
  await huda.patch(`/topics/${topicId}`, { isActive: false, version: topic.version });
  expect((await vote(omar, topicId, ids.slice(0, 1))).problem).toMatchObject({ status: 422, code: "topic_inactive" });
  expect((await vote(huda, topicId, ids.slice(0, 1))).problem.code).toBe("topic_inactive");
  expect((await vote(reem, topicId, ids.slice(0, 1))).status).toBe(404);
  for (const path of ["poll", "poll/voters", "poll/results.csv"]) {
    expect((await reem.get(`/topics/${topicId}/${path}`)).status).toBe(404);
  }
  expect((await reem.post(`/topics/${topicId}/poll/close`)).status).toBe(404);
});

test("a vote one second after closing is refused, without a running worker", async () => {
  const closesAt = new Date(Date.now() + 3_600_000).toISOString();
  const { topicId, ids } = await postPoll(omar, { closesAt });
  setClock(() => Date.parse(closesAt) - 1000);
  expect((await vote(reem, topicId, ids.slice(0, 1))).status).toBe(200);
  expect((await readPoll(reem, topicId)).isClosed).toBe(false);
  setClock(() => Date.parse(closesAt) + 1000);
  expect((await vote(faisal, topicId, ids.slice(0, 1))).problem).toMatchObject({ status: 422, code: "poll_closed" });
  expect((await vote(reem, topicId, [])).problem.code).toBe("poll_closed");
  const poll = await readPoll(reem, topicId);
  expect(poll).toMatchObject({ isClosed: true, can: { vote: false, withdraw: false, close: false } });
  expect(counts(poll)).toEqual([1, 1, 0, 0]);
});

test("only the author and moderators can close a poll early, once", async () => {
  const { topicId, ids } = await postPoll(omar, { results: "afterClose" });
  expect((await reem.post(`/topics/${topicId}/poll/close`)).status).toBe(403);
  const closed = await omar.post<Poll>(`/topics/${topicId}/poll/close`);
  expect([closed.status, closed.data.isClosed, closed.data.can.seeResults]).toEqual([200, true, true]);
  expect((await huda.post(`/topics/${topicId}/poll/close`)).problem.code).toBe("poll_closed");
  expect((await vote(reem, topicId, ids.slice(0, 1))).problem.code).toBe("poll_closed");
});

test("a final vote cannot be changed or withdrawn, and sending it again changes nothing", async () => {
  const { topicId, ids } = await postPoll(omar, { canChangeVote: false });
  expect((await vote(reem, topicId, ids.slice(0, 1))).data.can).toMatchObject({ vote: false, withdraw: false });
  expect((await vote(reem, topicId, ids.slice(1, 2))).problem).toMatchObject({ status: 422, code: "vote_fixed" });
  expect((await vote(reem, topicId, [])).problem.code).toBe("vote_fixed");
  expect((await vote(reem, topicId, ids.slice(0, 1))).status).toBe(200);
  expect(counts(await readPoll(reem, topicId))).toEqual([1, 1, 0, 0]);
});

test("a vote is cast, changed and withdrawn; numeric ids are accepted and a repeated choice counts once", async () => {
  const { topicId, ids } = await postPoll(omar, { maximumChoices: 2 });
  const given = await reem.put<Poll>(`/topics/${topicId}/vote`, { choices: [Number(ids[2]), ids[0], ids[0]] });
  expect([given.status, given.data.myChoices]).toEqual([200, [ids[0], ids[2]]]);
  expect(counts(given.data)).toEqual([1, 1, 0, 1]);
  expect(counts((await vote(reem, topicId, [ids[1], ids[0]])).data)).toEqual([1, 1, 1, 0]);
  expect((await readPoll(faisal, topicId)).myChoices).toEqual([]);
  const gone = (await vote(reem, topicId, [])).data;
  expect([counts(gone), gone.myChoices, gone.can.withdraw]).toEqual([[0, 0, 0, 0], [], false]);
  expect((await vote(reem, topicId, [])).status).toBe(200);
});

test("two choices of a single voter both have 100 %: percentages are of voters, not of choices", async () => {
  const { topicId, ids } = await postPoll(omar, { maximumChoices: 2 });
  await vote(reem, topicId, ids.slice(0, 2));
  const { text } = await omar.get(`/topics/${topicId}/poll/results.csv`);
  expect(text).toContain("Tea,,1,100\r\n");
  expect(text).toContain("Coffee,,1,100\r\n");
  expect(text).toContain("Water,,0,0\r\n");
});

test("200 concurrent votes of one person leave one row and exact tallies", async () => {
  const { topicId, poll, ids } = await postPoll(omar);
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, turn) => vote(reem, topicId, [ids[turn % ids.length]])),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await voteRows(poll.id)).toEqual([1, 1]);
  const after = await readPoll(reem, topicId);
  expect(counts(after).reduce((sum: number, count) => sum + (count ?? 0), 0)).toBe(2);
  expect(after.choices.find(({ votes }) => votes === 1)?.id).toBe(after.myChoices[0]);
  expect(await checkTallies(community.database.primary)).toEqual([]);
});

test("votes of 50 people at once, some of them changed, are counted exactly", async () => {
  const { topicId, poll, ids } = await postPoll(omar, {
    choices: choices("A", "B", "C"),
    maximumChoices: 2,
  });
  const people = await Promise.all(Array.from({ length: 50 }, (_, number) => community.hire(`Voter${number}`)));
  await Promise.all(
    people.flatMap((person, number) => [
      vote(person, topicId, [ids[number % 3]]),
      vote(person, topicId, [ids[0], ids[1 + (number % 2)]]),
      ...(number % 5 === 0 ? [vote(person, topicId, [])] : []),
    ]),
  );
  expect(await checkTallies(community.database.primary)).toEqual([]);
  await Promise.all(people.map((person, number) => vote(person, topicId, number < 30 ? ids.slice(0, 2) : [ids[2]])));
  expect(counts(await readPoll(reem, topicId))).toEqual([50, 30, 30, 20]);
  expect(await voteRows(poll.id)).toEqual([50, 80]);
  expect(await checkTallies(community.database.primary)).toEqual([]);
});
