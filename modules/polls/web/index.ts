import { lazy } from "react";

/** Widgets for the pages that show and write topics, each to be suspended for. */
export const PollCard = lazy(async () => ({ default: (await import("./card/PollCard.tsx")).PollCard }));
export const PollField = lazy(async () => ({ default: (await import("./field/PollField.tsx")).PollField }));
