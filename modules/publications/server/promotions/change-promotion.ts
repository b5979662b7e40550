import type { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { AudienceInput } from "../../contract/schemas-audience.ts";
import type {
  addCodes as addCodesSchema,
  createPromotion as createSchema,
  ManagedPromotion,
  updatePromotion as updateSchema,
} from "../../contract/schemas-promotion.ts";
import { createAudience } from "../audiences/create-audience.ts";
import { currentAudience, sortedAudience } from "../audiences/load-audiences.ts";
import { deleteAudience } from "../audiences/store.ts";
import { changesOf, recordPublication } from "../record-publication.ts";
import { readManagedPromotion } from "./list-promotions.ts";
import { maxCodesPerPromotion, objectionTo } from "./policy.ts";
import { selectManagedPromotion } from "./queries.ts";
import type { Change } from "../context.ts";
import {
  deletePromotionRow,
  insertCodes,
  insertPromotion,
  lockPromotion,
  updatePromotionRow,
  type PromotionValues,
} from "./store.ts";

type Values = Omit<PromotionValues, "audience_id">;
type Creation = z.output<typeof createSchema>;
type Update = z.output<typeof updateSchema>;

const columnsOf = <Body extends Creation | Update>(body: Body) => ({
  partner_ar: body.partnerAr as Body["partnerAr"],
  partner_en: body.partnerEn as Body["partnerEn"],
  title_ar: body.titleAr as Body["titleAr"],
  title_en: body.titleEn as Body["titleEn"],
  text_ar: body.textAr as Body["textAr"],
  text_en: body.textEn as Body["textEn"],
  picture_file_id: body.picture as Body["picture"],
  address: body.address as Body["address"],
  starts_on: body.startsOn as Body["startsOn"],
  ends_on: body.endsOn as Body["endsOn"],
  code_kind: body.codeKind as Body["codeKind"],
  is_active: body.isActive as Body["isActive"],
});

function requireFitting(values: Values, codes: number): void {
  const objection = objectionTo(
    {
      startsOn: values.starts_on,
      endsOn: values.ends_on,
      codeKind: values.code_kind,
      sharedCode: values.shared_code,
    },
    codes,
  );
  if (objection !== null) throw refuseField("fields_conflict", objection.field, { key: objection.key });
}

/** Attaches an upload as the picture of an offer; throws if it is not an image. */
async function attachPicture({ tx, context: { files }, author }: Change, fileId: string | null): Promise<void> {
  if (fileId === null) return;
  const [file] = await files.attach(tx, author.personId, [fileId], () => "picture");
  if (file?.kind !== "image") throw refuseField("file_unknown", "picture", { key: "fileUnknown" });
}

export async function createPromotion({ tx, context, author }: Change, body: Creation): Promise<ManagedPromotion> {
  const values: Values = {
    ...columnsOf(body),
    text_ar: body.textAr ?? null,
    text_en: body.textEn ?? null,
    picture_file_id: body.picture ?? null,
    address: body.address ?? null,
    shared_code: body.codeKind === "shared" ? (body.sharedCode ?? null) : null,
  };
  requireFitting(values, 0);
  await attachPicture({ tx, context, author }, values.picture_file_id);
  const id = await insertPromotion(tx, { ...values, audience_id: await createAudience(tx, body.audience) }, nowIso());
  await recordPublication(tx, author, "promotion.created", id, {
    after: { ...values, audience: body.audience },
  });
  return readManagedPromotion({ db: tx, context, readerId: author.personId }, id);
}

export async function updatePromotion(
  { tx, context, author }: Change,
  id: string,
  body: Update,
): Promise<ManagedPromotion> {
  const { files } = context;
  const locked = await lockPromotion(tx, id);
  const [row] = await selectManagedPromotion(tx, [id]);
  if (locked === undefined || row === undefined) throw refuse("not_found");
  const before = await readManagedPromotion({ db: tx, context, readerId: author.personId }, id);
  if (body.version !== locked.version) throw refuse("stale_version", { current: before });
  const current: Values & { audience: AudienceInput } = {
    ...(row as Values),
    audience: await currentAudience(tx, locked.audience_id),
  };
  const codeKind = body.codeKind ?? current.code_kind;
  const changed = changesOf(current, {
    ...columnsOf(body),
    // Personal codes are not stored here.
    shared_code: codeKind === "shared" ? body.sharedCode : null,
    audience: body.audience === undefined ? undefined : sortedAudience(body.audience),
  });
  if (Object.keys(changed.changes).length === 0) return before;
  const { audience, ...values } = changed.changes;
  requireFitting({ ...current, ...values }, row.codes);
  if (values.picture_file_id !== undefined) await attachPicture({ tx, context, author }, values.picture_file_id);
  await updatePromotionRow(tx, id, {
    ...values,
    ...(audience === undefined ? {} : { audience_id: await createAudience(tx, audience) }),
  });
  if (audience !== undefined && locked.audience_id !== null) await deleteAudience(tx, locked.audience_id);
  if (values.picture_file_id !== undefined && row.picture_file_id !== null) {
    await files.release(tx, [row.picture_file_id]);
  }
  await recordPublication(tx, author, "promotion.updated", id, { before: changed.before, after: changed.changes });
  return readManagedPromotion({ db: tx, context, readerId: author.personId }, id);
}

/** Deletes an offer without claimed codes: a claimed code may still be used. */
export async function deletePromotion({ tx, context: { files }, author }: Change, id: string): Promise<void> {
  const locked = await lockPromotion(tx, id);
  const [row] = await selectManagedPromotion(tx, [id]);
  if (locked === undefined || row === undefined) throw refuse("not_found");
  if (row.codes !== row.codes_left) throw refuse("still_used");
  await deletePromotionRow(tx, id);
  if (locked.audience_id !== null) await deleteAudience(tx, locked.audience_id);
  if (row.picture_file_id !== null) await files.release(tx, [row.picture_file_id]);
  await recordPublication(tx, author, "promotion.deleted", id, { before: { title_en: row.title_en } });
}

/** Adds personal codes; returns the number of new ones. The codes are stored and recorded nowhere else. */
export async function addCodes(
  { tx, context, author }: Change,
  id: string,
  { codes }: z.output<typeof addCodesSchema>,
): Promise<{ added: number; promotion: ManagedPromotion }> {
  if ((await lockPromotion(tx, id)) === undefined) throw refuse("not_found");
  const [row] = await selectManagedPromotion(tx, [id]);
  if (row?.code_kind !== "unique") throw refuseField("fields_conflict", "codes", { key: "codesUnused" });
  if (row.codes + codes.length > maxCodesPerPromotion) throw refuse("limit_reached");
  const added = await insertCodes(tx, id, [...new Set(codes)]);
  await recordPublication(tx, author, "promotion.updated", id, { after: { addedCodes: added } });
  return { added, promotion: await readManagedPromotion({ db: tx, context, readerId: author.personId }, id) };
}
