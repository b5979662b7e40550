import type { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import { columnsOf } from "#platform/database/columns.ts";
import { statement } from "#platform/database/statement.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type {
  addCodes as addCodesSchema,
  createPromotion as createSchema,
  ManagedPromotion,
  Promotion,
  updatePromotion as updateSchema,
} from "../../contract/schemas-promotion.ts";
import {
  changesWithAudience,
  deletePublication,
  insertPublication,
  recordPublication,
  updatePublication,
} from "../change-publication.ts";
import type { Change } from "../context.ts";
import { lockRow, type Values } from "../store.ts";
import { readManagedPromotion, readPromotion } from "./list-promotions.ts";
import { maxCodesPerPromotion, objectionTo } from "./policy.ts";
import { selectManagedPromotion } from "./queries.ts";
import { claimCode, insertCodes } from "./store.ts";

function requireFitting(offer: Parameters<typeof objectionTo>[0], codes: number): void {
  const objection = objectionTo(offer, codes);
  if (objection !== null) throw refuseField("fields_conflict", objection.field, { key: objection.key });
}

/** Attaches an upload as the picture of an offer; throws if it is not an image. */
async function attachPicture({ tx, context: { files }, author }: Change, fileId: string | null): Promise<void> {
  if (fileId === null) return;
  const [file] = await files.attach(tx, author.personId, [fileId], () => "picture");
  if (file?.kind !== "image") throw refuseField("file_unknown", "picture", { key: "fileUnknown" });
}

export async function createPromotion(
  change: Change,
  { picture = null, sharedCode = null, audience, ...body }: z.output<typeof createSchema>,
): Promise<ManagedPromotion> {
  const values = {
    ...columnsOf({ ...body, textAr: body.textAr ?? null, textEn: body.textEn ?? null, address: body.address ?? null }),
    picture_file_id: picture,
    shared_code: body.codeKind === "shared" ? sharedCode : null,
  };
  requireFitting(values, 0);
  await attachPicture(change, picture);
  const id = await insertPublication(change, "promotion", values, audience);
  return readManagedPromotion(change, id);
}

export async function updatePromotion(
  change: Change,
  id: string,
  { version, picture, sharedCode, audience, ...body }: z.output<typeof updateSchema>,
): Promise<ManagedPromotion> {
  const { tx, context } = change;
  const current = await lockRow(tx, "promotion", id);
  const [row] = await selectManagedPromotion(tx, [id]);
  if (current === undefined || row === undefined) throw refuse("not_found");
  const before = await readManagedPromotion(change, id);
  if (version !== current.version) throw refuse("stale_version", { current: before });
  const given = {
    ...columnsOf(body),
    picture_file_id: picture,
    // Personal codes are not stored here.
    shared_code: (body.codeKind ?? current.code_kind) === "shared" ? sharedCode : null,
  };
  const changed = await changesWithAudience<Values<"promotion">>(tx, current, given, audience);
  if (Object.keys(changed.after).length === 0) return before;
  requireFitting({ ...current, ...changed.values }, row.codes);
  const { picture_file_id: replacement } = changed.values;
  if (replacement !== undefined) await attachPicture(change, replacement);
  await updatePublication(change, "promotion", current, changed);
  if (replacement !== undefined && current.picture_file_id !== null) {
    await context.files.release(tx, [current.picture_file_id]);
  }
  return readManagedPromotion(change, id);
}

/** Deletes an offer without claimed codes: a claimed code may still be used. */
export async function deletePromotion(change: Change, id: string): Promise<void> {
  const { tx, context } = change;
  const current = await lockRow(tx, "promotion", id);
  const [row] = await selectManagedPromotion(tx, [id]);
  if (current === undefined || row === undefined) throw refuse("not_found");
  if (row.codes !== row.codesLeft) throw refuse("still_used");
  await deletePublication(change, "promotion", current, { title_en: current.title_en });
  if (current.picture_file_id !== null) await context.files.release(tx, [current.picture_file_id]);
}

/** Adds personal codes; returns the number of new ones. The codes are stored and recorded nowhere else. */
export async function addCodes(
  change: Change,
  id: string,
  { codes }: z.output<typeof addCodesSchema>,
): Promise<{ added: number; promotion: ManagedPromotion }> {
  const { tx } = change;
  if ((await lockRow(tx, "promotion", id)) === undefined) throw refuse("not_found");
  const [row] = await selectManagedPromotion(tx, [id]);
  if (row?.codeKind !== "unique") throw refuseField("fields_conflict", "codes", { key: "codesUnused" });
  if (row.codes + codes.length > maxCodesPerPromotion) throw refuse("limit_reached");
  const added = await insertCodes(tx, id, [...new Set(codes)]);
  await recordPublication(change, "promotion", "updated", { id, after: { addedCodes: added } });
  return { added, promotion: await readManagedPromotion(change, id) };
}

// Serializes concurrent claims of a person: the second finds the code of the first.
const lockClaim = statement<never>("select pg_advisory_xact_lock(hashtext('promotion ' || $1), hashtext($2::text))");

// Keeps the offer from being changed or deleted while a code is claimed.
const lockOffer = statement<object>("select from promotion where id = $1 for key share");

/** Claims a personal code, or returns the one already claimed. Throws `codes_gone` if none is left. */
export async function claimPersonalCode(change: Change, id: string): Promise<Promotion> {
  const { tx, readerId } = change;
  await lockClaim(tx, [id, readerId]);
  await lockOffer(tx, [id]);
  const promotion = await readPromotion(change, id);
  if (promotion.codeKind !== "unique" || promotion.code !== null) return promotion;
  const claimed = await claimCode(tx, id, readerId, nowIso());
  if (claimed === null) throw refuse("codes_gone");
  return { ...promotion, code: claimed.code, can: { claim: false } };
}
