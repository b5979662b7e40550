import { widget } from "#kit/module.ts";

export { myMustReadsQuery } from "./api.ts";
export { acknowledgementEvents } from "./events.ts";

export const MustReadNotice = widget(() => import("./components/MustReadNotice.tsx"), "MustReadNotice");
export const AskToRead = widget(() => import("./components/AskToRead.tsx"), "AskToRead");
