import { runAll, type PersonalErasure } from "#platform/personal-data/erasure.ts";
import { erasePublications } from "./store-erasure.ts";

/** Links, promotions and reports of an erased person. */
export const publicationErasure: PersonalErasure = {
  area: "publications",
  title: { en: "Links, promotions and reports", ar: "الروابط والعروض والتقارير" },
  parts: [
    {
      fate: "gone",
      title: { en: "Favourite links", ar: "الروابط المفضلة" },
      why: null,
      covers: ["link_favourite.person_id"],
    },
    {
      fate: "emptied",
      title: { en: "Codes they took", ar: "رموز حصل عليها" },
      why: {
        en: "Codes stay marked as used so that they are not issued again.",
        ar: "يبقى الرمز مستخدمًا حتى لا يُمنح مرة ثانية.",
      },
      covers: ["promotion_code.claimed_by"],
    },
    {
      fate: "kept",
      title: { en: "Files of reports they published", ar: "ملفات تقارير نشرها" },
      why: { en: "They belong to the organisation.", ar: "هي ملك للجهة." },
      covers: ["document_version.created_by"],
    },
  ],
  async erase(tx, { id }) {
    await runAll(tx, erasePublications, id);
    return false;
  },
};
