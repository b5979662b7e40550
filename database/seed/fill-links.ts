import { z } from "zod";
import { linkIcons, signIns } from "#modules/publications/contract/schemas-link.ts";
import type { Transaction } from "#platform/database/database.ts";
import { insertRoleAudience, insertRow, insertRows } from "./insert.ts";
import { people } from "./people.ts";
import { names, readData } from "./read-data.ts";

const shape = z.strictObject({
  ...names,
  description_en: z.string().optional(),
  description_ar: z.string().optional(),
  icon: z.enum(linkIcons),
  address: z.url(),
  sign_in: z.enum(signIns).default("none"),
  /** Only for members of this built-in role. */
  role: z.string().optional(),
});
const groupShape = z.strictObject({ ...names, links: z.array(shape) });

/** Inserts the important links of the demonstration company, and the favourites of two people. */
export async function fillLinks(tx: Transaction, now: Date): Promise<void> {
  const created_at = now;
  const ids: string[] = [];
  for (const [index, { links, ...group }] of readData("publications/links.json", z.array(groupShape)).entries()) {
    const group_id = await insertRow(tx, "link_group", { ...group, position: (index + 1) * 10, created_at });
    for (const [place, { role, ...link }] of links.entries()) {
      const audience_id = role === undefined ? null : await insertRoleAudience(tx, role);
      const position = (place + 1) * 10;
      ids.push(await insertRow(tx, "link", { ...link, group_id, audience_id, position, created_at }));
    }
  }
  const favourites = ids.filter((_, index) => [0, 1, 4].includes(index));
  await insertRows(
    tx,
    "link_favourite",
    people
      .slice(0, 2)
      .flatMap(({ id }) => favourites.map((link_id) => ({ person_id: String(id), link_id, created_at }))),
  );
}
