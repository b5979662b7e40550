import type { Translation } from "#shared/translation.ts";
import type { shellAdminEn } from "./phrases-admin.en.ts";

export const shellAdminAr = {
  title: "الإدارة",
  intro: "ما يحفظ للبوابة نظامها",
  sections: {
    roles: "صلاحيات كل دور ومن يحمله",
    audit: "ما حدث ومن قام به وسلامة السجل",
    users: "دعوة المستخدمين وحساباتهم وأدوارهم",
    documents: "التقارير المالية والاجتماعية وتقارير النمو",
    promotions: "ما يقدمه الشركاء للموظفين ورموزه",
    links: "الأسماء والعناوين وهل ما زالت تعمل",
    webhooks: "إخبار أنظمة أخرى بما يجري",
    jobs: "إعادة تنفيذ ما تعثر أو صرف النظر عنه",
    homePage: "ما يجده الجميع فيها وبأي ترتيب",
    settings: "الأسماء والألوان والتقويم والبريد والحدود",
    categories: "الأسماء والألوان ومن يحق له النشر",
    topics: "البحث عن المواضيع وتفعيلها ونقلها وحذفها",
    reports: "ما أبلغ عنه الزملاء",
    board: "من الحاضر الآن",
    sheet: "شهر كامل للجميع، مع التصحيح",
    assignments: "من يعمل، وأين، وبأي ساعات",
    zones: "ساعات أسبوعية بين تاريخين",
    locations: "أماكن العمل ودوائرها",
    exceptionDays: "العطل وأيام العمل المخالفة للمعتاد",
    lookups: "أنواع الإجازات والأسباب",
    review: "تسجيلات تستحق النظر",
    months: "إقفال ما اكتمل ومتابعة ما يُعاد احتسابه",
    tester: "أي جدول ينطبق، وما أثر تعديله",
    departments: "أين يعمل الموظفون، وما يتبع كل إدارة",
    services: "النماذج، وأصحاب القرار، وما يتاح طلبه",
  },
} satisfies Translation<typeof shellAdminEn>;
