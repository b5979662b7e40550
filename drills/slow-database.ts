// `npm run drill:slow-database [-- <seconds of each failure, 45 by default>] [--write]`
import { conduct } from "./conduct.ts";
import { disturbNetwork } from "./disturb-network.ts";

const seconds = Number(process.argv.slice(2).find((value) => /^\d+$/.test(value)) ?? 45);
await conduct("slow-database", (say) => disturbNetwork(seconds, say));
