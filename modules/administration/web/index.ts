export { administrationEvents } from "./events.ts";
