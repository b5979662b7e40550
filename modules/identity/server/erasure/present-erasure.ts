import type { Reader } from "#platform/database/database.ts";
import { countRows, type PersonalErasure } from "#platform/personal-data/erasure.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { ErrorCode } from "#shared/errors.ts";
import type { Erasure } from "../../contract/erasure/schemas.ts";
import type { AccountStatus } from "../accounts/store.ts";
import { readErasure } from "../accounts/queries.ts";
import type { Files } from "#platform/files/files.ts";
import type { OfficerContext } from "../users/context.ts";

type Hindrance = Exclude<Erasure["hindrance"], null>;
const hindrances: readonly Hindrance[] = ["own_account", "account_not_closed", "approvals_waiting", "requests_waiting"];
const isHindrance = (code: ErrorCode | null): code is Hindrance =>
  code !== null && (hindrances as readonly ErrorCode[]).includes(code);

/** Returns the first hindrance of an erasure; null for none. */
export async function findHindrance(
  db: Reader,
  { erasures }: Pick<ErasureContext, "erasures">,
  actor: Pick<Actor, "personId">,
  { personId, status }: { personId: string; status: AccountStatus },
): Promise<Erasure["hindrance"]> {
  if (personId === actor.personId) return "own_account";
  if (status !== "disabled") return "account_not_closed";
  for (const { hinders } of erasures) {
    const code = (await hinders?.(db, personId)) ?? null;
    if (isHindrance(code)) return code;
  }
  return null;
}

/** Returns the data that is erased and kept, and the progress of the erasure. */
export async function presentErasure(
  db: Reader,
  context: ErasureContext,
  actor: Actor,
  account: { personId: string; status: AccountStatus },
): Promise<Erasure> {
  const { personId } = account;
  const row = await readErasure(db, personId);
  const areas: Erasure["areas"] = [];
  for (const { area, title, parts } of context.erasures) {
    const counted: Erasure["areas"][number]["parts"] = [];
    for (const part of parts)
      counted.push({
        titleAr: part.title.ar,
        titleEn: part.title.en,
        fate: part.fate,
        whyAr: part.why?.ar ?? null,
        whyEn: part.why?.en ?? null,
        rows: await countRows(db, part, personId),
      });
    areas.push({ area, titleAr: title.ar, titleEn: title.en, parts: counted });
  }
  return {
    state: row?.state ?? "none",
    ground: row?.ground ?? null,
    askedAt: row?.asked_at ?? null,
    finishedAt: row?.finished_at ?? null,
    done: row?.done_areas.length ?? 0,
    hindrance: row === null ? await findHindrance(db, context, actor, account) : null,
    areas,
  };
}

export type ErasureContext = OfficerContext & {
  releaseFiles: Files["release"];
  /** In execution order. */
  erasures: readonly PersonalErasure[];
};
