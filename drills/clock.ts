// `npm run drill:clock [-- <seconds of each jump, 20 by default>] [--write]`
import { conduct } from "./conduct.ts";
import { jumpClock } from "./jump-clock.ts";

const seconds = Number(process.argv.slice(2).find((value) => /^\d+$/.test(value)) ?? 20);
await conduct("clock", (say) => jumpClock(seconds, say));
