import type { Translation } from "#shared/translation.ts";
import type { leaveEntriesEn } from "./phrases-entries.en.ts";

export const leaveEntriesAr = {
  balances: { label: "أرصدة الإجازات", text: "ما بقي لكل موظف وسببه، والأرصدة الافتتاحية والتسويات" },
  types: { label: "أنواع الإجازات", text: "ما يُخصم لكل نوع وما يلزم لطلبه" },
  coverage: { label: "الحد الأدنى للحضور", text: "كم موظفًا يجب أن يبقى في كل وحدة عند الموافقة على الإجازات" },
  recounts: { label: "إجازات أُعيد عدّ أيامها", text: "إجازات معتمدة تغيّرت أيامها بتغيّر الجداول والعطل" },
  policies: { label: "سياسات الإجازات", text: "أيام كل موظف، وما يبقى منها في نهاية السنة" },
} satisfies Translation<typeof leaveEntriesEn>;
