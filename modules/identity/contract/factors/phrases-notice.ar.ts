import type { Translation } from "#shared/translation.ts";
import type { factorNoticeEn } from "./phrases-notice.en.ts";

export const factorNoticeAr = {
  text: "يشترط دورك خطوة تحقق ثانية عند الدخول. {days, plural, zero {فعّلها اليوم.} one {بقي لتفعيلها يوم واحد.} two {بقي لتفعيلها يومان.} few {بقيت لتفعيلها # أيام.} many {بقي لتفعيلها # يومًا.} other {بقي لتفعيلها # يوم.}}",
  action: "فعّلها الآن",
} satisfies Translation<typeof factorNoticeEn>;
