import { setTimeout as sleep } from "node:timers/promises";
import { readEvents, type EventReader } from "#testing/event-reader.ts";

/** A browser that follows events, on another node when its own is gone. */
export type Follower = {
  /** Ids of created comments in order of arrival, over all its streams. */
  comments(): string[];
  /** Number of streams that it has opened. */
  opened(): number;
  stop(): Promise<void>;
};

/** Opens an event stream; when it ends, resumes it after its last position on the next node that answers. */
export async function followStream(urls: () => readonly string[], token: string | (() => string)): Promise<Follower> {
  const tokenNow = (): string => (typeof token === "string" ? token : token());
  const received: string[] = [];
  let opened = 0;
  let isStopped = false;
  let position: string | undefined;
  const open = async (): Promise<EventReader | null> => {
    const nodes = urls();
    const url = nodes[opened % nodes.length];
    const stream = url === undefined ? null : await readEvents(url, tokenNow(), position).catch(() => null);
    if (stream !== null) opened += 1;
    return stream;
  };
  let stream = await open();
  if (stream === null) throw new Error("No node opened a stream of events.");
  const following = (async () => {
    while (!isStopped) {
      if (stream === null) await sleep(100);
      else {
        await stream.ended;
        received.push(...stream.subjectsOf("comment.created"));
        position = stream.position() || position;
      }
      stream = isStopped ? null : await open();
    }
    await stream?.close();
  })();
  return {
    comments: () => [...received, ...(stream?.subjectsOf("comment.created") ?? [])],
    opened: () => opened,
    async stop() {
      isStopped = true;
      await stream?.close();
      await following;
    },
  };
}
