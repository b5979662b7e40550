import type { Translation } from "#shared/translation.ts";
import type { deliveredEn } from "./phrases-delivered.en.ts";

/** ما يظهر على الأجهزة من كل نوع دون نصّه. */
export const deliveredAr = {
  mention: "أُشير إليك في {organisation}",
  reply: "رد جديد في {organisation}",
  follow: "جديد فيما تتابعه في {organisation}",
  like: "إعجاب جديد في {organisation}",
  pollClosing: "استطلاع يوشك أن يُغلق في {organisation}",
  mustRead: "قراءة مطلوبة منك في {organisation}",
  topicDeactivated: "جديد بشأن ما كتبته في {organisation}",
  reportDecided: "جديد بشأن ما كتبته في {organisation}",
  checkInReminder: "حان موعد تسجيل حضورك في {organisation}",
  checkOutReminder: "لم تسجّل انصرافك بعد من {organisation}",
  approvalWaiting: "طلب ينتظر قرارك في {organisation}",
  requestStep: "جديد بشأن طلبك في {organisation}",
  recordChanged: "طرأ تعديل على سجلك في {organisation}",
  managerChanged: "طرأ تغيير على فريقك في {organisation}",
  recoveryCodeUsed: "تنبيه أمني من {organisation}",
  newDevice: "تنبيه أمني من {organisation}",
  dataReady: "بياناتك جاهزة في {organisation}",
  viewedAs: "إشعار بشأن حسابك في {organisation}",
  documentPublished: "تقرير جديد في {organisation}",
  attendanceCorrected: "جديد بشأن حضورك في {organisation}",
  overtimeDecided: "جديد بشأن عملك الإضافي في {organisation}",
  leaveRecounted: "جديد بشأن إجازتك في {organisation}",
  several:
    "{count, plural, zero {لا إشعارات} one {إشعار} two {إشعاران} few {# إشعارات} many {# إشعارًا} other {# إشعار}} من {organisation}",
} satisfies Translation<typeof deliveredEn>;
