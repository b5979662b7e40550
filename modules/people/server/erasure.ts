import type { PersonalErasure } from "#platform/personal-data/erasure.ts";
import { emptyPerson } from "./store-erasure.ts";

/** Erased last, since other modules look up the name. */
export const peopleErasure: PersonalErasure = {
  area: "people",
  title: { en: "Profile and record", ar: "الملف الشخصي والسجل الوظيفي" },
  parts: [
    {
      fate: "emptied",
      title: { en: "Profile and record", ar: "الملف الشخصي والسجل الوظيفي" },
      why: {
        en: "The name is replaced by “Former colleague” so that conversations stay readable. Employment dates are kept because figures depend on them.",
        ar: "تحلّ عبارة «زميل سابق» محل الاسم حتى يبقى ما كتبه الآخرون معه مقروءًا، وتبقى تواريخ العمل لأن الإحصاءات تُبنى عليها.",
      },
      covers: ["person.id"],
    },
    {
      fate: "gone",
      title: { en: "Former departments", ar: "الإدارات السابقة" },
      why: null,
      covers: ["former_department.person_id"],
    },
    {
      fate: "gone",
      title: { en: "Views of protected details", ar: "من اطّلع على البيانات المحمية" },
      why: null,
      covers: ["person_view.person_id", "person_view.viewer_id"],
    },
  ],
  async erase(tx, { id }) {
    await emptyPerson(tx, id);
    return false;
  },
};
