import type { Reader } from "#platform/database/database.ts";
import { keyset } from "#platform/database/keyset.ts";
import { memoizeByKey } from "#platform/database/memoize.ts";
import { statement } from "#platform/database/statement.ts";
import type { Files } from "#platform/files/files.ts";
import { readPage, type FetchSize, type PageOf } from "#platform/http/page.ts";
import type { ProtectedField } from "../../contract/privacy.ts";
import type { Sighting } from "../../contract/schemas-directory.ts";
import { presentSummary, type SummaryRow } from "./present-summary.ts";

type SightingRow = Omit<SummaryRow, "id"> & { day: string; viewer_id: string; fields: ProtectedField[] };

function sightingsText(direction: "after" | "before", size: FetchSize): string {
  const { condition, orderBy } = keyset(["w.day", "w.viewer_id"], "desc", direction, 2);
  return `
    select w.day, w.viewer_id, w.fields, v.name_ar, v.name_en, v.title_ar, v.title_en, v.photo_file_id
    from person_view w join person v on v.id = w.viewer_id
    where w.person_id = $1 and ${condition} order by ${orderBy} limit ${size}`;
}

const finderFor = memoizeByKey<ReturnType<typeof statement<SightingRow>>>();
/** After every day that can be stored. */
const latest = ["9999-12-31", "9223372036854775807"];

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
      fetch: (cursor, size) => {
        const direction = cursor?.direction ?? "after";
        const find = finderFor(`${direction} ${size}`, () => statement<SightingRow>(sightingsText(direction, size)));
        return find(db, [personId, ...(cursor?.values ?? latest)]);
      },
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
