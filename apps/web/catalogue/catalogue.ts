import { createCatalogue } from "#client/catalogue.ts";
import { preferences } from "#client/preferences.ts";
import type { adminEn } from "./admin.en.ts";
import type { attendanceAdminEn } from "./attendance-admin.en.ts";
import type { attendancePartEn } from "./attendance.en.ts";
import type { entranceEn } from "./entrance.en.ts";
import type { insideEn } from "./inside.en.ts";
import type { writingPartEn } from "./writing.en.ts";

declare module "use-intl" {
  interface AppConfig {
    Messages: typeof entranceEn &
      typeof insideEn &
      typeof adminEn &
      typeof writingPartEn &
      typeof attendancePartEn &
      typeof attendanceAdminEn;
  }
}

// One language is loaded, and of it first what the sign-in page says.
const parts = {
  "en entrance": () => import("./entrance.en.ts").then((part) => part.entranceEn),
  "ar entrance": () => import("./entrance.ar.ts").then((part) => part.entranceAr),
  "en inside": () => import("./inside.en.ts").then((part) => part.insideEn),
  "ar inside": () => import("./inside.ar.ts").then((part) => part.insideAr),
  "en admin": () => import("./admin.en.ts").then((part) => part.adminEn),
  "ar admin": () => import("./admin.ar.ts").then((part) => part.adminAr),
  "en attendance": () => import("./attendance.en.ts").then((part) => part.attendancePartEn),
  "ar attendance": () => import("./attendance.ar.ts").then((part) => part.attendancePartAr),
  "en attendanceAdmin": () => import("./attendance-admin.en.ts").then((part) => part.attendanceAdminEn),
  "ar attendanceAdmin": () => import("./attendance-admin.ar.ts").then((part) => part.attendanceAdminAr),
  "en writing": () => import("./writing.en.ts").then((part) => part.writingPartEn),
  "ar writing": () => import("./writing.ar.ts").then((part) => part.writingPartAr),
};

export const catalogue = createCatalogue<
  "entrance" | "inside" | "admin" | "writing" | "attendance" | "attendanceAdmin"
>((locale, part) => parts[`${locale} ${part}`](), preferences.current().locale);
