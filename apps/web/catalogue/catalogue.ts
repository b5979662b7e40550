import { createCatalogue } from "#client/catalogue.ts";
import { preferences } from "#client/preferences.ts";
import type { adminEn } from "./admin.en.ts";
import type { attendanceAdminEn } from "./attendance-admin.en.ts";
import type { attendancePartEn } from "./attendance.en.ts";
import type { chartPartEn } from "./chart.en.ts";
import type { directoryPartEn } from "./directory.en.ts";
import type { entranceEn } from "./entrance.en.ts";
import type { factorsPartEn } from "./factors.en.ts";
import type { homeAdminPartEn } from "./home-admin.en.ts";
import type { insideEn } from "./inside.en.ts";
import type { servicesAdminPartEn } from "./services-admin.en.ts";
import type { oversightPartEn } from "./oversight.en.ts";
import type { servicesPartEn } from "./services.en.ts";
import type { recordsPartEn } from "./records.en.ts";
import type { settingsPartEn } from "./settings.en.ts";
import type { publicationsAdminPartEn } from "./publications-admin.en.ts";
import type { publicationsPartEn } from "./publications.en.ts";
import type { tokensPartEn } from "./tokens.en.ts";
import type { usersPartEn } from "./users.en.ts";
import type { webhooksPartEn } from "./webhooks.en.ts";
import type { writingPartEn } from "./writing.en.ts";

declare module "use-intl" {
  interface AppConfig {
    Messages: typeof entranceEn &
      typeof oversightPartEn &
      typeof insideEn &
      typeof adminEn &
      typeof writingPartEn &
      typeof tokensPartEn &
      typeof factorsPartEn &
      typeof webhooksPartEn &
      typeof usersPartEn &
      typeof homeAdminPartEn &
      typeof publicationsPartEn &
      typeof publicationsAdminPartEn &
      typeof recordsPartEn &
      typeof settingsPartEn &
      typeof attendancePartEn &
      typeof chartPartEn &
      typeof directoryPartEn &
      typeof attendanceAdminEn &
      typeof servicesPartEn &
      typeof servicesAdminPartEn;
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
  "en servicesAdmin": () => import("./services-admin.en.ts").then((part) => part.servicesAdminPartEn),
  "ar servicesAdmin": () => import("./services-admin.ar.ts").then((part) => part.servicesAdminPartAr),
  "en services": () => import("./services.en.ts").then((part) => part.servicesPartEn),
  "ar services": () => import("./services.ar.ts").then((part) => part.servicesPartAr),
  "en records": () => import("./records.en.ts").then((part) => part.recordsPartEn),
  "ar records": () => import("./records.ar.ts").then((part) => part.recordsPartAr),
  "en oversight": () => import("./oversight.en.ts").then((part) => part.oversightPartEn),
  "ar oversight": () => import("./oversight.ar.ts").then((part) => part.oversightPartAr),
  "en settings": () => import("./settings.en.ts").then((part) => part.settingsPartEn),
  "ar settings": () => import("./settings.ar.ts").then((part) => part.settingsPartAr),
  "en directory": () => import("./directory.en.ts").then((part) => part.directoryPartEn),
  "ar directory": () => import("./directory.ar.ts").then((part) => part.directoryPartAr),
  "en homeAdmin": () => import("./home-admin.en.ts").then((part) => part.homeAdminPartEn),
  "ar homeAdmin": () => import("./home-admin.ar.ts").then((part) => part.homeAdminPartAr),
  "en chart": () => import("./chart.en.ts").then((part) => part.chartPartEn),
  "ar chart": () => import("./chart.ar.ts").then((part) => part.chartPartAr),
  "en publications": () => import("./publications.en.ts").then((part) => part.publicationsPartEn),
  "ar publications": () => import("./publications.ar.ts").then((part) => part.publicationsPartAr),
  "en publicationsAdmin": () => import("./publications-admin.en.ts").then((part) => part.publicationsAdminPartEn),
  "ar publicationsAdmin": () => import("./publications-admin.ar.ts").then((part) => part.publicationsAdminPartAr),
  "en factors": () => import("./factors.en.ts").then((part) => part.factorsPartEn),
  "ar factors": () => import("./factors.ar.ts").then((part) => part.factorsPartAr),
  "en tokens": () => import("./tokens.en.ts").then((part) => part.tokensPartEn),
  "ar tokens": () => import("./tokens.ar.ts").then((part) => part.tokensPartAr),
  "en users": () => import("./users.en.ts").then((part) => part.usersPartEn),
  "ar users": () => import("./users.ar.ts").then((part) => part.usersPartAr),
  "en webhooks": () => import("./webhooks.en.ts").then((part) => part.webhooksPartEn),
  "ar webhooks": () => import("./webhooks.ar.ts").then((part) => part.webhooksPartAr),
  "en writing": () => import("./writing.en.ts").then((part) => part.writingPartEn),
  "ar writing": () => import("./writing.ar.ts").then((part) => part.writingPartAr),
};

export const catalogue = createCatalogue<
  | "publications"
  | "publicationsAdmin"
  | "homeAdmin"
  | "entrance"
  | "inside"
  | "chart"
  | "directory"
  | "admin"
  | "records"
  | "settings"
  | "oversight"
  | "factors"
  | "tokens"
  | "users"
  | "webhooks"
  | "writing"
  | "attendance"
  | "attendanceAdmin"
  | "services"
  | "servicesAdmin"
>((locale, part) => parts[`${locale} ${part}`](), preferences.current().locale);
