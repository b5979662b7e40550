// refused: imports #platform/clock/clock.ts; a policy is pure
// refused: imports ./queries.ts; a policy is pure
// refused: calls Date.now
// refused: asks for the time
// refused: waits for something
// refused: reads the process
import { now } from "#platform/clock/clock.ts";
import { topicId } from "../contract/ids.ts";
import { likePolicy } from "./likes/policy.ts";
import { readTopic } from "./queries.ts";
import type { Viewer } from "./viewer.ts";

export async function can(viewer: Viewer) {
  await readTopic(topicId, viewer);
  return [now, likePolicy, Date.now(), new Date(), new Date(0), process.env["X"]];
}
