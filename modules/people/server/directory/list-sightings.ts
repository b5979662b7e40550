import type { Reader } from "#platform/database/database.ts";
import type { Files } from "#platform/files/files.ts";
import { readPage, type PageOf } from "#platform/http/page.ts";
import { pageOf } from "#platform/http/paged-statement.ts";
import type { ProtectedField } from "../../contract/privacy.ts";
import type { Sighting } from "../../contract/schemas-directory.ts";
import { presentSummary, type SummaryRow } from "./present-summary.ts";

type SightingRow = Omit<SummaryRow, "id"> & { day: string; viewer_id: string; fields: ProtectedField[] };

/** Views of a person's protected fields. Values: person. */
const sightings = pageOf<SightingRow>(
  ["w.day", "w.viewer_id"],
  "desc",
  ({ after, orderBy, size }) => `
    select w.day, w.viewer_id, w.fields, v.name_ar, v.name_en, v.title_ar, v.title_en, v.photo_file_id
    from person_view w join person v on v.id = w.viewer_id
    where w.person_id = $1 and ${after} order by ${orderBy} limit ${size}`,
);

/** Latest day first. */
export async function listSightings(
  db: Reader,
  files: Files,
  personId: string,
  query: { cursor?: string | undefined; limit: number },
): Promise<PageOf<Sighting>> {
  const { data, page } = await readPage<SightingRow>(
    {
      list: "sightings",
      kinds: ["date", "id"],
      keyOf: (row) => [row.day, row.viewer_id],
      fetch: sightings(db, [personId]),
    },
    query,
  );
  return {
    data: data.map((row) => ({
      viewer: presentSummary({ ...row, id: row.viewer_id }, files, personId),
      day: row.day,
      fields: row.fields,
    })),
    page,
  };
}
