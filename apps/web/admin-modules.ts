import { adminGroups, defineAdmin, type AdminModule } from "#kit/module.ts";
import { acknowledgementsAdmin } from "#modules/acknowledgements/web/admin-manifest.ts";
import { administrationAdmin } from "#modules/administration/web/admin-manifest.ts";
import { attendanceAdmin } from "#modules/attendance/web/admin-manifest.ts";
import { communityAdmin } from "#modules/community/web/admin-manifest.ts";
import { homeAdmin } from "#modules/home/web/admin-manifest.ts";
import { identityAdmin } from "#modules/identity/web/admin-manifest.ts";
import { leaveAdmin } from "#modules/leave/web/admin-manifest.ts";
import { moderationAdmin } from "#modules/moderation/web/admin-manifest.ts";
import { notificationsAdmin } from "#modules/notifications/web/admin-manifest.ts";
import { payrollAdmin } from "#modules/payroll/web/admin-manifest.ts";
import { peopleAdmin } from "#modules/people/web/admin-manifest.ts";
import { pollsAdmin } from "#modules/polls/web/admin-manifest.ts";
import { publicationsAdmin } from "#modules/publications/web/admin-manifest.ts";
import { servicesAdmin } from "#modules/services/web/admin-manifest.ts";
import { teamAdmin } from "#modules/team/web/admin-manifest.ts";
import { webhooksAdmin } from "#modules/webhooks/web/admin-manifest.ts";

const shellAdmin = defineAdmin({
  phrases: {
    admin: [{ en: () => import("./shell/phrases-admin.en.ts"), ar: () => import("./shell/phrases-admin.ar.ts") }],
  },
});

/** In the order of the navigation. */
const adminModules = [
  shellAdmin,
  homeAdmin,
  communityAdmin,
  moderationAdmin,
  attendanceAdmin,
  leaveAdmin,
  payrollAdmin,
  teamAdmin,
  servicesAdmin,
  identityAdmin,
  peopleAdmin,
  publicationsAdmin,
  notificationsAdmin,
  webhooksAdmin,
  administrationAdmin,
  acknowledgementsAdmin,
  pollsAdmin,
] as const;

export type DefinedAdmin = (typeof adminModules)[number];
type List = "adminPages" | "adminEntries";
type Item<Key extends List> = Extract<DefinedAdmin, Record<Key, readonly unknown[]>>[Key][number];

const all: readonly AdminModule[] = adminModules;

export const listAdmin = <Key extends List>(key: Key): readonly Item<Key>[] =>
  all.flatMap((module): readonly unknown[] => module[key] ?? []) as Item<Key>[];

export const adminEntries = listAdmin("adminEntries").toSorted(
  (one, other) => adminGroups.indexOf(one.group) - adminGroups.indexOf(other.group),
);

/** For all pages of the administration, and for its entries in the palette. */
export const adminPhrases = all.flatMap(({ phrases }) => phrases?.admin ?? []);
export const auditPhrases = all.flatMap(({ phrases }) => phrases?.audit ?? []);
