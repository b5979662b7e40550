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

/** Browser tests that may be tried again, and those that once might. */
export type SecondTries = z.infer<typeof list>;

/** Days a test may be tried again before somebody has found out why. */
const patience = 30;

const path = "e2e/second-tries.json";

/** Reads the committed list of the project at `root`. Throws when it is none. */
export const readSecondTries = (root: string): SecondTries =>
  list.parse(JSON.parse(readFileSync(join(root, path), "utf8")));

const nameOf = ({ file, test }: { file: string; test: string }): string => `${file} > ${test}`;

/** Whether a test that failed may be tried again. */
export const mayTryAgain = (entries: SecondTries, failed: { file: string; test: string }): boolean =>
  entries.some((entry) => entry.mended === undefined && nameOf(entry) === nameOf(failed));

/** What is wrong with the list on a day (YYYY-MM-DD), a sentence each. */
export function faultsOfSecondTries(entries: SecondTries, today: string): string[] {
  const names = entries.map(nameOf);
  const twice = names.filter((name, index) => names.indexOf(name) < index);
  const day = (date: string): number => Date.parse(date) / 86_400_000;
  const open = entries.filter(({ mended }) => mended === undefined);
  const old = open.filter(({ since }) => day(today) - day(since) > patience);
  const early = open.filter(({ since }) => since > today);
  return [
    ...twice.map((name) => `${path}: ${name} is entered a second time. Mend its cause instead.`),
    ...old.map(
      (entry) => `${path}: ${nameOf(entry)} has been tried again for more than ${patience} days. Mend its cause.`,
    ),
    ...early.map((entry) => `${path}: ${nameOf(entry)} is dated ahead.`),
  ];
}
