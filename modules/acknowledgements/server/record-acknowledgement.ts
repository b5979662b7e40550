import type { Viewer } from "#modules/community/server/index.ts";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { MustRead } from "../contract/schemas.ts";
import { loadMustRead, readMustRead, type Surroundings } from "./load-must-read.ts";
import { lockMustRead, saveAcknowledgement } from "./store.ts";

/** Acknowledges a topic for the viewer; throws 422 if they are not in its audience. */
export async function acknowledge(
  tx: Transaction,
  viewer: Viewer,
  topicId: string,
  options: Surroundings & { requestId: string },
): Promise<MustRead> {
  // Serialises acknowledging with requesting again.
  await lockMustRead(tx, topicId);
  const row = await loadMustRead(tx, viewer, topicId);
  if (!row.concerns_me) throw refuse("not_concerned");
  if (await saveAcknowledgement(tx, topicId, viewer.personId, nowIso())) {
    await record(tx, {
      action: "mustRead.acknowledged",
      actorId: viewer.personId,
      subject: { kind: "topic", id: topicId },
      details: { topicId },
      audience: `person:${viewer.personId}`,
      requestId: options.requestId,
    });
  }
  return readMustRead(tx, viewer, topicId, options);
}
