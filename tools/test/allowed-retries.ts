import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const list = z.array(
  z.strictObject({
    /** From the root of the project. */
    file: z.string().regex(/^e2e\/[\w-]+\.test\.ts$/),
    /** Its whole name, with those of the groups around it. */
    test: z.string().min(1),
    /** What is known of the cause. */
    reason: z.string().min(20),
    since: z.iso.date(),
    /** When the cause was mended; the entry stays, so that the same test is not entered again. */
    mended: z.iso.date().optional(),
  }),
);

/** Browser tests that may be retried, and those that could be earlier. */
export type AllowedRetries = z.infer<typeof list>;

/** An entry may be so many days old. */
const maxDays = 30;

const path = "e2e/allowed-retries.json";

/** Reads the committed list of the project at `root`. Throws when it is none. */
export const readAllowedRetries = (root: string): AllowedRetries =>
  list.parse(JSON.parse(readFileSync(join(root, path), "utf8")));

const nameOf = ({ file, test }: { file: string; test: string }): string => `${file} > ${test}`;

/** Returns whether a failed test may be retried. */
export const isRetryAllowed = (entries: AllowedRetries, failed: { file: string; test: string }): boolean =>
  entries.some((entry) => entry.mended === undefined && nameOf(entry) === nameOf(failed));

/** Returns a sentence for each fault of the list; `today` is YYYY-MM-DD. */
export function faultsOfRetries(entries: AllowedRetries, today: string): string[] {
  const names = entries.map(nameOf);
  const twice = names.filter((name, index) => names.indexOf(name) < index);
  const day = (date: string): number => Date.parse(date) / 86_400_000;
  const open = entries.filter(({ mended }) => mended === undefined);
  const old = open.filter(({ since }) => day(today) - day(since) > maxDays);
  const early = open.filter(({ since }) => since > today);
  return [
    ...twice.map((name) => `${path}: ${name} is entered a second time. Mend its cause instead.`),
    ...old.map((entry) => `${path}: ${nameOf(entry)} has been retried for more than ${maxDays} days. Mend its cause.`),
    ...early.map((entry) => `${path}: ${nameOf(entry)} is dated ahead.`),
  ];
}
