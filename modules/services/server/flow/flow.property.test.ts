import fc from "fast-check";
import { expect, test } from "vitest";
import type { Decider, FlowStep } from "../../contract/schemas-definition.ts";
import type { Decision } from "../../contract/schemas-request.ts";
import { compareSeats } from "./compare-seats.ts";
import type { SeatedApprover } from "../rows/load-step.ts";
import { decide, releasedOf, stepAfter } from "./policy.ts";
import { resolveSeats, type Candidate, type Facts, type Seat } from "./resolve-seats.ts";

// People 1 to 8; 1 is the requester. All facts are random, except that there is a service manager: without one, the
// server refuses to send a request.
const people = ["1", "2", "3", "4", "5", "6", "7", "8"];
const requesterId = "1";
const person = fc.constantFrom(...people);

const facts: fc.Arbitrary<Facts> = fc
  .record({
    chain: fc.uniqueArray(person, { maxLength: 5 }),
    active: fc.uniqueArray(person),
    holders: fc.dictionary(fc.constantFrom("10", "11"), fc.uniqueArray(person)),
    serviceManagers: fc.uniqueArray(person, { minLength: 1 }),
    deputies: fc.dictionary(person, fc.record({ deputyId: person, until: fc.constant("2026-02-01") })),
  })
  .map(({ chain, active, holders, serviceManagers, deputies }) => ({
    requesterId,
    chain,
    active: new Set(active),
    holders: new Map(Object.entries(holders)),
    serviceManagers,
    officers: [],
    deputies: new Map(Object.entries(deputies)),
  }));

const decider: fc.Arbitrary<Decider> = fc.oneof(
  fc.constant<Decider>({ kind: "manager" }),
  fc.constant<Decider>({ kind: "managersManager" }),
  fc.constantFrom("10", "11").map((role): Decider => ({ kind: "role", role })),
  person.map((id): Decider => ({ kind: "person", person: id })),
);
const stepOf = (key: string): fc.Arbitrary<FlowStep> =>
  fc.record({
    key: fc.constant(key),
    nameEn: fc.constant(key),
    nameAr: fc.constant(key),
    deciders: fc.array(decider, { minLength: 1, maxLength: 4 }),
    mode: fc.constantFrom("any", "all"),
  });

const couldDecide = (known: Facts, id: string): boolean => id !== requesterId && known.active.has(id);

test("no approver is the requester or unreachable, and deputies are followed for one hop at most", () => {
  fc.assert(
    fc.property(stepOf("a"), facts, (step, known) => {
      for (const { personId, insteadOf } of (resolveSeats(step, known) ?? []).flat()) {
        expect(couldDecide(known, personId)).toBe(true);
        if (insteadOf === null) continue;
        expect(known.deputies.get(insteadOf.personId)?.deputyId).toBe(personId);
        expect(known.deputies.has(personId)).toBe(false);
      }
    }),
    { numRuns: 100 },
  );
});

test("while a service manager can be reached, every step has an approver", () => {
  fc.assert(
    fc.property(stepOf("a"), facts, (step, known) => {
      const isAnybody = known.serviceManagers.some((id) => couldDecide(known, id));
      const seats = resolveSeats(step, known);
      if (isAnybody) expect(seats?.every((seat) => seat.length > 0)).toBe(true);
      if (seats !== null) expect(seats.some((seat) => seat.length > 0)).toBe(true);
    }),
    { numRuns: 100 },
  );
});

/** Rows as the seats of a step are stored. */
const rowsOf = (seats: readonly Seat[]): SeatedApprover[] =>
  seats.flatMap((seat, index) =>
    seat.map((candidate: Candidate) => ({
      id: `${index}-${candidate.personId}`,
      seat: index,
      personId: candidate.personId,
      decision: null,
      isOpen: true,
      why: candidate.why,
      insteadOf: candidate.insteadOf?.personId ?? null,
    })),
  );

type Event = { decide: { person: string; decision: Decision } } | { review: Facts } | { handOver: [string, string] };
const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      decide: fc.record({ person, decision: fc.constantFrom("approve", "approve", "approve", "return", "reject") }),
    }),
  },
  { weight: 3, arbitrary: facts.map((review) => ({ review })) },
  { weight: 1, arbitrary: fc.tuple(person, person).map((handOver) => ({ handOver })) },
) as fc.Arbitrary<Event>;

/** Rows of a step after a review, as the server writes them. */
function reviewed(rows: readonly SeatedApprover[], step: FlowStep, known: Facts): SeatedApprover[] {
  const seats = resolveSeats(step, known);
  if (seats === null) return [...rows];
  const { added, removed } = compareSeats(rows, seats, (id) => known.active.has(id));
  const kept = rows.map((row) => (removed.includes(row) ? { ...row, isOpen: false } : row));
  const fresh = rowsOf(seats).filter((row) =>
    added.some(({ seat, candidate }) => seat === row.seat && candidate.personId === row.personId),
  );
  const isAgain = (row: SeatedApprover): boolean =>
    fresh.some(({ seat, personId }) => seat === row.seat && personId === row.personId);
  return [...kept.filter((row) => !isAgain(row)), ...fresh];
}

test("in any order of events, a waiting request waits for at least one user, and no user decides twice", () => {
  const flow = fc.tuple(stepOf("a"), stepOf("b"), stepOf("c")).map((steps) => ({ steps }));
  fc.assert(
    fc.property(flow, facts, fc.array(event, { maxLength: 40 }), ({ steps }, first, events) => {
      const definition = { flow: { steps }, form: { fields: [] } } as unknown as Parameters<typeof stepAfter>[0];
      let known = first;
      let step: FlowStep | null = stepAfter(definition, {}, null);
      let rows = rowsOf((step === null ? null : resolveSeats(step, known)) ?? []);
      const decidedBy = new Map<string, number>();
      for (const each of events) {
        if (step === null || rows.length === 0) return;
        expect(rows.some(({ isOpen }) => isOpen)).toBe(true);
        expect(rows.filter(({ isOpen }) => isOpen).every(({ personId }) => personId !== requesterId)).toBe(true);
        if ("review" in each) {
          known = each.review;
          rows = reviewed(rows, step, known);
          // The approvers found today can be reached, with mode "all" in every seat that is not decided.
          if (resolveSeats(step, known) === null) continue;
          const isReachable = ({ isOpen, personId }: SeatedApprover): boolean => isOpen && known.active.has(personId);
          const isHeld = (row: SeatedApprover): boolean => isReachable(row) && row.why === "handedOver";
          expect(rows.some(isReachable)).toBe(true);
          const decided = new Set(rows.filter(({ decision }) => decision !== null).map(({ seat }) => seat));
          // Approvers who would not be asked today are removed, unless the request was handed over to them.
          const seats = resolveSeats(step, known) ?? [];
          for (const row of rows.filter(({ isOpen, seat }) => isOpen && !decided.has(seat))) {
            const isSeated = seats[row.seat]?.some(({ personId }) => personId === row.personId);
            const isEmpty =
              seats[row.seat]?.length === 0 && !rows.some((other) => other.seat === row.seat && isHeld(other));
            expect(isSeated === true || isHeld(row) || isEmpty).toBe(true);
          }
          const undecided = new Set(rows.map(({ seat }) => seat).filter((seat) => !decided.has(seat)));
          if (step.mode !== "all") continue;
          for (const seat of undecided) expect(rows.some((row) => row.seat === seat && isReachable(row))).toBe(true);
        } else if ("handOver" in each) {
          const [from, to] = each.handOver;
          if (from === to || !couldDecide(known, to)) continue;
          const moved = rows.filter((row) => row.isOpen && row.personId === from);
          const seats = new Set(moved.map(({ seat }) => seat));
          rows = rows
            .filter((row) => !(seats.has(row.seat) && row.personId === to && row.decision === null))
            .map((row) => (moved.includes(row) ? { ...row, isOpen: false } : row));
          for (const { seat, id } of moved) {
            rows.push({
              id: `${id}>${to}`,
              seat,
              personId: to,
              decision: null,
              isOpen: true,
              why: "handedOver",
              insteadOf: from,
            });
          }
        } else {
          const { person: by, decision } = each.decide;
          const decided = decide(step.mode, rows, by, decision);
          expect(decided !== null).toBe(rows.some((row) => row.isOpen && row.personId === by));
          if (decided === null) continue;
          for (const { id } of decided.rows) {
            decidedBy.set(`${step.key} ${id}`, (decidedBy.get(`${step.key} ${id}`) ?? 0) + 1);
          }
          const isDecided = new Set(decided.rows.map(({ id }) => id));
          const isClosed = new Set(decided.closed.map(({ id }) => id));
          rows = rows.map((row) =>
            isDecided.has(row.id)
              ? { ...row, decision, isOpen: false }
              : isClosed.has(row.id)
                ? { ...row, isOpen: false }
                : row,
          );
          if (decided.outcome === null) continue;
          if (decided.outcome !== "approved") return;
          step = stepAfter(definition, {}, step.key);
          const seats: Seat[] | null = step === null ? null : resolveSeats(step, known);
          // No user can decide the next step, so the server refuses the decision.
          if (seats === null) return;
          rows = rowsOf(seats);
        }
      }
      expect([...decidedBy.values()].every((times) => times === 1)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('mode "all" needs an approval in each seat, mode "any" in one of them', () => {
  fc.assert(
    fc.property(stepOf("a"), facts, fc.infiniteStream(person), (step, known, turns) => {
      const seats = resolveSeats(step, known);
      if (seats === null) return;
      let rows = rowsOf(seats);
      for (let turn = 0; turn < 200; turn += 1) {
        const decided = decide(step.mode, rows, turns.next().value, "approve");
        if (decided === null) continue;
        const mine = new Set(decided.rows.map(({ id }) => id));
        rows = rows.map((row) => (mine.has(row.id) ? { ...row, decision: "approve" as const, isOpen: false } : row));
        const approved = new Set(rows.filter((row) => row.decision === "approve").map(({ seat }) => seat));
        const isAll = seats.every((seat, index) => seat.length === 0 || approved.has(index));
        expect(decided.outcome).toBe(step.mode === "any" || isAll ? "approved" : null);
        if (decided.outcome !== null) return;
      }
    }),
    { numRuns: 100 },
  );
});

test("an approver with another open seat in the step is not released", () => {
  const row = (id: string, seat: number, personId: string, isOpen = true) => ({
    id,
    seat,
    personId,
    isOpen,
    decision: null,
  });
  const [first, other, second, closed] = [
    row("1", 0, "2"),
    row("2", 0, "3"),
    row("3", 1, "2"),
    row("4", 1, "3", false),
  ];
  const rows = [first, other, second, closed];
  expect(releasedOf(rows, [first, other])).toEqual(["3"]);
  expect(releasedOf(rows, [first, second])).toEqual(["2", "2"]);
});
