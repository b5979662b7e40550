// `npm run drill:kills [-- <kills, 20 by default>] [--seed <number>] [--write]`
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { conduct } from "./conduct.ts";
import { killParts } from "./kill-parts.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: "string" }, write: { type: "boolean" } },
});
const kills = Number(positionals[0] ?? 20);
const seed = Number(values.seed ?? randomInt(1_000_000));
if (!Number.isInteger(kills) || kills < 1 || !Number.isInteger(seed)) throw new Error("Give a number of kills.");

await conduct("kills", (say) => killParts(kills, seed, say));
