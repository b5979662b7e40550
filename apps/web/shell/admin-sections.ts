import { useQuery } from "@tanstack/react-query";
import { meQuery } from "#modules/people/web/index.ts";
import type { Permission } from "#shared/permissions.ts";

/** An area of the administration: where it begins, what else lies in it, and who has something to do there. */
type Section = {
  id: string;
  address: string;
  below: readonly string[];
  group: "community" | "attendance" | "people" | "system" | "publications" | "services";
  needs: readonly Permission[];
  /** What it is looked for by in the palette, in both languages. */
  words: string;
};

/** In the order of the navigation, group by group. */
const adminSections = [
  {
    id: "categories",
    address: "/admin/categories/index",
    below: ["/admin/categories"],
    group: "community",
    needs: ["category.manage"],
    words: "categories التصنيفات",
  },
  {
    id: "topics",
    address: "/admin/topics/index",
    below: ["/admin/topics"],
    group: "community",
    needs: ["topic.moderate", "topic.feature"],
    words: "topics moderate المواضيع",
  },
  {
    id: "reports",
    address: "/admin/reports",
    below: ["/admin/reports"],
    group: "community",
    needs: ["topic.moderate"],
    words: "reports cases البلاغات",
  },
  {
    id: "board",
    address: "/admin/attendance/board",
    below: ["/admin/attendance/board"],
    group: "attendance",
    needs: ["attendance.manage"],
    words: "attendance board who is here present late لوحة الحضور الحاضرون المتأخرون",
  },
  {
    id: "sheet",
    address: "/admin/attendance/sheet",
    below: ["/admin/attendance/sheet"],
    group: "attendance",
    needs: ["attendance.manage"],
    words: "attendance sheet month corrections download كشف الحضور الشهر تصحيح تنزيل",
  },
  {
    id: "review",
    address: "/admin/attendance/review",
    below: ["/admin/attendance/review"],
    group: "attendance",
    needs: ["attendance.manage"],
    words: "review suspicious punches المراجعة",
  },
  {
    id: "tester",
    address: "/admin/attendance/tester",
    below: ["/admin/attendance/tester"],
    group: "attendance",
    needs: ["attendance.manage"],
    words: "tester try compare schedule اختبار جداول الدوام مقارنة",
  },
  {
    id: "assignments",
    address: "/admin/attendance/locationZoneUsers/index",
    below: ["/admin/attendance/locationZoneUsers", "/admin/attendance/locationZoneUser"],
    group: "attendance",
    needs: ["attendance.manage"],
    words: "assignments location zone users import إسناد الدوام الإسنادات تكليف استيراد",
  },
  {
    id: "zones",
    address: "/admin/attendance/zones/index",
    below: ["/admin/attendance/zones", "/admin/attendance/zone"],
    group: "attendance",
    needs: ["attendance.manage"],
    words: "zones schedules hours جداول الدوام نطاقات ساعات",
  },
  {
    id: "locations",
    address: "/admin/attendance/locations/index",
    below: ["/admin/attendance/locations", "/admin/attendance/location"],
    group: "attendance",
    needs: ["attendance.manage"],
    words: "locations places sites map المواقع الأماكن الخريطة",
  },
  {
    id: "exceptionDays",
    address: "/admin/attendance/exceptionDays/index",
    below: ["/admin/attendance/exceptionDays", "/admin/attendance/exceptionDay"],
    group: "attendance",
    needs: ["attendance.manage"],
    words: "exception days holidays الأيام الاستثنائية عطل",
  },
  {
    id: "lookups",
    address: "/admin/attendance/lookups/index",
    below: ["/admin/attendance/lookups", "/admin/attendance/lookup"],
    group: "attendance",
    needs: ["attendance.manage"],
    words: "lookups leave reasons القوائم المرجعية إجازات أسباب",
  },
  {
    id: "months",
    address: "/admin/attendance/months",
    below: ["/admin/attendance/months"],
    group: "attendance",
    needs: ["attendance.manage"],
    words: "months lock reopen الأشهر إقفال",
  },
  {
    id: "services",
    address: "/admin/services",
    below: ["/admin/services", "/admin/letters"],
    group: "services",
    needs: ["service.manage"],
    words: "services forms approvals letters الخدمات النماذج الموافقات الخطابات",
  },
  {
    id: "users",
    address: "/admin/users",
    below: ["/admin/users"],
    group: "people",
    needs: ["user.manage"],
    words: "users accounts employees invite الموظفون الحسابات المستخدمون دعوة",
  },
  {
    id: "departments",
    address: "/admin/departments",
    below: ["/admin/departments"],
    group: "people",
    needs: ["user.manage"],
    words: "departments organisation الإدارات الأقسام",
  },
  {
    id: "roles",
    address: "/admin/roles",
    below: ["/admin/roles"],
    group: "people",
    needs: ["role.manage"],
    words: "roles permissions members الأدوار الصلاحيات الأعضاء",
  },
  {
    id: "promotions",
    address: "/admin/promotions",
    below: ["/admin/promotions"],
    group: "publications",
    needs: ["promotion.manage"],
    words: "offers promotions codes partners العروض والمزايا الرموز الشركاء",
  },
  {
    id: "links",
    address: "/admin/links",
    below: ["/admin/links"],
    group: "publications",
    needs: ["link.manage"],
    words: "important links groups check الروابط المهمة",
  },
  {
    id: "documents",
    address: "/admin/documents",
    below: ["/admin/documents"],
    group: "publications",
    needs: ["document.manage"],
    words: "reports documents financial social growth التقارير المالية الاجتماعية النمو",
  },
  {
    id: "jobs",
    address: "/admin/jobs",
    below: ["/admin/jobs"],
    group: "system",
    needs: ["setting.manage"],
    words: "failed jobs queue errors مهام النظام المتعثرة الأخطاء",
  },
  {
    id: "webhooks",
    address: "/admin/webhooks",
    below: ["/admin/webhooks"],
    group: "system",
    needs: ["setting.manage"],
    words: "webhooks integrations events secrets خطافات الويب ربط الأنظمة التكامل",
  },
  {
    id: "homePage",
    address: "/admin/home",
    below: ["/admin/home"],
    group: "system",
    needs: ["setting.manage"],
    words: "home page widgets order الصفحة الرئيسية ترتيب أقسام",
  },
  {
    id: "settings",
    address: "/admin/settings",
    below: ["/admin/settings"],
    group: "system",
    needs: ["setting.manage"],
    words: "settings organisation logo colours mail time zone الإعدادات الشعار الألوان البريد المنطقة الزمنية",
  },
  {
    id: "audit",
    address: "/admin/audit",
    below: ["/admin/audit"],
    group: "system",
    needs: ["audit.read"],
    words: "audit log history seals سجل التدقيق السجل الأختام",
  },
] as const satisfies readonly Section[];

export type AdminSection = (typeof adminSections)[number];

/** The areas that are open to me; null until that is known. What they show is decided by the server. */
export function useAdminSections(): readonly AdminSection[] | null {
  const held = useQuery(meQuery).data?.data.permissions;
  if (held === undefined) return null;
  return adminSections.filter(({ needs }) => needs.some((permission) => held.includes(permission)));
}

/** Whether an address is one of the administration. */
export const isAdminAddress = (pathname: string): boolean => pathname === "/admin" || pathname.startsWith("/admin/");

/** The area that an address lies in. */
export const sectionOf = (pathname: string): AdminSection | undefined =>
  adminSections.find(({ below }) => below.some((area) => pathname === area || pathname.startsWith(`${area}/`)));
