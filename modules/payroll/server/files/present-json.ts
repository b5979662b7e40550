import type { XlsxCell } from "#platform/http/xlsx.ts";
import { plainCell } from "#platform/http/xlsx.ts";
import type { Difference } from "./compare-facts.ts";

/** The head of a file. */
type About = { month: string; version: number; table: string };

/** Writes a row as an object by heading; headings are distinct, and kept in their order whatever they are. */
const rowText = (names: readonly string[], cells: readonly XlsxCell[] | null): string =>
  cells === null
    ? "null"
    : `{${names.map((name, at) => `${name}:${JSON.stringify(plainCell(cells[at] ?? null))}`).join(",")}}`;

async function* listOf(about: About, batches: AsyncIterable<string[]>): AsyncGenerator<string> {
  yield `${JSON.stringify(about).slice(0, -1)},"rows":[`;
  let separator = "\n";
  for await (const rows of batches) {
    if (rows.length === 0) continue;
    yield separator + rows.join(",\n");
    separator = ",\n";
  }
  yield "\n]}\n";
}

async function* textsOf<Row>(batches: AsyncIterable<Row[]>, textOf: (row: Row) => string): AsyncGenerator<string[]> {
  for await (const rows of batches) yield rows.map(textOf);
}

/** Writes rows as JSON: an object a line, by heading. */
export function jsonOfRows(about: About, headings: readonly string[], batches: AsyncIterable<XlsxCell[][]>) {
  const names = headings.map((heading) => JSON.stringify(heading));
  return listOf(
    about,
    textsOf(batches, (cells) => rowText(names, cells)),
  );
}

/** Writes differences as JSON: the kind of change, and the row before and after; null where there is none. */
export function jsonOfChanges(about: About, headings: readonly string[], batches: AsyncIterable<Difference[]>) {
  const names = headings.map((heading) => JSON.stringify(heading));
  return listOf(
    about,
    textsOf(
      batches,
      ({ change, before, after }) =>
        `{"change":"${change}","before":${rowText(names, before)},"after":${rowText(names, after)}}`,
    ),
  );
}
