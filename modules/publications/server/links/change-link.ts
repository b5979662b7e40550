import type { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type {
  createLink as createSchema,
  ManagedLink,
  updateLink as updateSchema,
} from "../../contract/schemas-link.ts";
import { createAudience } from "../audiences/create-audience.ts";
import { currentAudience, sortedAudience } from "../audiences/load-audiences.ts";
import { deleteAudience } from "../audiences/store.ts";
import type { AudienceInput } from "../../contract/schemas-audience.ts";
import type { Author, Change } from "../context.ts";
import { changesOf, recordPublication } from "../record-publication.ts";
import { readManagedLink } from "./list-links.ts";
import { maxLinks } from "./policy.ts";
import { countLinks, lockGroupForShare } from "./queries.ts";
import { deleteLinkRow, insertLink, lockLink, updateLinkRow, type LinkValues } from "./store.ts";

type Values = Omit<LinkValues, "audience_id">;
type Creation = z.output<typeof createSchema>;
type Update = z.output<typeof updateSchema>;

const columnsOf = <Body extends Creation | Update>(body: Body) => ({
  group_id: body.group as Body["group"],
  name_ar: body.nameAr as Body["nameAr"],
  name_en: body.nameEn as Body["nameEn"],
  description_ar: body.descriptionAr as Body["descriptionAr"],
  description_en: body.descriptionEn as Body["descriptionEn"],
  icon: body.icon as Body["icon"],
  address: body.address as Body["address"],
  sign_in: body.signIn as Body["signIn"],
  position: body.order as Body["order"],
  is_active: body.isActive as Body["isActive"],
});

async function requireGroup(tx: Transaction, id: string): Promise<void> {
  if ((await lockGroupForShare(tx, [id])).length === 0) throw refuseField("group_unknown", "group", { key: "invalid" });
}

export async function createLink({ tx, context: { settings }, author }: Change, body: Creation): Promise<ManagedLink> {
  if (((await countLinks(tx, []))[0]?.links ?? 0) >= maxLinks) throw refuse("limit_reached");
  await requireGroup(tx, body.group);
  const values: Values = {
    ...columnsOf(body),
    description_ar: body.descriptionAr ?? null,
    description_en: body.descriptionEn ?? null,
  };
  const id = await insertLink(tx, { ...values, audience_id: await createAudience(tx, body.audience) }, nowIso());
  await recordPublication(tx, author, "link.created", id, { after: { ...values, audience: body.audience } });
  return readManagedLink(tx, settings, id);
}

export async function updateLink(
  { tx, context: { settings }, author }: Change,
  id: string,
  body: Update,
): Promise<ManagedLink> {
  const current = await lockLink(tx, id);
  if (current === undefined) throw refuse("not_found");
  const before = await readManagedLink(tx, settings, id);
  if (body.version !== current.version) throw refuse("stale_version", { current: before });
  const audience = await currentAudience(tx, current.audience_id);
  const changed = changesOf<Values & { audience: AudienceInput }>(
    { ...(current as Values), audience },
    { ...columnsOf(body), audience: body.audience === undefined ? undefined : sortedAudience(body.audience) },
  );
  if (Object.keys(changed.changes).length === 0) return before;
  const { audience: wanted, ...values } = changed.changes;
  if (values.group_id !== undefined) await requireGroup(tx, values.group_id);
  await updateLinkRow(tx, id, {
    ...values,
    ...(wanted === undefined ? {} : { audience_id: await createAudience(tx, wanted) }),
  });
  if (wanted !== undefined && current.audience_id !== null) await deleteAudience(tx, current.audience_id);
  await recordPublication(tx, author, "link.updated", id, { before: changed.before, after: changed.changes });
  return readManagedLink(tx, settings, id);
}

export async function deleteLink(tx: Transaction, author: Author, id: string): Promise<void> {
  const current = await lockLink(tx, id);
  if (current === undefined) throw refuse("not_found");
  await deleteLinkRow(tx, id);
  if (current.audience_id !== null) await deleteAudience(tx, current.audience_id);
  const { name_en, address } = current;
  await recordPublication(tx, author, "link.deleted", id, { before: { name_en, address } });
}
