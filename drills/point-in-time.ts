// `npm run drill:point-in-time [-- <entries per part, 500 by default>] [--write]`
import { conduct } from "./conduct.ts";
import { restoreToTime } from "./restore-to-time.ts";

const least = Number(process.argv.slice(2).find((value) => /^\d+$/.test(value)) ?? 500);
await conduct("point-in-time", (say) => restoreToTime(least, say));
