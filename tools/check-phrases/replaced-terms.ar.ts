import type { ReplacedTerm } from "./replaced-term.ts";

/** Matches a whole word, with the particles and the article that Arabic attaches to it. */
const word = (stems: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:[وف])?(?:[بلك])?(?:ال|لل)?(?:${stems})(?![\\p{L}\\p{M}])`, "u");

/** Matches a whole text: a heading, a column, a button. */
const whole = (text: string): RegExp => new RegExp(`^(?:${text})$`, "u");

/** Patterns are written without vowel signs, except where the sign is the fault. */
export const replacedTermsAr: readonly ReplacedTerm[] = [
  // Attendance
  { pattern: word("تكليف(?:ات|ا|ه|ك|هم)?|مكلف(?:ون|ين|ة)?|[يت]?كلف(?:ون|وا|ت)?"), use: "إسناد" },
  {
    pattern: word("نطاق(?:ات|ا|ه)?"),
    use: "جدول الدوام",
    // Mail domains, scopes of tokens, the scope of a search.
    except: ["نطاقات البريد", "نطاق في كل سطر", "بالنطاق المذكور", "نطاق البحث", "نطاق الرمز"],
  },
  { pattern: word("فاحص"), use: "اختبار جداول الدوام" },
  { pattern: /(?<!مهلة )سماح (?:الحضور|الانصراف)/u, use: "مهلة السماح عند الحضور" },
  { pattern: /أو مهمة(?! عمل)|^مهمة(?::|$)|(?<!\p{L})(?:وال|ال)مهمات(?!\p{L})/u, use: "مهمة عمل" },
  { pattern: word("تقصير(?:ا|ه|ها)?|قصرت"), use: "تقليص المدة" },
  // Absence without leave is «غياب»; an absence entered by an officer is not.
  { pattern: /(?:تسجيل|إدخال|إزالة|إلغاء|تقليص) غياب/u, use: "إجازة أو مهمة عمل" },
  { pattern: /تستحق النظر|يستحق النظر/u, use: "تحتاج إلى مراجعة" },
  { pattern: /ولا مرة/u, use: "لا شيء" },
  // Community and moderation
  { pattern: word("قضية|قضيتان|قضيتين|قضايا"), use: "بلاغ" },
  { pattern: /عرض الحالة/u, use: "عرض البلاغ" },
  { pattern: word("محسوم(?:ة)?|حسم"), use: "مغلق" },
  { pattern: /البلاغات الرسمية/u, use: "الإعلانات الرسمية" },
  {
    pattern: word("تمييز(?:ه|ها)?|[يت]ميز"),
    use: "إبراز",
    // Discrimination, as a reason of an abuse report.
    except: ["كراهية أو تمييز"],
  },
  { pattern: word("ملصق(?:ات|ا|ه|اهما|اتها)?"), use: "غلاف" },
  { pattern: /(?<!\p{L})التعليق(?: على هذا الموضوع)? مغلق(?!\p{L})/u, use: "التعليقات مغلقة" },
  { pattern: /ح[فُ]+ظ في المفضلة|حفظ في المفضلة/u, use: "المحفوظات" },
  { pattern: /المفضّلة/u, use: "المفضلة" },
  { pattern: /تعليم (?:الكل|كمقروء|إشعارات)/u, use: "تحديد كمقروء" },
  { pattern: /القراءات الإلزامية|ما يلزم الاطلاع عليه|^للقراءة$/u, use: "القراءات المطلوبة" },
  { pattern: word("اقتراع"), use: "تصويت" },
  { pattern: /ليس هنا(?!\p{L})/u, use: "غير موجود" },
  { pattern: /هذا كل شيء/u, use: "وصلت إلى نهاية القائمة" },
  // Services
  { pattern: word("نياب(?:ات)|النيابة"), use: "الإنابة" },
  { pattern: word("تسليم"), use: "إحالة" },
  { pattern: /(?:صاحب|صاحبا|صاحبي|أصحاب) (?:ال)?قرار/u, use: "المعتمِد" },
  // Administration
  { pattern: /لوحة الإدارة|الانتقال إلى الإدارة/u, use: "لوحة التحكم" },
  { pattern: /مدير(?:و)? النظام/u, use: "مسؤول النظام" },
  { pattern: /الحساب موقوف/u, use: "الحساب معطّل" },
  { pattern: /(?<!خدمة )(?<!\p{L})(?:و|ب)?الدليل(?!\p{L})|دليل خارجي/u, use: "خدمة الدليل (SCIM) / دليل الموظفين" },
  { pattern: /(?<!مهام )المهام المتعثرة$/u, use: "مهام النظام المتعثرة" },
  { pattern: /صرف النظر|التخلي عن/u, use: "إلغاء المهمة" },
  { pattern: word("سر|سرين"), use: "المفتاح السري" },
  { pattern: whole("العمليات|الإجراء|إجراءات"), use: "الإجراءات" },
  // People and the organisation
  { pattern: whole("المستخدمون"), use: "الموظفون" },
  { pattern: whole("العروض"), use: "العروض والمزايا" },
  { pattern: /تاريخ الانضمام/u, use: "تاريخ الالتحاق" },
  { pattern: word("مؤسسة|منشأة|جهة عملك?"), use: "الجهة" },
  { pattern: /انضم(?:وا) إلينا/u, use: "زملاء جدد" },
  { pattern: /طاب نهارك/u, use: "مساء الخير" },
  // Everywhere
  { pattern: /(?<!علامة )تبويب جديد/u, use: "علامة تبويب جديدة" },
  { pattern: /في (?:ال)?طريقه?ا?(?:ما)?(?: مجددا)?$/u, use: "أُرسل" },
  { pattern: /^(?:هل ت(?:ريد|حذف|لغي)|أتريد)(?!\p{L})/u, use: "the verbal noun, the name and «؟»" },
];
