import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createLog } from "#platform/log/log.ts";
import { startCommunity, type Caller, type TestCommunity } from "#testing/community.ts";
import { counts, editPoll, postPoll, readPoll, vote } from "#testing/polls.ts";
import { checkTallies } from "./index.ts";

const log = createLog("silent");
let community: TestCommunity;
let omar: Caller;
let people: Caller[];

beforeAll(async () => {
  community = await startCommunity(log);
  omar = community.as("Omar");
  people = await Promise.all(["Ali", "Basma", "Dana", "Ehab", "Fahd", "Ghada"].map((name) => community.hire(name)));
});
afterAll(() => community.close());

test("a tally that differs from the votes is found and logged as an error by the daily job", async () => {
  const { topicId, poll, ids } = await postPoll(omar);
  await vote(omar, topicId, ids.slice(0, 1));
  const { primary } = community.database;
  const told = vi.spyOn(log, "error").mockReturnValue(undefined);
  await community.run("polls.checkTallies");
  expect(told).not.toHaveBeenCalled();

  await primary.updateTable("poll_choice").set({ vote_count: 3 }).where("id", "=", String(ids[1])).execute();
  await primary.updateTable("poll").set({ voter_count: 2 }).where("id", "=", poll.id).execute();
  const wrong = await checkTallies(primary);
  expect(wrong).toEqual([
    { pollId: poll.id, choiceId: null, kept: 2, counted: 1 },
    { pollId: poll.id, choiceId: ids[1], kept: 3, counted: 0 },
  ]);
  await community.run("polls.checkTallies");
  expect(told).toHaveBeenCalledWith({ wrong, count: 2 }, expect.any(String));
  told.mockRestore();
  await primary.deleteFrom("poll").where("id", "=", poll.id).execute();
});

test("for any concurrent or sequential votes, changes and withdrawals, the tallies equal the votes", async () => {
  const turn = fc.record({ person: fc.nat(5), ticks: fc.subarray([0, 1, 2, 3]) });
  const rounds = fc.array(fc.array(turn, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), rounds, async (maximumChoices, played) => {
      const choices = ["A", "B", "C", "D"].map((textEn) => ({ textEn }));
      const { topicId, ids } = await postPoll(omar, { choices, maximumChoices });
      const inForce = new Map<number, number[]>();
      for (const round of played) {
        // Concurrent votes of one person have no defined order, so each person votes once per round.
        const once = [...new Map(round.map((each) => [each.person, each])).values()];
        const answers = await Promise.all(
          once.map(({ person, ticks }) =>
            vote(
              people[person] as Caller,
              topicId,
              ticks.map((tick) => ids[tick]),
            ),
          ),
        );
        once.forEach(({ person, ticks }, index) => {
          expect(answers[index]?.status).toBe(ticks.length > maximumChoices ? 422 : 200);
          if (ticks.length <= maximumChoices) inForce.set(person, ticks);
        });
        const votes = [...inForce.values()];
        const expected = [0, 1, 2, 3].map((tick) => votes.filter((ticks) => ticks.includes(tick)).length);
        const voters = votes.filter((ticks) => ticks.length > 0).length;
        expect(counts(await readPoll(omar, topicId))).toEqual([voters, ...expected]);
      }
      expect(await checkTallies(community.database.primary)).toEqual([]);
    }),
    { numRuns: 15 },
  );
});

test("concurrent votes and edits lose no vote and count none twice", async () => {
  const { topicId, ids } = await postPoll(omar, { maximumChoices: 2 });
  const votes = people.flatMap((person, index) => [
    vote(person, topicId, [ids[index % 3], ids[(index + 1) % 3]]),
    vote(person, topicId, [ids[2]]),
  ]);
  const kept = ids.slice(0, 2).map((id) => ({ id }));
  const edit = editPoll(omar, topicId, { choices: kept, removeVotes: true });
  const answers = await Promise.all([...votes, edit]);
  expect(answers.every(({ status }) => status === 200 || status === 422)).toBe(true);
  expect(await checkTallies(community.database.primary)).toEqual([]);
  const poll = await readPoll(omar, topicId);
  expect(poll.choices.map(({ id }) => id)).toEqual(ids.slice(0, 2));
});

test("a poll and its votes are deleted with its topic", async () => {
  const { topicId, poll, ids } = await postPoll(omar);
  await vote(omar, topicId, ids.slice(0, 1));
  await community.database.primary.deleteFrom("topic").where("id", "=", topicId).execute();
  for (const table of ["poll_choice", "poll_vote", "poll_vote_choice"] as const) {
    const rows = await community.database.primary
      .selectFrom(table)
      .select("poll_id")
      .where("poll_id", "=", poll.id)
      .execute();
    expect(rows).toEqual([]);
  }
});
