import { statement } from "#platform/database/statement.ts";
import { runAll, type PersonalErasure } from "#platform/personal-data/erasure.ts";

const selectSpare = statement<{ id: string }, [ownerId: string]>(`
  select id from file where owner_id = $1 and (kept_until is not null or kind in ('photo', 'personalData'))
  order by id limit 100`).column("id");
const forgetAnswers = statement<never>("delete from idempotency where person_id = $1");

export const fileErasure: PersonalErasure = {
  area: "files",
  title: { en: "Files", ar: "الملفات" },
  parts: [
    {
      fate: "emptied",
      title: { en: "Files they uploaded", ar: "ملفات رفعها" },
      why: {
        en: "Photos, uploads that nothing uses and archives are deleted. What is attached to topics and comments stays with them.",
        ar: "تُحذف الصور الشخصية والملفات غير المستخدمة ونسخ البيانات، وتبقى مرفقات المواضيع والتعليقات معها.",
      },
      covers: ["file.owner_id"],
    },
    {
      fate: "gone",
      title: { en: "Answers kept for repeated requests", ar: "ردود محفوظة لطلبات متكررة" },
      why: null,
      covers: ["idempotency.person_id"],
    },
  ],
  async erase(tx, { id, release }) {
    await runAll(tx, [forgetAnswers], id);
    const spare = await selectSpare(tx, id);
    if (spare.length > 0) await release(tx, spare);
    return spare.length === 100;
  },
};
