import type { PersonalErasure } from "#platform/personal-data/erasure.ts";
import { deleteHidden } from "./store.ts";

export const homeErasure: PersonalErasure = {
  area: "home",
  title: { en: "Home", ar: "الصفحة الرئيسية" },
  parts: [
    {
      fate: "gone",
      title: { en: "Hidden widgets", ar: "الأجزاء المخفية" },
      why: null,
      covers: ["home_hidden_widget.person_id"],
    },
  ],
  async erase(tx, { id }) {
    await deleteHidden(tx, id);
    return false;
  },
};
