import { concernedBy } from "#platform/events/concerned-by.ts";
import type { PublishedEvent } from "#platform/events/feed.ts";
import { boundPermissionsOf, withinOf, type Actor } from "./actor.ts";

/** Returns the people of a list who are within bounds today, for each of several bounds. */
export type ListReached = (
  withins: readonly string[],
  personIds: readonly string[],
) => Promise<readonly { within: string; personId: string }[]>;

/** Whom an actor's streams stand for: the audiences without conditions, and those within bounds. */
export type Reach = { audiences: ReadonlySet<string>; bounded: ReadonlyMap<string, string> };

export function reachOf(actor: Actor): Reach {
  const bounded = boundPermissionsOf(actor).flatMap((permission): [string, string][] => {
    const within = withinOf(actor, permission);
    return within === null ? [] : [[`permission:${permission}`, within]];
  });
  const permissions = [...actor.permissions].map((permission) => `permission:${permission}`);
  return { audiences: new Set(["all", `person:${actor.personId}`, ...permissions]), bounded: new Map(bounded) };
}

/** The people within each of some bounds; bounds without an entry were not judged. */
export type Judged = ReadonlyMap<string, ReadonlySet<string>>;

type Judging = Pick<PublishedEvent, "audience" | "subject" | "details">;
const audiencesOf = ({ audience }: Judging): string[] => (audience.includes(" ") ? audience.split(" ") : [audience]);

/** Returns the bounds by which an event is to be judged for one who does not get it anyway; none if it concerns no person. */
const boundsFor = (event: Judging, { audiences, bounded }: Reach): string[] => {
  const own = audiencesOf(event);
  if (bounded.size === 0 || own.some((audience) => audiences.has(audience))) return [];
  return own.flatMap((audience) => bounded.get(audience) ?? []);
};

/** Asks once for all events and all bounds. Null: there is nothing to judge. */
export function judgeEvents(
  events: readonly PublishedEvent[],
  reaches: Iterable<Reach>,
  listReached: ListReached,
): Promise<Judged> | null {
  const withins = new Set<string>();
  const people = new Set<string>();
  const all = [...reaches].filter(({ bounded }) => bounded.size > 0);
  for (const event of all.length === 0 ? [] : events) {
    const concerned = concernedBy(event);
    const asked = concerned.length === 0 ? [] : all.flatMap((reach) => boundsFor(event, reach));
    if (asked.length > 0) concerned.forEach((id) => people.add(id));
    asked.forEach((within) => withins.add(within));
  }
  if (withins.size === 0) return null;
  return (async () => {
    const rows = await listReached([...withins], [...people]);
    const reached = new Map([...withins].map((within) => [within, new Set<string>()]));
    for (const { within, personId } of rows) reached.get(within)?.add(personId);
    return reached;
  })();
}

/** Returns whether an event reaches one; null if it was not judged by these bounds, which may be new. */
export function isReached(event: PublishedEvent, reach: Reach, judged: Judged): boolean | null {
  if (audiencesOf(event).some((audience) => reach.audiences.has(audience))) return true;
  if (reach.bounded.size === 0) return false;
  const concerned = concernedBy(event);
  const withins = concerned.length === 0 ? [] : boundsFor(event, reach);
  if (withins.some((within) => concerned.some((id) => judged.get(within)?.has(id)))) return true;
  return withins.every((within) => judged.has(within)) ? false : null;
}
