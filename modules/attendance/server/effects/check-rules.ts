import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { BrokenPlan } from "../guard/compare-plans.ts";
import type { JudgedPlans } from "../guard/judge-plans.ts";

const selectName = statement<{ name_ar: string | null; name_en: string | null }, [id: string]>(
  "select name_ar, name_en from person where id = $1",
).first;

/** A name in both languages, isolated in either: a refusal is put into words after its values are known. */
const bothOf = (...names: (string | null | undefined)[]): string =>
  [...new Set(names)].flatMap((name) => (name == null ? [] : `\u2068${name}\u2069`)).join(" / ");

/** The values of the refusal's sentence. */
async function valuesOf(tx: Transaction, { rule, people, firstDate, minutes, limit }: BrokenPlan) {
  const person = await selectName(tx, people[0] ?? "0");
  return {
    rule: bothOf(rule.nameEn, rule.nameAr),
    person: bothOf(person?.name_en, person?.name_ar),
    people: String(people.length),
    date: firstDate,
    minutes: String(minutes),
    limit: String(limit),
  };
}

/** Throws `working_time_broken` for each rule of working time that refuses what plans newly break. */
export async function requireUnbroken(tx: Transaction, { broken }: JudgedPlans, path: string): Promise<void> {
  const refusing = broken.filter(({ rule }) => rule.mode === "refuse");
  if (refusing.length === 0) return;
  const fields = [];
  for (const each of refusing) {
    fields.push({ path, message: { key: "workingTimeBroken" as const, values: await valuesOf(tx, each) } });
  }
  throw refuse("working_time_broken", {
    fields,
    extension: {
      broken: refusing.map(({ rule, people, firstDate, from, to, minutes, limit }) => ({
        rule: rule.id,
        people: people.length,
        firstDate,
        from,
        to,
        minutes,
        limit,
      })),
    },
  });
}
