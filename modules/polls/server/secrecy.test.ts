import { Writable } from "node:stream";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { createLog } from "#platform/log/log.ts";
import { startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import { counts, editPoll, postPoll, readPoll, vote } from "#testing/polls.ts";
import { votersAmong } from "./index.ts";

const written: string[] = [];
const log = createLog(
  "trace",
  new Writable({
    write(line: Buffer, _encoding, done) {
      written.push(line.toString());
      done();
    },
  }),
);

let community: TestCommunity;
let omar: Caller, reem: Caller, huda: Caller, alia: Caller;

beforeAll(async () => {
  community = await startCommunity(log);
  [omar, reem, huda, alia] = [community.as("Omar"), community.as("Reem"), community.as("Huda"), community.as("Alia")];
});
afterAll(() => community.close());

/** All rows, as text, of every table except those with votes. */
async function everythingElse(): Promise<Map<string, string[]>> {
  const client = new pg.Client({ connectionString: community.url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  const found = new Map<string, string[]>();
  for (const { name } of tables.filter((table) => !["poll_vote", "poll_vote_choice"].includes(table.name))) {
    const { rows } = await client.query<{ line: string }>(`select t::text as line from "${name}" t`);
    found.set(
      name,
      rows.map(({ line }) => line),
    );
  }
  await client.end();
  return found;
}

test("voters of a secret ballot are not disclosed: there is no list, and no export names them", async () => {
  const { topicId, ids } = await postPoll(omar);
  await vote(reem, topicId, ids.slice(1, 2));
  for (const person of [omar, huda, alia, reem]) {
    expect((await person.get(`/topics/${topicId}/poll/voters`)).status).toBe(404);
    expect((await person.get(`/topics/${topicId}/poll/voters?choice=${ids[1]}`)).status).toBe(404);
  }
  const poll = await readPoll(omar, topicId);
  expect(poll.myChoices).toEqual([]);
  expect(poll.can.seeVoters).toBe(false);
  const csv = await omar.get(`/topics/${topicId}/poll/results.csv`);
  expect(csv.status).toBe(200);
  for (const { text } of [csv, await omar.get(`/topics/${topicId}/poll`), await alia.get(`/topics/${topicId}`)]) {
    expect(text).not.toContain("Reem");
    expect(text).not.toContain(`"${reem.id}"`);
  }
});

test("a vote leaves no trace of the voter in any other table or the log", async () => {
  const voter = await community.hire("Wadha");
  const { topicId, poll, ids } = await postPoll(omar, { ballot: "secret" });
  // The session itself writes rows that are unrelated to polls.
  await readPoll(voter, topicId);
  const before = await everythingElse();
  written.length = 0;
  const body = { choices: ids.slice(2, 3) };
  const given = await voter.put(`/topics/${topicId}/vote`, body, { "idempotency-key": "one-vote-of-wadha" });
  expect(given.status).toBe(200);

  const fresh = [...(await everythingElse())].flatMap(([table, lines]) =>
    lines.filter((line) => before.get(table)?.includes(line) !== true).map((line) => ({ table, line })),
  );
  const audit = fresh.filter(({ line }) => line.includes("poll.voted"));
  expect(audit).toHaveLength(1);
  for (const { table } of fresh) {
    if (["poll", "poll_choice"].includes(table)) continue;
    expect(table).toMatch(/^audit/);
  }
  const [row] = await community.database.primary
    .selectFrom("audit")
    .selectAll()
    .where("action", "=", "poll.voted")
    .where("subject_id", "=", poll.id)
    .execute();
  expect(row).toMatchObject({ actor_id: null, request_id: null, audience: "all" });
  expect(row?.details).toEqual({ topicId, categoryId: "4" });
  expect(row?.at.toString()).toMatch(/00:00:00/);
  const lines = written.join("");
  expect(lines).not.toContain("/vote");
  expect(lines).not.toContain("Wadha");
  expect(lines).not.toContain(`"${ids[2]}"`);
  expect(lines).not.toMatch(new RegExp(`"personId"|"actor"|one-vote-of-wadha`));
});

test("results are hidden until permitted, from the author and administrators too", async () => {
  const closesAt = new Date(Date.now() + 3_600_000).toISOString();
  const { topicId, ids } = await postPoll(omar, { results: "afterClose", ballot: "open", closesAt });
  await vote(reem, topicId, ids.slice(0, 1));
  for (const person of [omar, huda, alia, reem]) {
    expect(counts(await readPoll(person, topicId))).toEqual([1, null, null, null]);
    expect((await person.get<{ poll: unknown }>(`/topics/${topicId}`)).text).not.toMatch(/"votes":\d/);
    expect((await person.get(`/topics/${topicId}/poll/results.csv`)).status).toBe(403);
    expect((await person.get(`/topics/${topicId}/poll/voters`)).status).toBe(403);
  }
  const refused = await editPoll(omar, topicId, { choices: ids.slice(1).map((id) => ({ id })) });
  expect(refused.problem.code).toBe("choice_has_votes");
  expect(refused.text).not.toMatch(/: 1/);
  setClock(() => Date.parse(closesAt) + 1);
  expect(counts(await readPoll(omar, topicId))).toEqual([1, 1, 0, 0]);
  expect((await omar.get(`/topics/${topicId}/poll/results.csv`)).text).toContain("Reem");
  expect((await reem.get(`/topics/${topicId}/poll/results.csv`)).status).toBe(403);
});

test("results after voting are visible to voters, and hidden again after a withdrawal", async () => {
  const { topicId, ids } = await postPoll(omar, { results: "afterVote" });
  expect((await vote(reem, topicId, ids.slice(0, 1))).data.choices[0]?.votes).toBe(1);
  expect(counts(await readPoll(omar, topicId))).toEqual([1, null, null, null]);
  expect((await omar.get(`/topics/${topicId}/poll/results.csv`)).status).toBe(403);
  expect(counts((await vote(reem, topicId, [])).data)).toEqual([0, null, null, null]);
});

test("an open ballot lists voters with choices, in pages, for one choice or all", async () => {
  const { topicId, ids } = await postPoll(omar, { ballot: "open", maximumChoices: 2 });
  type Listed = { person: { id: string }; choices: string[] };
  const path = `/topics/${topicId}/poll/voters`;
  expect((await omar.get(`${path}?choice=987654`)).status).toBe(404);
  expect((await omar.get(`${path}?choice=x`)).status).toBe(400);
  expect((await omar.get(`${path}?cursor=x`)).status).toBe(400);
  for (const [person, ...mine] of [
    [omar, ids[0], ids[2]],
    [reem, ids[0]],
    [huda, ids[1]],
  ] as const) {
    await vote(person, topicId, mine);
  }
  const first = await alia.get<Listed[]>(`${path}?limit=2`);
  const second = await alia.get<Listed[]>(`${path}?limit=2&cursor=${first.page.next}`);
  const all = [...first.data, ...second.data].map(({ person, choices }) => [person.id, choices]);
  const expected = [
    [omar.id, [ids[0], ids[2]]],
    [reem.id, [ids[0]]],
    [huda.id, [ids[1]]],
  ];
  expect(all).toEqual(expected.toSorted(([one], [other]) => Number(one) - Number(other)));
  expect(second.page.next).toBeNull();
  const ofFirst = await reem.get<Listed[]>(`${path}?choice=${ids[0]}`);
  expect(new Set(ofFirst.data.map(({ person }) => person.id))).toEqual(new Set([omar.id, reem.id]));
});

test("a secret ballot with votes cannot become open, and its voters can be queried to remind non-voters", async () => {
  const { topicId, ids } = await postPoll(omar);
  expect((await editPoll(omar, topicId, { ballot: "open" })).status).toBe(200);
  expect((await editPoll(omar, topicId, { ballot: "secret" })).status).toBe(200);
  await vote(reem, topicId, ids.slice(0, 1));
  const refused = await editPoll(omar, topicId, { ballot: "open" });
  expect(refused.problem).toMatchObject({ status: 422, code: "ballot_fixed", fields: [{ path: "poll.ballot" }] });
  expect((await readPoll(omar, topicId)).ballot).toBe("secret");
  const among = await votersAmong(community.database.primary, topicId, [omar.id, reem.id]);
  expect([...among]).toEqual([reem.id]);
});
