import { runAll, type PersonalErasure } from "#platform/personal-data/erasure.ts";
import { forgetPublications } from "./store-erasure.ts";

/** Links, promotions and reports of somebody who is erased. */
export const publicationErasure: PersonalErasure = {
  area: "publications",
  title: { en: "Links, promotions and reports", ar: "الروابط والعروض والتقارير" },
  parts: [
    {
      fate: "gone",
      title: { en: "Favourite links", ar: "الروابط المفضّلة" },
      why: null,
      covers: ["link_favourite.person_id"],
    },
    {
      fate: "emptied",
      title: { en: "Codes they took", ar: "رموز حصل عليها" },
      why: {
        en: "A code stays handed out, so that nobody gets it a second time.",
        ar: "يبقى الرمز مستخدمًا حتى لا يُمنح مرة ثانية.",
      },
      covers: ["promotion_code.claimed_by"],
    },
    {
      fate: "kept",
      title: { en: "Files of reports they published", ar: "ملفات تقارير نشرها" },
      why: { en: "They are the organisation’s.", ar: "هي ملك للجهة." },
      covers: ["document_version.created_by"],
    },
  ],
  async erase(tx, { id }) {
    await runAll(tx, forgetPublications, id);
    return false;
  },
};
