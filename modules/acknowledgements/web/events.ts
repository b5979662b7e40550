import { staleRule } from "#client/events.ts";
import { keyOf } from "#client/query.ts";
import type { AcknowledgementEvent } from "#modules/acknowledgements/contract/events.ts";
import { listMyMustReads, readMustRead } from "./api.ts";

/** What a change of must-reads makes stale. */
export const acknowledgementEvents = staleRule<AcknowledgementEvent>(({ action, details }) =>
  action.startsWith("mustRead.")
    ? [keyOf(readMustRead, { params: { id: details.topicId } }), keyOf(listMyMustReads)]
    : [],
);
