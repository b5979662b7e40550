import type pg from "pg";
import type { Rounds } from "../load.ts";
import type { Finding } from "../measurements.ts";
import { signInAll } from "../session.ts";
import { compareWriting, type Writing } from "../writing.ts";
import { arrivals, checkIn, type Arrival } from "./morning.ts";

/** People checking in on the server are signed in; the floor requires no sign-in. The two sets are disjoint. */
const bySide = { server: { after: 20_000, people: 8_000 }, floor: { after: 30_000, people: 60_000 } };

/** Compares check-ins per second, each by another person, with their own statements replayed by `pg` alone. */
export async function compareCheckIn(
  client: pg.Client,
  side: Pick<Writing, "databaseUrl" | "environment"> & { secretKey: string },
  load: Rounds,
): Promise<Finding> {
  const people = {
    server: await arrivals(client, bySide.server.after, bySide.server.people),
    floor: await arrivals(client, bySide.floor.after, bySide.floor.people),
  };
  const ids = people.server.map(({ id }) => id);
  const tokens = await signInAll(side.databaseUrl, side.secretKey, ids);
  const turns = { server: 0, floor: 0 };
  const next: Writing["next"] = (which) => {
    const turn = turns[which]++;
    const person = people[which][turn % people[which].length] as Arrival;
    const clientId = `${which}-${turn}`;
    // In later rounds, people check out before they check in again.
    const kind = Math.floor(turn / people[which].length) % 2 === 0 ? "in" : "out";
    const body = { ...checkIn(person, clientId), kind };
    return {
      path: "/api/attendance/punches",
      token: tokens.get(person.id) ?? "",
      body,
      own: { personId: person.id, clientId },
    };
  };
  return compareWriting({ ...side, what: "checking in against the floor", table: "punch", next }, load);
}
