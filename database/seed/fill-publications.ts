import type { Transaction } from "#platform/database/database.ts";
import { personId } from "./fill-people.ts";
import { linkGroups } from "./links.ts";
import { promotions } from "./promotions.ts";

async function roleAudience(tx: Transaction, key: string): Promise<string> {
  const { id } = await tx.insertInto("publication_audience").defaultValues().returning("id").executeTakeFirstOrThrow();
  await tx
    .insertInto("publication_audience_role")
    .expression((expression) =>
      expression
        .selectFrom("role")
        .select(({ val }) => [val(id).as("audience_id"), "role.id as role_id"])
        .where("role.key", "=", key),
    )
    .execute();
  return id;
}

/** Inserts the important links, and the favourites of two people. */
async function fillLinks(tx: Transaction, now: Date): Promise<void> {
  const createdAt = now.toISOString();
  const ids: string[] = [];
  for (const [place, { nameEn, nameAr, links }] of linkGroups.entries()) {
    const group = await tx
      .insertInto("link_group")
      .values({ name_en: nameEn, name_ar: nameAr, position: (place + 1) * 10, created_at: createdAt })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const [index, link] of links.entries()) {
      const row = {
        group_id: group.id,
        name_en: link.nameEn,
        name_ar: link.nameAr,
        description_en: link.descriptionEn ?? null,
        description_ar: link.descriptionAr ?? null,
        icon: link.icon,
        address: link.address,
        sign_in: link.signIn ?? "none",
        position: (index + 1) * 10,
        created_at: createdAt,
        audience_id: link.role === undefined ? null : await roleAudience(tx, link.role),
      };
      ids.push((await tx.insertInto("link").values(row).returning("id").executeTakeFirstOrThrow()).id);
    }
  }
  const people = [...personId.values()].slice(0, 2);
  const kept = people.flatMap((person) =>
    [0, 1, 4].flatMap((index) => {
      const linkId = ids[index];
      return linkId === undefined ? [] : [{ person_id: String(person), link_id: linkId, created_at: createdAt }];
    }),
  );
  await tx.insertInto("link_favourite").values(kept).execute();
}

/** Inserts the promotions of partners, with individual codes if they have any. */
async function fillPromotions(tx: Transaction, now: Date): Promise<void> {
  const createdAt = now.toISOString();
  const dateIn = (days: number): string => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  for (const offer of promotions) {
    const { id } = await tx
      .insertInto("promotion")
      .values({
        partner_en: offer.partnerEn,
        partner_ar: offer.partnerAr,
        title_en: offer.titleEn,
        title_ar: offer.titleAr,
        text_en: offer.textEn ?? null,
        text_ar: offer.textAr ?? null,
        address: offer.address ?? null,
        starts_on: dateIn(offer.from),
        ends_on: dateIn(offer.to),
        code_kind: offer.codeKind,
        shared_code: offer.sharedCode ?? null,
        created_at: createdAt,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const codes = Array.from({ length: offer.codes ?? 0 }, (_, place) => ({
      promotion_id: id,
      code: `SAHEL-${1000 + 37 * place}`,
    }));
    if (codes.length > 0) await tx.insertInto("promotion_code").values(codes).execute();
  }
}

/** Inserts the publications of the demonstration company. */
export async function fillPublications(tx: Transaction, { now }: { now: Date }): Promise<void> {
  await fillLinks(tx, now);
  await fillPromotions(tx, now);
}
