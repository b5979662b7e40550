export { acknowledgementEvents } from "./events.ts";
export { MustReadNotice } from "./MustReadNotice.tsx";
