import { describe, expect, test } from "vitest";
import type { Poll } from "#modules/polls/contract/schemas.ts";
import { shareOf, timeLeft, withVote } from "./compute-shares.ts";

const poll = (votes: (number | null)[], myChoices: string[], more: Partial<Poll> = {}): Poll => ({
  id: "1",
  questionAr: null,
  questionEn: "Which?",
  choices: votes.map((count, index) => ({
    id: String(index),
    textAr: null,
    textEn: "x",
    votes: count,
    isEdited: false,
  })),
  maximumChoices: 2,
  closesAt: null,
  isClosed: false,
  results: "always",
  ballot: "secret",
  canChangeVote: true,
  voterCount: 5,
  myChoices,
  version: 1,
  can: { vote: true, withdraw: false, update: false, close: false, seeResults: true, seeVoters: false, export: false },
  ...more,
});
const shown = ({ voterCount, choices, myChoices, can }: Poll) => ({
  voterCount,
  votes: choices.map(({ votes }) => votes),
  myChoices,
  may: [can.vote, can.withdraw],
});

test("percentages are of voters: two choices of the only voter are 100 % each, and no voters are 0 %", () => {
  expect([shareOf(1, 1), shareOf(1, 1), shareOf(0, 0), shareOf(3, 12)]).toEqual([1, 1, 0, 0.25]);
});

describe("a vote before the server's response", () => {
  test("casting, changing and withdrawing a vote changes exactly its own choices", () => {
    const given = withVote(poll([3, 2, 1], []), ["2", "0"]);
    expect(shown(given)).toEqual({ voterCount: 6, votes: [4, 2, 2], myChoices: ["0", "2"], may: [true, true] });
    const changed = withVote(given, ["1"]);
    expect(shown(changed)).toEqual({ voterCount: 6, votes: [3, 3, 1], myChoices: ["1"], may: [true, true] });
    expect(shown(withVote(changed, []))).toEqual({
      voterCount: 5,
      votes: [3, 2, 1],
      myChoices: [],
      may: [true, false],
    });
  });

  test("counts hidden by the server stay unknown, and a final vote cannot be changed", () => {
    const given = withVote(poll([null, null], [], { canChangeVote: false }), ["0"]);
    expect(shown(given)).toEqual({ voterCount: 6, votes: [null, null], myChoices: ["0"], may: [false, false] });
  });
});

test.each([
  ["2026-11-23T10:00:00Z", { unit: "day", count: 2 }],
  ["2026-11-22T10:00:00Z", { unit: "hour", count: 24 }],
  ["2026-11-21T11:59:59Z", { unit: "minute", count: 119 }],
  ["2026-11-21T10:00:01Z", { unit: "minute", count: 0 }],
  ["2026-11-21T10:00:00Z", null],
])("the time left until %s is %o", (closesAt, left) => {
  expect(timeLeft(closesAt, Date.parse("2026-11-21T10:00:00Z"))).toEqual(left);
});
