import { z } from "zod";
import type { Reader } from "#platform/database/database.ts";
import { readChain, type Seal } from "./seal.ts";

/** A seal outside the database: a line of JSON in an export, and of the log. */
export type ExportedSeal = { seal: string; rows: number; key: string; hash: string };

const line = z.object({ seal: z.string().regex(/^\d{1,18}$/), hash: z.string().regex(/^[0-9a-f]{64}$/) });

export const exportSeal = ({ number, rowCount, key, hash }: Seal): ExportedSeal => ({
  seal: number,
  rows: rowCount,
  key,
  hash: hash.toString("hex"),
});

/** Parses number and hash of the seals in an export or a log; other lines are skipped. */
export function parseExportedSeals(text: string): Pick<ExportedSeal, "seal" | "hash">[] {
  return text.split("\n").flatMap((json) => {
    if (!json.startsWith("{")) return [];
    try {
      const parsed = line.safeParse(JSON.parse(json));
      return parsed.success ? [parsed.data] : [];
    } catch {
      return [];
    }
  });
}

/** An exported seal that is missing from the chain, or has another hash there. */
export type Difference = { seal: string; reason: "missing" | "other" };

/** Compares exported seals with those of the database; returns the differences by number. */
export async function compareWithChain(db: Reader, exported: readonly Pick<ExportedSeal, "seal" | "hash">[]) {
  const left = Map.groupBy(exported, ({ seal }) => BigInt(seal));
  const differences: Difference[] = [];
  for await (const { number, hash } of readChain(db)) {
    const same = left.get(BigInt(number));
    if (same?.some((kept) => kept.hash !== hash.toString("hex")) === true)
      differences.push({ seal: number, reason: "other" });
    left.delete(BigInt(number));
  }
  const missing = [...left.keys()].map((number): Difference => ({ seal: String(number), reason: "missing" }));
  return [...differences, ...missing].toSorted((one, other) => Number(BigInt(one.seal) - BigInt(other.seal)));
}
