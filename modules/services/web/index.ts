export { workListQuery } from "./api.ts";
export { serviceEvents } from "./events.ts";
