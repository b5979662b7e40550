import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { now } from "#platform/clock/clock.ts";
import { openClient } from "#platform/database/client.ts";

/** A comment that a client wants to write; it repeats it with the same key until it is acknowledged. */
export type Entry = {
  content: string;
  key: string;
  ids: string[];
  /** Milliseconds since 1970 of the first request, and of the answer that acknowledged it. */
  begunAt: number;
  acknowledgedAt: number | null;
};

export type Writing = {
  /** Every entry that was begun. */
  entries: Entry[];
  /** Number of answers by status; `unreachable` without an answer. */
  answers: Map<string, number>;
  /** Refusals that cannot be repeated (other than 409, 429, 5xx): `<status> <code>`. */
  unclear: string[];
  /** Number of acknowledged entries, so far. */
  acknowledged(): number;
  /** Resolves when every entry that was begun is acknowledged. */
  finish(): Promise<void>;
};

type Options = {
  /** The nodes to write to now; the next one is tried after a failure. */
  urls: () => readonly string[];
  /** A session each for the writers, of whom each writes one entry after another; tokens may be replaced meanwhile. */
  tokens: readonly string[];
  /** Number of writers; by default, one for each token. */
  count?: number;
  topicId: string;
  /** Milliseconds between an entry and the next. */
  pause?: number;
};

type Answer = { status: number; id: string | null; code: string };

async function post(url: string, token: string, topicId: string, { content, key }: Entry): Promise<Answer | null> {
  try {
    const response = await fetch(`${url}/api/topics/${topicId}/comments`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify({ content }),
      signal: AbortSignal.timeout(60_000),
    });
    const answer = (await response.json()) as { data?: { id: string }; code?: string };
    return { status: response.status, id: answer.data?.id ?? null, code: answer.code ?? "without a code" };
  } catch {
    return null;
  }
}

const mayRepeat = (status: number): boolean => status === 409 || status === 429 || status >= 500;

/** Starts people who write comments to a topic as long as `finish` is not called. */
export function startWriting({ urls, tokens, count = tokens.length, topicId, pause = 0 }: Options): Writing {
  const entries: Entry[] = [];
  const answers = new Map<string, number>();
  const unclear: string[] = [];
  let isEnding = false;
  let turn = 0;
  const tally = (status: string): void => void answers.set(status, (answers.get(status) ?? 0) + 1);

  const write = async (entry: Entry, writer: number): Promise<void> => {
    for (;;) {
      const nodes = urls();
      const url = nodes[(turn += 1) % nodes.length];
      const answer = url === undefined ? null : await post(url, tokens[writer] ?? "", topicId, entry);
      tally(answer === null ? "unreachable" : String(answer.status));
      if (answer !== null && answer.id !== null) {
        entry.acknowledgedAt = now().getTime();
        return void entry.ids.push(answer.id);
      }
      if (answer !== null && !mayRepeat(answer.status)) {
        unclear.push(`${answer.status} ${answer.code}`);
        return;
      }
      await sleep(100);
    }
  };
  const writers = Array.from({ length: count }, async (_, writer) => {
    while (!isEnding) {
      const content = `Writer ${writer}, entry ${entries.length}`;
      const entry: Entry = { content, key: randomUUID(), ids: [], begunAt: now().getTime(), acknowledgedAt: null };
      entries.push(entry);
      await write(entry, writer);
      if (pause > 0) await sleep(pause);
    }
  });
  return {
    entries,
    answers,
    unclear,
    acknowledged: () => entries.filter(({ ids }) => ids.length > 0).length,
    async finish() {
      isEnding = true;
      await Promise.all(writers);
    },
  };
}

/** Compares what was acknowledged with what a database has: comments that are absent, and that exist more than once. */
export async function compareWritten(
  databaseUrl: string,
  topicId: string,
  entries: readonly Entry[],
): Promise<{ lost: Entry[]; twice: Entry[]; stored: number }> {
  await using client = await openClient(databaseUrl);
  const { rows } = await client.query<{ id: string; content: string }>(
    "select id, content from comment where topic_id = $1",
    [topicId],
  );
  const idsOf = Map.groupBy(rows, ({ content }) => content);
  const stored = (entry: Entry): string[] => (idsOf.get(entry.content) ?? []).map(({ id }) => id);
  return {
    lost: entries.filter((entry) => entry.ids.some((id) => !stored(entry).includes(id))),
    twice: entries.filter((entry) => stored(entry).length > 1),
    stored: rows.length,
  };
}
