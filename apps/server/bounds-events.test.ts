import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startBoundWorld, type Bounded, type BoundWorld } from "#testing/bound-world.ts";
import { readEvents, type EventReader } from "#testing/event-reader.ts";
import { record, type Audience } from "#platform/events/record.ts";

// Events of people reach officers with bounds for the people within them today.

let world: BoundWorld;
let tokens: Record<"department" | "location" | "whole", string>;
let moving: Bounded;
let count = 0;
const open: EventReader[] = [];
beforeAll(async () => {
  world = await startBoundWorld();
  const tokenOf = async (bounds: Parameters<BoundWorld["officer"]>[1]): Promise<string> =>
    (await world.server.startSession((await world.officer(["leave.manage"], bounds)).id)).token;
  tokens = {
    department: await tokenOf({ departments: [world.north] }),
    location: await tokenOf({ locations: [world.here] }),
    whole: (await world.server.startSession(await world.server.hire("Whole", "administrator"))).token,
  };
});
afterAll(() => world.server.close());
beforeEach(async () => {
  moving = await world.hire(`Movingq ${(count += 1)}`, world.north, world.here);
  return async () => {
    await Promise.all(open.splice(0).map((reader) => reader.close()));
  };
});

const listen = async (who: keyof typeof tokens, after?: string): Promise<EventReader> => {
  const reader = await readEvents(world.server.url, tokens[who], after);
  open.push(reader);
  return reader;
};

const tell = (id: string, details: Record<string, unknown>, audience: Audience = "permission:leave.manage") =>
  world.server.write((tx) =>
    record(tx, { action: "thing.happened", actorId: null, subject: { kind: "thing", id }, details, audience }),
  );
/** Returns the events that each reader has got, after all have arrived. */
async function got(...readers: EventReader[]): Promise<string[][]> {
  const id = `mark ${(count += 1)}`;
  await tell(id, {}, "all");
  const told = (reader: EventReader): string[] => reader.subjectsOf("thing.happened");
  for (const reader of readers) await expect.poll(() => told(reader)).toContain(id);
  return readers.map((reader) => told(reader).filter((one) => !one.startsWith("mark")));
}

const move = (department: string, location: string): Promise<unknown> =>
  world.server.write(async (tx) => {
    await tx.updateTable("person").set({ department_id: department }).where("id", "=", moving.id).execute();
    await tx.updateTable("attendance_day").set({ location_id: location }).where("person_id", "=", moving.id).execute();
  });

test("an event about a person reaches officers whose bounds that person is within, and no others", async () => {
  const readers = [await listen("department"), await listen("location"), await listen("whole")] as const;
  const { inside, outside } = world;
  await tell("inside", { personId: inside.id });
  await tell("outside", { personId: outside.id });
  await tell("both", { personIds: [outside.id, inside.id] });
  await tell("rule", {});
  const within = ["inside", "both"];
  expect(await got(...readers)).toEqual([within, within, ["inside", "outside", "both", "rule"]]);
});

test("a person who moves out is announced to the new officers only, live and by replay", async () => {
  const live = [await listen("department"), await listen("location")] as const;
  await got(...live);
  const places = live.map((reader) => reader.position());
  await tell("before", { personId: moving.id });
  expect(await got(...live)).toEqual([["before"], ["before"]]);
  await move(world.south, world.there);
  await tell("after", { personId: moving.id });
  expect(await got(...live)).toEqual([["before"], ["before"]]);
  // A replay is judged as of now: they may no longer read of this person.
  const replayed = [await listen("department", places[0]), await listen("location", places[1])];
  expect(await got(...replayed)).toEqual([[], []]);
  await move(world.north, world.here);
  expect(await got(await listen("department", places[0]))).toEqual([["before", "after"]]);
});
