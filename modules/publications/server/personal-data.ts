import type { PersonalDataSource } from "#platform/personal-data/source.ts";

/** Personal data of this module. */
export const publicationData: PersonalDataSource = {
  area: "publications",
  title: { en: "Links and promotions", ar: "الروابط والعروض" },
  parts: [
    {
      name: "favourite-links",
      title: { en: "My favourite links", ar: "روابطي المفضلة" },
      covers: ["link_favourite.person_id"],
      query: `
        select l.name_ar as "nameAr", l.name_en as "nameEn", l.address, f.created_at as "createdAt"
        from link_favourite f join link l on l.id = f.link_id where f.person_id = $1 order by f.created_at, l.id`,
    },
    {
      name: "promotion-codes",
      title: { en: "Codes I took", ar: "رموز حصلت عليها" },
      covers: ["promotion_code.claimed_by"],
      query: `
        select p.partner_ar as "partnerAr", p.partner_en as "partnerEn", p.title_ar as "titleAr", p.title_en as "titleEn",
          c.code, c.claimed_at as "claimedAt"
        from promotion_code c join promotion p on p.id = c.promotion_id where c.claimed_by = $1 order by c.claimed_at, c.id`,
    },
    {
      name: "document-files",
      title: { en: "Files of reports I published", ar: "ملفات تقارير نشرتها" },
      covers: ["document_version.created_by"],
      query: `
        select d.kind, d.period, d.title_ar as "titleAr", d.title_en as "titleEn", v.language, v.number,
          v.created_at as "createdAt"
        from document_version v join document d on d.id = v.document_id where v.created_by = $1 order by v.id`,
    },
  ],
};
