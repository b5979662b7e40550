import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { now } from "#platform/clock/clock.ts";
import { openClient } from "#platform/database/client.ts";
import { weekdays } from "#shared/weekdays.ts";
import { worldOf } from "#testing/attendance-world.ts";
import { hq } from "#testing/attendance-cases.ts";
import { openServerInternals } from "#testing/server-internals.ts";
import { until } from "#testing/until.ts";
import type { Outcome, Say } from "./conduct.ts";
import { followStream } from "./follow-stream.ts";
import { openOffice, prepareNodes, type Nodes } from "./nodes.ts";
import { createPostgres, openWorkDirectory } from "#testing/postgres.ts";
import { untilReadiness } from "./readiness.ts";
import { signedInPerson, type SignedInPerson } from "./signed-in-person.ts";
import { compareWritten, type Entry } from "./writers.ts";

const hour = 3_600_000;
const jumps = [
  { name: "an hour ahead", shiftMs: hour },
  { name: "an hour behind", shiftMs: -hour },
] as const;

type Person = { id: string; session: SignedInPerson };

/** Hires people with sessions of browsers, who may check in all day at one place. */
async function hirePeople(nodes: Nodes, count: number): Promise<Person[]> {
  const inside = await openServerInternals(nodes.environment, nodes.urls()[0] ?? "");
  try {
    const people: Person[] = [];
    while (people.length < count) {
      const id = await inside.hire(`Clock${people.length}`);
      people.push({ id, session: signedInPerson(await inside.startSession(id)) });
    }
    const world = worldOf(inside.database);
    const zone = await world.schedule({ slots: [["02:00", "22:00"]], weekdays: [...weekdays] });
    const place = await world.build();
    await world.assign(
      place,
      zone,
      people.map(({ id }) => id),
    );
    return people;
  } finally {
    await inside.close();
  }
}

/** Checks a person in on one node, and repeats it on the other; returns the milliseconds by which its time is off. */
async function checkIn(
  { session }: Person,
  first: string,
  second: string,
): Promise<{ offMs: number; isOnce: boolean }> {
  const body = { kind: "in", ...hq, accuracy: 10, clientId: randomUUID() };
  const ids: string[] = [];
  let offMs = 0;
  for (const url of [first, second]) {
    const sentAt = now().getTime();
    const { data } = await session.send(url, "/attendance/punches", body, randomUUID());
    const { id, at } = (data ?? {}) as { id?: string; at?: string };
    ids.push(id ?? "refused");
    if (url === first) offMs = Date.parse(at ?? "") - sentAt;
  }
  return { offMs, isOnce: ids[0] !== "refused" && ids[0] === ids[1] };
}

/** Sets the clock of one of two nodes wrong, in both directions, each for `seconds`, while people use both nodes. */
export async function jumpClock(seconds: number, say: Say): Promise<Outcome> {
  const directory = await openWorkDirectory(await mkdtemp(join(tmpdir(), "diwan-clock-")));
  const shiftFile = join(directory, "shift");
  const setShift = (ms: number): Promise<void> => writeFile(shiftFile, String(ms));
  await setShift(0);
  const postgres = await createPostgres(join(directory, "database"));
  const nodes = await prepareNodes(2, { databaseUrl: postgres.url, directory: join(directory, "files") });
  try {
    await nodes.start(0);
    const hook = join(import.meta.dirname, "shift-clock.ts");
    await nodes.start(1, { NODE_OPTIONS: `--import=${hook}`, CLOCK_SHIFT: shiftFile });
    const [right = "", wrong = ""] = nodes.urls();
    const { tokens, topicId } = await openOffice(nodes, 2);
    const people = await hirePeople(nodes, 3 + jumps.length);
    const [punchers, writers] = [people.splice(0, jumps.length), people];
    const followers = [
      await followStream(
        () => [right],
        () => tokens[0] ?? "",
      ),
      await followStream(
        () => [wrong],
        () => tokens[1] ?? "",
      ),
    ];
    const entries: Entry[] = [];
    const statuses = new Map<string, number>();
    let isOver = false;
    const writing = writers.map(async ({ session }, writer) => {
      while (!isOver) {
        const content = `Writer ${writer}, entry ${entries.length}`;
        const entry: Entry = { content, key: randomUUID(), ids: [], begunAt: now().getTime(), acknowledgedAt: null };
        entries.push(entry);
        // The first answer is not waited for by a hasty browser: the other node gets the same entry.
        for (const url of [wrong, right]) {
          const answer = await session.send(url, `/topics/${topicId}/comments`, { content }, entry.key);
          statuses.set(String(answer.status), (statuses.get(String(answer.status)) ?? 0) + 1);
          if (answer.status === 201) entry.ids.push((answer.data as { id: string }).id);
        }
        await sleep(50);
      }
    });
    const figures: Outcome["figures"] = {};
    const broken: string[] = [];
    for (const [index, { name, shiftMs }] of jumps.entries()) {
      say(`the clock of one node is ${name}`);
      await setShift(shiftMs);
      figures[`${name}: seconds until /readyz says so`] = await untilReadiness([wrong], "clock wrong");
      const { offMs, isOnce } = await checkIn(punchers[index] as Person, wrong, right);
      figures[`${name}: seconds by which a check-in there is off`] = Math.round(offMs / 1000);
      if (!isOnce) broken.push(`a check-in was lost or there twice (${name})`);
      await sleep(seconds * 1000);
      await setShift(0);
      await untilReadiness([right, wrong], "ready");
      const goal = entries.length + 10;
      await until("entries with the right clock", () => entries.length >= goal);
    }
    isOver = true;
    await Promise.all(writing);
    const { lost, twice, stored } = await compareWritten(postgres.url, topicId, entries);
    for (const follower of followers) {
      await until("all events", () => follower.comments().length >= stored).catch(() =>
        broken.push("events are missing from a stream"),
      );
    }
    const [one = [], other = []] = followers.map((follower) => follower.comments());
    if (one.join() !== other.join()) broken.push("browsers at the two nodes saw events in another order");
    for (const follower of followers) await follower.stop();
    await using client = await openClient(postgres.url);
    const { rows } = await client.query<{ punches: number }>("select count(*)::int as punches from punch");
    if (rows[0]?.punches !== jumps.length) broken.push(`${rows[0]?.punches} check-ins of ${jumps.length} are stored`);
    if (lost.length + twice.length > 0 || stored !== entries.length)
      broken.push(`${lost.length} entries lost, ${twice.length} twice, ${stored} of ${entries.length} present`);
    const refused = people.reduce((sum, { session }) => sum + session.refusals(), 0);
    const renewed = people.reduce((sum, { session }) => sum + session.renewals(), 0);
    if (refused > 0) broken.push(`${refused} renewals of sessions were refused`);
    return {
      holds: broken.length === 0,
      sentence:
        broken.length === 0
          ? `While the clock of one of two nodes was an hour wrong, /readyz took it out of service; people who still reached it ` +
            `stayed signed in, all ${entries.length} comments are there once and in one order, and a check-in there counts at ` +
            `that node's wrong time: correct it.`
          : `With a wrong clock on one node: ${broken.join("; ")}.`,
      figures: {
        ...figures,
        entries: entries.length,
        lost: lost.length,
        twice: twice.length,
        "renewals of sessions": renewed,
        "refused renewals": refused,
        ...Object.fromEntries([...statuses].map(([status, count]) => [`answers ${status}`, count])),
      },
    };
  } finally {
    await nodes.endAll();
    await postgres.remove();
    await rm(directory, { recursive: true, force: true });
  }
}
