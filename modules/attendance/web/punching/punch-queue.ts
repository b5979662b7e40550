import { parseJson } from "#client/parse-json.ts";
import type { PermittedLocation } from "#modules/attendance/contract/schemas-day.ts";
import type { PunchReceipt } from "#modules/attendance/contract/schemas-punch.ts";
import type { Problem } from "#shared/errors.ts";
import type { FoundPosition, PositionProblem } from "./find-position.ts";

/** A punch on this device: waiting to be sent, or with a refusal that is not dismissed. */
export type QueuedPunch = {
  clientId: string;
  kind: "in" | "out";
  /** Time of the press by the displayed clock, which follows the server's; ISO 8601. */
  capturedAt: string;
  /** The same by the device's own clock, in milliseconds. */
  keptAt: number;
  position: FoundPosition | null;
  /** The reason for a missing position. */
  lacking: PositionProblem | null;
  /** The permitted locations at that time, for their names. */
  places: readonly PermittedLocation[];
  /** Number of sends; a sent punch may have arrived. */
  tries: number;
  refusal: Problem | null;
};

/** The result of a send. `null`: unknown or temporary failure; it is sent again. */
export type PunchAnswer = { receipt: PunchReceipt } | { refusal: Problem } | null;

export type QueuePorts = {
  storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;
  /** The id of the signed-in user. */
  person: () => string | null;
  /** Runs the work while no other tab runs it. */
  lock: (work: () => Promise<void>) => Promise<void>;
  send: (punch: QueuedPunch) => Promise<PunchAnswer>;
};

const prefix = "punch:";
const none: readonly QueuedPunch[] = [];

function parse(text: string | null): QueuedPunch | null {
  const punch = parseJson(text) as QueuedPunch | null;
  return typeof punch?.clientId === "string" && typeof punch.capturedAt === "string" ? punch : null;
}

/**
 * The punches of this browser that the server has not confirmed, each in an item of its own with its user's id, so that
 * tabs do not overwrite each other. They outlive reloads, crashes and the session, and are sent only for the user who
 * made them: in order, one at a time, each under its own id until the server has answered it.
 */
export function createPunchQueue({ storage, person, lock, send }: QueuePorts) {
  const subscribers = new Set<() => void>();
  const listeners = new Set<(punch: QueuedPunch, answer: NonNullable<PunchAnswer>) => void>();
  // Punches that do not fit into a full storage are kept in memory.
  const unkept = new Map<string, string>();
  let shown: { of: string; punches: readonly QueuedPunch[] } = { of: "", punches: [] };
  let running: Promise<void> | null = null;
  let isWanted = false;

  const changed = (): void => subscribers.forEach((subscriber) => subscriber());
  const nameOf = (owner: string, clientId: string): string => `${prefix}${owner}:${clientId}`;

  function write(owner: string, punch: QueuedPunch): void {
    const [name, text] = [nameOf(owner, punch.clientId), JSON.stringify(punch)];
    try {
      storage().setItem(name, text);
      unkept.delete(name);
    } catch {
      storage().removeItem(name);
      unkept.set(name, text);
    }
    changed();
  }

  function remove(owner: string, clientId: string): void {
    const name = nameOf(owner, clientId);
    unkept.delete(name);
    storage().removeItem(name);
    changed();
  }

  function list(): readonly QueuedPunch[] {
    const owner = person();
    if (owner === null) return none;
    const stored = storage();
    const names = Array.from({ length: stored.length }, (_, index) => stored.key(index) ?? "");
    const texts = [...new Set([...names, ...unkept.keys()])]
      .filter((name) => name.startsWith(nameOf(owner, "")))
      .toSorted()
      .map((name) => unkept.get(name) ?? stored.getItem(name) ?? "");
    // React compares lists by identity.
    const of = texts.join("\n");
    if (of !== shown.of) {
      const punches = texts.map(parse).filter((punch) => punch !== null);
      shown = { of, punches: punches.toSorted((one, other) => (one.capturedAt < other.capturedAt ? -1 : 1)) };
    }
    return shown.punches;
  }

  const waiting = (): readonly QueuedPunch[] => list().filter(({ refusal }) => refusal === null);

  /** Sends one after the other, until none is left or one has no answer. */
  async function sendAll(): Promise<void> {
    for (;;) {
      const owner = person();
      const [next] = waiting();
      if (owner === null || next === undefined) return;
      const tried = { ...next, tries: next.tries + 1 };
      write(owner, tried);
      const answer = await send(next);
      if (answer === null) return;
      if ("refusal" in answer) write(owner, { ...tried, refusal: answer.refusal });
      else remove(owner, next.clientId);
      listeners.forEach((listener) => listener(next, answer));
    }
  }

  async function run(): Promise<void> {
    try {
      while (isWanted) {
        isWanted = false;
        await lock(sendAll);
      }
    } finally {
      running = null;
    }
  }

  /** Sends the queue; resolves at the end, also after a failure. */
  function sendWaiting(): Promise<void> {
    isWanted = true;
    running ??= run();
    return running;
  }

  return {
    list,
    waiting,
    /** Adds a punch of the signed-in user. */
    add(punch: Omit<QueuedPunch, "tries" | "refusal">): void {
      const owner = person();
      if (owner !== null) write(owner, { ...punch, tries: 0, refusal: null });
    },
    dismiss(clientId: string): void {
      const owner = person();
      const known = list().find((punch) => punch.clientId === clientId);
      if (owner !== null && known !== undefined && known.refusal !== null) remove(owner, clientId);
    },
    send: sendWaiting,
    /** The same, unless it is running. */
    retry: (): Promise<void> => running ?? sendWaiting(),
    /** Deletes the punches of all users from before an instant (milliseconds): these users may never sign in again. */
    dropBefore(instant: number): void {
      const stored = storage();
      const names = Array.from({ length: stored.length }, (_, index) => stored.key(index) ?? "");
      const isOld = (name: string): boolean => (parse(stored.getItem(name))?.keptAt ?? 0) < instant;
      const old = names.filter((name) => name.startsWith(prefix) && isOld(name));
      old.forEach((name) => stored.removeItem(name));
      if (old.length > 0) changed();
    },
    subscribe(subscriber: () => void): () => void {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    /** Calls back for each answer of the server that this tab receives. */
    onAnswer(listener: (punch: QueuedPunch, answer: NonNullable<PunchAnswer>) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Called when another tab has written or removed the item. Returns whether it can be a punch. */
    hear(name: string | null): boolean {
      const isPunch = name === null || name.startsWith(prefix);
      if (isPunch) changed();
      return isPunch;
    },
  };
}

export type PunchQueue = ReturnType<typeof createPunchQueue>;
