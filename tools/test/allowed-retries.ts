import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const list = z.array(
  z.strictObject({
    /** Relative to the root of the repository. */
    file: z.string().regex(/^e2e\/[\w-]+\.test\.ts$/),
    /** The full name, with those of its groups. */
    test: z.string().min(1),
    /** The known cause. */
    reason: z.string().min(20),
    since: z.iso.date(),
    /** Date on which the cause was fixed; the entry stays, so that the test cannot be listed again. */
    mended: z.iso.date().optional(),
  }),
);

/** Browser tests that may be retried now, and those that were allowed earlier. */
export type AllowedRetries = z.infer<typeof list>;

/** Maximum age of an entry in days. */
const maxDays = 30;

const path = "e2e/allowed-retries.json";

/** Reads the committed list of the repository at `root`. Throws when it is invalid. */
export const readAllowedRetries = (root: string) => list.parse(JSON.parse(readFileSync(join(root, path), "utf8")));

const nameOf = ({ file, test }: { file: string; test: string }): string => `${file} > ${test}`;

export const isRetryAllowed = (entries: AllowedRetries, failed: { file: string; test: string }): boolean =>
  entries.some((entry) => entry.mended === undefined && nameOf(entry) === nameOf(failed));

/** Returns one sentence per fault of the list; `today` is YYYY-MM-DD. */
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
