import type { ServerResponse } from "node:http";
import { setImmediate as giveWay } from "node:timers/promises";
import type { FastifyReply } from "fastify";
import type { Reader } from "#platform/database/database.ts";
import { ageOfNextEvent, endOfFeed, readFeed, type PublishedEvent } from "#platform/events/feed.ts";
import type { Feed } from "#platform/events/follow.ts";
import type { HiddenPositions } from "#platform/events/hide-position.ts";
import { idsOf } from "#platform/events/ids-of.ts";
import { comparePositions, type Position } from "#platform/events/position.ts";
import type { Log } from "#platform/log/log.ts";
import { count } from "#platform/metrics/counters.ts";
import type { Actor } from "./actor.ts";
import { isReached, judgeEvents, reachOf, type Judged, type ListReached, type Reach } from "./judge-events.ts";
import { refuse } from "./refuse.ts";

/** Resolves sessions to their current actors, regardless of their access tokens; those that are over have no entry. */
export type CheckSessions = (sessionIds: readonly string[]) => Promise<ReadonlyMap<string, Actor>>;

type Options = {
  feed: Feed;
  db: Reader;
  checkSessions: CheckSessions;
  listReached: ListReached;
  positions: HiddenPositions;
  log: Log;
  maxPerPerson?: number;
  heartbeatMs?: number;
  recheckMs?: number;
  /** Maximum number of sessions in one check: one query each would cost more than everything that people do. */
  sessionsPerCheck?: number;
  /** Streams that an event is written to before requests get their turn: thousands would hold them up. */
  writesPerTurn?: number;
};

/** Milliseconds for which answers carry the same position. An older position repeats some events and misses none. */
const positionMs = 100;
/** Seconds. For an older position, the reader must reload everything. */
const oldestReplay = 600;
/** Bytes a client may lag behind. */
const maxBacklog = 1_048_576;

type Stream = {
  actor: Actor;
  reach: Reach;
  raw: ServerResponse;
  /** Position of the last event sent, or of the replay; events up to it are not sent again. */
  position: Position;
  /** Events that arrive while the missed ones are still being read. */
  held: Delivery[] | null;
  /** When something was last written, by `performance.now()`. */
  writtenAt: number;
};
type Delivery = { event: PublishedEvent; frame: Buffer; judged: Judged };
type Replay = { frames: Buffer[]; position: Position };
type Reason = "session" | "tooMany" | "shutdown";

const nothing: Judged = new Map();

/** The open streams of this node. */
export type EventStreams = ReturnType<typeof createEventStreams>;

/** Creates streams of server-sent events. They announce changes; the state itself is read by HTTP. */
export function createEventStreams(options: Options) {
  const { feed, db, checkSessions, listReached, positions, log } = options;
  const {
    maxPerPerson = 20,
    heartbeatMs = 25_000,
    recheckMs = 4_000,
    sessionsPerCheck = 250,
    writesPerTurn = 100,
  } = options;
  const streams = new Set<Stream>();
  let closed = false;
  let checking = false;
  /** The batches that are still being judged or written, which later ones wait for. */
  let publishing: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let writes = 0;

  function frameOf({ position, action, subject, details, actorId }: PublishedEvent): Buffer {
    const delivery = { action, subject, details: idsOf(details), actorId };
    return Buffer.from(`id: ${positions.hide(position)}\ndata: ${JSON.stringify(delivery)}\n\n`);
  }

  const signal = (name: string, position: Position) => `id: ${positions.hide(position)}\nevent: ${name}\ndata: {}\n\n`;

  /** The client has gone, or will replay after it reconnects. */
  const drop = (stream: Stream): void => {
    if (streams.delete(stream)) count("streamEnds", { reason: "dropped" });
    stream.raw.destroy();
  };

  const write = (stream: Stream, frame: string | Buffer): void => {
    stream.raw.write(frame);
    stream.writtenAt = performance.now();
    writes += 1;
    if (stream.raw.writableLength > maxBacklog) drop(stream);
  };

  const close = (stream: Stream, reason: Reason): void => {
    if (!streams.delete(stream)) return;
    count("streamEnds", { reason });
    stream.raw.end(`event: closed\ndata: ${JSON.stringify({ reason })}\n\n`);
  };

  const deliver = (stream: Stream, delivery: Delivery): void => {
    if (stream.held !== null) stream.held.push(delivery);
    else {
      const { event, frame, judged } = delivery;
      // First: most events concern few people, and this is done for each stream.
      const reached = isReached(event, stream.reach, judged);
      if (reached === false || comparePositions(event.position, stream.position) <= 0) return;
      stream.position = event.position;
      if (reached === null) drop(stream);
      else write(stream, frame);
    }
  };

  async function publish(events: readonly PublishedEvent[], judged: Judged): Promise<void> {
    const deliveries = events.map((event) => ({ event, frame: frameOf(event), judged }));
    let turnEnds = writes + writesPerTurn;
    // Streams that are opened meanwhile begin after these events.
    for (const stream of streams) {
      for (const delivery of deliveries) deliver(stream, delivery);
      if (writes < turnEnds) continue;
      await giveWay();
      turnEnds = writes + writesPerTurn;
    }
  }

  const unsubscribe = feed.subscribe((events) => {
    const reaches = [...streams].map(({ reach }) => reach);
    const judged = judgeEvents(events, reaches, listReached)?.catch((error: unknown) => {
      // The streams concerned are dropped.
      log.warn({ err: error }, "could not judge events for readers with bounds");
      return nothing;
    });
    const isNext = judged === undefined && waiting === 0;
    waiting += 1;
    // In order: a batch without such events waits for the one before it.
    const published = isNext
      ? publish(events, nothing)
      : Promise.all([publishing, judged]).then(([, found = nothing]) => publish(events, found));
    publishing = published.finally(() => (waiting -= 1));
  });

  /** Returns the missed events as frames with their end position; null if they are too many or too old to replay. */
  async function missed(stream: Stream, hidden: string): Promise<Replay | null> {
    const after = positions.find(hidden);
    if (after === null) return null;
    if (comparePositions(after, await endOfFeed(db)) > 0) return null;
    const age = await ageOfNextEvent(db, after);
    if (age !== null && age > oldestReplay) return null;
    const { reach } = stream;
    const { events, more, position } = await readFeed(db, after, [...reach.audiences, ...reach.bounded.keys()]);
    if (more) return null;
    const judged = (await judgeEvents(events, [reach], listReached)) ?? nothing;
    const reached = events.filter((event) => isReached(event, reach, judged) === true);
    return { frames: reached.map(frameOf), position };
  }

  /** Sends a stream that begins after `after`, a hidden position, or now. */
  async function open(actor: Actor, after: string | null, reply: FastifyReply): Promise<void> {
    if (closed) throw refuse("not_ready", { retryAfter: 2 });
    const { raw } = reply;
    const position = feed.position();
    const stream: Stream = { actor, reach: reachOf(actor), raw, position, held: [], writtenAt: 0 };
    streams.add(stream);
    raw.once("close", () => streams.delete(stream));
    try {
      const replay = after === null ? { frames: [], position } : await missed(stream, after);
      if (closed) throw refuse("not_ready", { retryAfter: 2 });
      reply.hijack();
      begin(stream, replay, reply);
    } catch (error) {
      streams.delete(stream);
      throw error;
    }
    limitPerson(actor.personId);
  }

  function begin(stream: Stream, replay: Replay | null, reply: FastifyReply): void {
    stream.raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    });
    if (replay !== null) stream.position = replay.position;
    write(stream, "retry: 2000\n\n");
    replay?.frames.forEach((frame) => write(stream, frame));
    write(stream, signal(replay === null ? "resync" : "ready", stream.position));
    const held = stream.held ?? [];
    stream.held = null;
    held.forEach((delivery) => deliver(stream, delivery));
  }

  /** The newest streams of a person stay open. */
  function limitPerson(personId: string): void {
    const own: Stream[] = [];
    for (const stream of streams) if (stream.actor.personId === personId && stream.held === null) own.push(stream);
    own.slice(0, Math.max(0, own.length - maxPerPerson)).forEach((stream) => close(stream, "tooMany"));
  }

  async function recheck(): Promise<void> {
    const active = [...streams].filter((stream) => stream.held === null);
    const sessions = [...Map.groupBy(active, (stream) => stream.actor.sessionId)];
    for (let from = 0; from < sessions.length; from += sessionsPerCheck) {
      const batch = sessions.slice(from, from + sessionsPerCheck);
      try {
        const actors = await checkSessions(batch.map(([sessionId]) => sessionId));
        for (const [sessionId, own] of batch) {
          const actor = actors.get(sessionId);
          for (const stream of own) {
            if (actor === undefined) close(stream, "session");
            else Object.assign(stream, { actor, reach: reachOf(actor) });
          }
        }
      } catch (error) {
        // Its streams stay; the other sessions are still checked.
        log.warn({ err: error }, "could not check sessions of event streams");
      }
    }
  }

  // Each stream has its own time: all at once would hold requests up.
  const heartbeat = setInterval(() => {
    // Sends the position, so that a quiet stream has little to replay.
    const position = feed.position();
    // Not beyond what is still being judged or written.
    const frame = Buffer.from(waiting > 0 ? ":\n\n" : `:\nid: ${positions.hide(position)}\n\n`);
    const quietSince = performance.now() - heartbeatMs;
    for (const stream of streams) {
      const isQuiet = stream.held === null && stream.writtenAt <= quietSince;
      if (isQuiet && comparePositions(position, stream.position) >= 0) write(stream, frame);
    }
  }, heartbeatMs / 50);
  const rechecking = setInterval(() => {
    if (checking) return;
    checking = true;
    void recheck().finally(() => (checking = false));
  }, recheckMs);

  let delivery = { text: "", until: 0 };
  return {
    open,
    count: () => streams.size,
    /** Returns an encrypted feed position, at most 100 ms old. */
    position: (): string => {
      const at = performance.now();
      if (at >= delivery.until) delivery = { text: positions.hide(feed.position()), until: at + positionMs };
      return delivery.text;
    },
    /** Ends all streams and accepts no more; for the server's stop. */
    closeAll: (): void => {
      closed = true;
      clearInterval(heartbeat);
      clearInterval(rechecking);
      unsubscribe();
      [...streams].forEach((stream) => {
        if (stream.held === null) close(stream, "shutdown");
      });
    },
  };
}
