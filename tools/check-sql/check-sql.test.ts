import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createScratchDatabase, runStatements, type ScratchDatabase } from "#testing/scratch.ts";
import { checkComposed, checkStatements, type Report } from "./check-sql.ts";

const root = join(import.meta.dirname, "offenders");
let database: ScratchDatabase;
let offenders: string[];
let report: Report;

beforeAll(async () => {
  offenders = (await readFile(join(root, "offenders.ts"), "utf8")).split("\n");
  database = await createScratchDatabase(inject("clusterUrl"));
  await runStatements(
    database.url,
    `create table carrier (id bigint primary key, name text not null);
     create table parcel (
       id bigint generated always as identity primary key,
       carrier_id bigint references carrier,
       grams integer not null,
       state text not null default 'new' check (state in ('new', 'sent', 'lost')),
       due date not null,
       sent_at timestamptz,
       marks text[],
       spot point,
       details jsonb)`,
  );
  report = await checkStatements(root, ["tsconfig.json"], database.url);
});
afterAll(() => database.drop());

/** Returns the faults of the constant `name` of the offenders. */
function faultsOf(name: string): string[] {
  const place = `offenders.ts:${offenders.findIndex((line) => line.startsWith(`export const ${name} =`)) + 1} `;
  return report.faults.filter((fault) => fault.startsWith(place)).map((fault) => fault.slice(place.length));
}

const nullable = (column: string) =>
  `${column} can be null: declare that, or say after it in the statement why not: /* not null: … */`;

const planted: readonly (readonly [offender: string, name: string, fault: string])[] = [
  ["a syntax error", "syntax", 'syntax error at or near "parcel"'],
  ["a column that the table lacks", "absentColumn", 'column "colour" does not exist'],
  ["a column that is not selected", "unselected", "state is declared, but not selected."],
  ["a column of another name", "renamed", "parcelId is declared, but not selected."],
  ["a number as text", "wrongNumber", "grams is integer, so the driver returns number, but string is declared."],
  [
    "an instant as a Date",
    "wrongDate",
    "sent_at is timestamp with time zone, so the driver returns string, but null | Date is declared.",
  ],
  ["an array as text", "wrongArray", "marks is text[], so the driver returns string[], but null | string is declared."],
  ["an unknown type", "unknownType", "spot is point, for which compare.ts has no type of the driver."],
  ["a literal union without a permitted value", "missingValue", "state can be lost, which is not declared."],
  ["a nullable column", "nullableColumn", nullable("sent_at")],
  ["a nullable column that is returned", "returned", nullable("carrier_id")],
  ["the outer side of a left join", "outerSide", nullable("name")],
  ["the outer side of a right join", "otherSide", nullable("id")],
  ["a subquery on the outer side", "outerSubquery", nullable("label")],
  ["a with clause on the outer side", "outerWith", nullable("name")],
  ["one branch of a union", "oneBranch", nullable("name")],
  ["an aggregate of no rows", "noRows", nullable("largest")],
  ["a subquery without rows", "subselect", nullable("name")],
  ["a case without else", "noElse", nullable("size")],
  ["a member of JSON", "member", nullable("label")],
  ["a parameter that may be null", "tested", nullable("isNear")],
  ["a column that one of two conditions excludes", "alternative", nullable("sent_at")],
  ["a needless declaration", "needless", "id is said to be not null, but is no result column that can be null."],
  [
    "a statement planned anew",
    "plannedAnew",
    "grams is integer, so the driver returns number, but boolean is declared.",
  ],
  ["a page", "page", "id is bigint, so the driver returns string, but number is declared."],
  [
    "a fixed text in a function",
    "late",
    "This text is fixed: make the statement a constant of its module, so that it is checked.",
  ],
  [
    "a template of values only",
    "template",
    "This template inserts only values: make it a statement(…), so that it is checked.",
  ],
];

describe("refuses", () => {
  test.each(planted)("%s", (_, name, fault) => {
    expect(faultsOf(name)).toEqual([fault]);
  });
});

test("refuses nothing else, such as the statements of sound.ts", () => {
  expect(report.faults).toHaveLength(planted.length);
});

test("counts the statements that it prepared, and names the places that compose theirs", () => {
  const made = offenders.filter((line) => line.startsWith("export const")).length - 2;
  expect(report.prepared).toBe(made + 14);
  expect(report.composed).toHaveLength(4);
  expect(report.composed.filter((place) => place.startsWith("sound.ts:"))).toHaveLength(2);
});

test("checks composed statements as tests have recorded them, and refuses one that no test makes", async () => {
  const sound = (await readFile(join(root, "sound.ts"), "utf8")).split("\n");
  const line = sound.findIndex((text) => text.includes("statement<{ id: string }>(`select id from parcel where ${"));
  const at = `${pathToFileURL(join(root, "sound.ts")).href}:${line + 1}:3`;
  const file = join(await mkdtemp(join(tmpdir(), "diwan-statements-")), "recorded.jsonl");
  const faultsWith = async (...texts: string[]): Promise<string[]> => {
    await writeFile(file, texts.map((text) => `${JSON.stringify({ text, at })}\n`).join(""));
    return (await checkComposed(root, ["tsconfig.json"], database.url, file)).faults;
  };
  const late = expect.stringMatching(/^offenders\.ts:\d+ No test makes this statement/);
  expect(await faultsWith("select id from parcel where true")).toEqual([late]);
  const wrong = `sound.ts:${line + 1} id is integer, so the driver returns number, but string is declared.`;
  expect(await faultsWith("select id from parcel", "select grams as id from parcel where true")).toEqual([late, wrong]);
  expect(await faultsWith()).toEqual([late, expect.stringMatching(/^sound\.ts:\d+ No test makes this statement/)]);
});
