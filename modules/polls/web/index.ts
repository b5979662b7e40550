import { widget } from "#kit/module.ts";
import { pollPhrases } from "./manifest.ts";

export const PollCard = widget(() => import("./card/PollCard.tsx"), "PollCard", [pollPhrases]);
export const PollField = widget(() => import("./field/PollField.tsx"), "PollField", [pollPhrases]);
