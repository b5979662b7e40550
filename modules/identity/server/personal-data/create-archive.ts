import { rowsOf } from "#platform/database/cursor.ts";
import type { Reader } from "#platform/database/database.ts";
import { readOnly } from "#platform/database/transaction.ts";
import type { Files } from "#platform/files/files.ts";
import type { Archive } from "#platform/files/write-archive.ts";
import { byteOrderMark, csvText } from "#platform/http/csv.ts";
import type { PersonalDataSource, PersonalPart } from "#platform/personal-data/source.ts";
import { nameIn, type Locale } from "#shared/locale.ts";
import type { Formatting, Presentation } from "#shared/presentation.ts";
import { statement } from "#platform/database/statement.ts";
import type { FactorContext } from "../factors/context.ts";
import { presentIndex, type ListedArea, type ListedPart } from "./present-index.ts";

export type PersonalDataContext = FactorContext & {
  files: Files;
  /** The personal data of all modules. */
  sources: readonly PersonalDataSource[];
};

type Row = Record<string, unknown>;
type Cell = string | number | boolean | null;

async function* jsonOf(batches: AsyncIterable<Row[]>, count: (rows: number) => void): AsyncGenerator<string> {
  let written = 0;
  yield "[";
  for await (const rows of batches) {
    yield rows.map((row, index) => `${written + index === 0 ? "" : ","}\n${JSON.stringify(row)}`).join("");
    written += rows.length;
  }
  count(written);
  yield "\n]\n";
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return JSON.stringify(value);
}

async function* csvOf(batches: AsyncIterable<Row[]>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const rows of batches) {
    const [row] = rows;
    if (isFirst && row !== undefined) yield byteOrderMark + csvText([Object.keys(row)]);
    isFirst = false;
    yield csvText(rows.map((each) => Object.values(each).map(cellOf)));
  }
}

async function addPart(
  tx: Reader,
  archive: Archive,
  area: string,
  { name, title, query }: PersonalPart,
  owner: { personId: string; locale: Locale },
): Promise<ListedPart> {
  const place = `${area}/${name}`;
  const read = (): AsyncGenerator<Row[]> => rowsOf<Row>(tx, query, [owner.personId]);
  let rows = 0;
  await archive.add(
    `${place}.json`,
    jsonOf(read(), (count) => (rows = count)),
  );
  const paths = [`${place}.json`];
  if (rows > 0) {
    await archive.add(`${place}.csv`, csvOf(read()));
    paths.push(`${place}.csv`);
  }
  return { title: title[owner.locale], rows, paths };
}

const selectFormats = statement<Omit<Formatting, "locale">>(
  `select calendar, digits, hour_cycle as "hourCycle" from person where id = $1`,
);

/** Writes a person's data from one snapshot, their files and an index. Stops between two parts on `signal`. */
export async function createArchive(
  archive: Archive,
  { database, files, sources, settings }: PersonalDataContext,
  owner: { personId: string; locale: Locale; madeAt: string },
  signal: AbortSignal,
): Promise<void> {
  const areas: ListedArea[] = [];
  await readOnly(database.primary, async (tx) => {
    for (const { area, title, parts } of sources) {
      const listed: ListedPart[] = [];
      for (const part of parts) {
        signal.throwIfAborted();
        listed.push(await addPart(tx, archive, area, part, owner));
      }
      areas.push({ title: title[owner.locale], parts: listed });
    }
  });
  const paths: string[] = [];
  for await (const { id, name, open } of files.ownFiles(database.primary, owner.personId)) {
    signal.throwIfAborted();
    const content = await open();
    if (content === null) continue;
    const path = `uploads/${id} ${name.replace(/[/\\:*?"<>|]/g, "_")}`;
    await archive.add(path, content);
    paths.push(path);
  }
  const { timeZone, organisationNameAr: nameAr, organisationNameEn: nameEn } = await settings(database.primary);
  const [formats] = await selectFormats(database.primary, [owner.personId]);
  const { locale } = owner;
  const presentation: Presentation = {
    locale,
    timeZone,
    calendar: "gregory",
    digits: "auto",
    hourCycle: "h23",
    ...formats,
  };
  const organisation = nameIn(locale, { nameAr, nameEn });
  await archive.add("index.html", [presentIndex(areas, paths, { organisation, madeAt: owner.madeAt, presentation })]);
}
