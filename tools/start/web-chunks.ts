/** A module as the bundler describes it: the ids of its static and dynamic importers, and its code. */
type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[]; code?: string | null };
type Graph = { getModuleInfo(id: string): ModuleInfo | null };

/**
 * Areas by dynamically imported file; the first match counts. A file without an area (a dialog, an editor) is a chunk
 * of its own.
 */
const areas: readonly (readonly [area: string, files: RegExp])[] = [
  // Phrases that pages need together are one file; all other phrases are one file per module or folder.
  ["phrases-entrance-$1", /\/(?:client|identity\/contract|web\/shell)\/phrases\.(en|ar)\.ts$/],
  ["phrases-entrance-$1", /\/shared\/validators\.(en|ar)\.ts$/],
  [
    "phrases-inside-$1",
    /\/(?:kit|(?<!\/(?:notifications|polls|search|webhooks)\/)contract)\/phrases(?:-celebrations)?\.(en|ar)\.ts$/,
  ],
  ["phrases-inside-$1", /\/phrases-(?:bell|notice|upload)\.(en|ar)\.ts$/],
  [
    "phrases-admin-$1",
    /\/(?:(?:shell|(?:community|moderation)\/contract)\/phrases-admin|phrases-dashboard|phrases-entries)\.(en|ar)\.ts$/,
  ],
  [
    "phrases-attendance-admin-$1",
    /\/attendance\/contract\/phrases-(?:closing|officer|places|overtime-policies|review|rules|tester|working-time)\.(en|ar)\.ts$/,
  ],
  ["phrases-leave-admin-$1", /\/leave\/contract\/phrases-(?:balances|policies|types)\.(en|ar)\.ts$/],
  ["phrases-directory-$1", /\/phrases-(?:directory|privacy)\.(en|ar)\.ts$/],
  ["phrases-security-$1", /\/(?:(?:factors|tokens|single-sign-on)\/phrases|phrases-personal-data)\.(en|ar)\.ts$/],
  ["phrases-publications-$1", /\/publications\/contract\/phrases-(?:pages|documents)\.(en|ar)\.ts$/],
  ["phrases-publications-admin-$1", /\/publications\/contract\/phrases-(?:documents-)?admin\.(en|ar)\.ts$/],
  ["phrases-audit-$1", /\/phrases-(?:audit|recorded)\.(en|ar)\.ts$/],
  ["phrases-writing-$1", /\/phrases-(?:editor|writing)\.(en|ar)\.ts$/],
  ["phrases-$1$2-$3", /\/([\w-]+)\/(?:contract\/)?phrases(-[\w-]+)?\.(en|ar)\.ts$/],
  ["entrance", /\/identity\/web\/LoginPage\.tsx$/],
  ["sign-up", /\/identity\/web\/(?:SignUpPage|entrance\/(?:Confirm|Forgot|Reset)Form)\.tsx$/],
  ["frame", /\/apps\/web\/(?:signed-in-routes\.ts|shell\/AppArea\.tsx)$/],
  ["admin-frame", /\/apps\/web\/admin-(?:modules|routes)\.ts$/],
  [
    "home",
    /\/(?:HomeRoute|HomePage|LatestTopics|AttendanceCard|queued-punches|Announcements|FeaturedTopics|CategoryList|Celebrations|HomePromotions|HomeLinks|MyMustReads|MyWork)\.tsx?$/,
  ],
  ["writing", /\/(?:AddTopicPage|EditTopicPage|PollField)\.tsx$/],
  ["community", /\/(?:CommunityPage|CategoryPage)\.tsx$/],
  ["topic", /\/(?:TopicDialog|PollCard|MustReadNotice|AskToRead)\.tsx$/],
  ["attendance", /\/AttendancePage\.tsx$/],
  ["team", /\/team\/web\/TeamPage\.tsx$/],
  ["calendar-feeds", /\/team\/web\/FeedsPage\.tsx$/],
  ["overtime", /\/(?:OwnOvertimePage|OvertimeWork)\.tsx$/],
  ["timesheet", /\/attendance\/web\/timesheet\/TimesheetPage\.tsx$/],
  ["leave", /\/leave\/web\/OwnLeavePage\.tsx$/],
  [
    "account",
    /\/(?:ProfileRoutes|SecurityPanel|SecondFactorPanel|TokensPanel|MyDataPanel|PreferencesPanel|PushDevices)\.tsx$/,
  ],
  ["details", /\/DetailsPage\.tsx$/],
  ["profile", /\/(?:ProfilePage|PrivacyPage|DisplayPage)\.tsx$/],
  ["directory", /\/people\/web\/(?:directory\/(?:DirectoryPage|PersonPage)|chart\/ChartPage)\.tsx$/],
  ["request", /\/services\/web\/(?:new-request\/NewRequestPage|request\/RequestPage)\.tsx$/],
  ["services", /\/WorkListRoute\.tsx$/],
  ["services", /\/services\/web\/(?!admin)(?:\w+\/)?\w+Page\.tsx$/],
  ["publications", /\/publications\/web\/(?:documents|links|promotions)\/\w+Page\.tsx$/],
  ["search", /\/search\/web\/SearchPage\.tsx$/],
  ["notifications", /\/(?:NotificationsRoute|NotificationsPage)\.tsx$/],
  [
    "admin-users",
    /\/(?:UserRoute|RoleRoute|PersonRecordForm|DepartmentsPage|identity\/web\/(?:users|roles)\/\w+)\.tsx$/,
  ],
  ["admin-attendance", /\/(?:attendance\/web|leave\/web\/(?:balances|policies|types))\/.+Page\.tsx$/],
  ["admin-community", /\/(?:AdminTopicsRoute|WaitingCases|community\/web\/admin\/\w+|moderation\/web\/\w+Page)\.tsx$/],
  ["admin-services", /\/services\/web\/admin\/\w+Page\.tsx$/],
  ["admin-publications", /\/publications\/web\/.+Page\.tsx$/],
  ["admin", /\/(?:AdminArea|AdminHome|ArrangePage|administration\/web\/.+|webhooks\/web\/.+)\.tsx$/],
  ["later-dates", /\/ui\/dates\/Loaded\w+\.tsx$/],
  ["later-worker", /pwa-register|workbox-window/],
  ["later-$1", /\/node_modules\/([\w-]+)\//],
  ["later-$1", /\/([\w-]+)\.\w+$/],
];

function areaOf(id: string): string {
  for (const [area, files] of areas) {
    const match = files.exec(id);
    if (match !== null) return area.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? "");
  }
  return "later-rest";
}

/** Returns the importers of a file that name one of its exports. */
const usersOf = (file: string, name: string, graph: Graph): string[] =>
  (graph.getModuleInfo(file)?.importers ?? []).filter((importer) =>
    new RegExp(`\\b${name}\\b`).test(graph.getModuleInfo(importer)?.code ?? ""),
  );

const iconOf = (id: string): string | undefined => /\/@tabler\/.+\/(Icon\w+)\.mjs$/.exec(id)?.[1];

/** Returns the modules that use an icon. One file exports all icons, so the importers of that file are not its users. */
function iconUsersOf(icon: string, id: string, graph: Graph): string[] {
  const named = (graph.getModuleInfo(id)?.importers ?? []).flatMap((library) => usersOf(library, icon, graph));
  return named.flatMap((file) => {
    // The library imports its own list of icons.
    if (file.includes("/@tabler/")) return [];
    if (!file.endsWith("/ui/icons.ts")) return [file];
    const [, name = icon] = new RegExp(`\\b${icon} as (\\w+)`).exec(graph.getModuleInfo(file)?.code ?? "") ?? [];
    return usersOf(file, name, graph);
  });
}

/** Returns the areas that load a module: those of all dynamically imported files that import it statically. */
function areasOf(id: string, graph: Graph): Set<string> {
  const found = new Set<string>();
  const icon = iconOf(id);
  // Grows while it is read.
  const importers = new Set(icon === undefined ? [id] : iconUsersOf(icon, id, graph));
  for (const each of importers) {
    const info = graph.getModuleInfo(each);
    if (info === null) continue;
    if (info.dynamicImporters.length > 0) found.add(areaOf(each));
    for (const importer of info.importers) importers.add(importer);
  }
  return found;
}

const isLater = (area: string): boolean => area.startsWith("later-");
const isPhrases = (area: string): boolean => area.startsWith("phrases-");
const isAdmin = (area: string): boolean => area.startsWith("admin");

/** Areas whose chunks are so small that administration pages load them for the parts that they share. */
const small = new Set(["leave", "timesheet"]);
/** Areas whose pages are lists without forms; their shared code is small. */
const light = new Set(["directory", "notifications", "profile", "search", "publications", "team", ...small]);
/** Areas for reading, which load no forms until one is opened. */
const reading = new Set(["frame", "home", "community", "topic", "attendance", "services", ...light]);
/** Areas with short forms and dialogs, without writing or uploads. */
const forms = new Set(["account", "calendar-feeds", "details", "services"]);

/** Chunks that several areas share; those that import none of the following come first. */
const shared = [
  "shared-entrance",
  "entrance-forms",
  "frame",
  "shared-home",
  "shared",
  "shared-days",
  "shared-forms",
  "shared-writing",
  "admin-frame",
  "shared-admin",
] as const;

function scriptChunkOf(id: string, graph: Graph): string {
  const all = [...areasOf(id, graph)];
  const [first = "start"] = all;
  if (all.length > 0 && all.every(isPhrases)) return all.length === 1 ? first : `phrases-shared-${first.slice(-2)}`;
  // A page that needs phrases must not load another page that imports them by itself.
  if (isPhrases(areaOf(id))) return areaOf(id);
  // A part that a page shares only with its own dialogs stays with the page.
  const pages = all.filter((area) => !isLater(area));
  const [page] = pages;
  if (page === undefined) return all.length <= 1 ? first : "later-shared";
  if (pages.length === 1) return page === "attendance" && all.includes("later-dates") ? "shared-days" : page;
  if (pages.includes("entrance")) return "shared-entrance";
  const isRead = (area: string): boolean => reading.has(area) && !forms.has(area);
  if (pages.includes("sign-up")) return pages.some(isRead) ? "shared-entrance" : "entrance-forms";
  if (pages.includes("frame")) return "frame";
  if (pages.includes("home")) return "shared-home";
  const employees = pages.filter((area) => !isAdmin(area));
  const [employee] = employees;
  // Modules that the routes of the administration share with an employee's page must not load that page.
  if (pages.includes("admin-frame")) return employee === undefined ? "admin-frame" : "frame";
  if (employee === undefined) return "shared-admin";
  // All of these pages load it; an icon must not load another page.
  if (iconOf(id) !== undefined) return "shared";
  if (employees.length === 1 && small.has(employee)) return employee;
  if (employees.some((area) => light.has(area))) return "shared";
  if (pages.every((area) => area === "community" || area === "topic")) return "community";
  const isForm = employees.some((area) => forms.has(area));
  if (isForm && employees.some(isRead)) return "shared";
  // An admin page that shows parts of one area loads that area's chunk; parts of all areas have a shared one.
  if (employees.length === 1 && !(forms.has(employee) && pages.length > 2)) return employee;
  return isForm ? "shared-forms" : "shared-writing";
}

/** Styles that signed-in pages share, and small ones, are loaded with the frame, independently of their scripts. */
function chunkOf(id: string, graph: Graph): string {
  const chunk = scriptChunkOf(id, graph);
  const isShared = chunk.startsWith("shared") && chunk !== "shared-entrance" && chunk !== "shared-admin";
  return id.endsWith(".css") && (isShared || chunk === "details" || chunk === "community") ? "frame" : chunk;
}

/** Above the ranks of phrases, pages and lazily loaded parts. */
const lowestShared = 7;

/** Lower numbers are split later, after shared modules went to higher ranks. */
function rankOf(chunk: string): number {
  const place = shared.findIndex((name) => name === chunk);
  if (place !== -1) return lowestShared + shared.length - 1 - place;
  if (chunk === "later-shared") return 2;
  if (isLater(chunk)) return 1;
  if (isPhrases(chunk)) return chunk.startsWith("phrases-shared-") ? 6 : 5;
  return isAdmin(chunk) ? 3 : 4;
}

/**
 * Groups for the bundler: one chunk per area and one per kind of sharing. All areas that load a module also load its
 * imports, so a module's imports are in its own chunk or in one of higher rank, and no two chunks import each other.
 */
export const chunkGroups = [
  { name: "start", tags: ["$initial" as const], priority: 101 },
  ...Array.from({ length: lowestShared + shared.length - 1 }, (_, rank) => rank + 1).map((priority) => ({
    name: (id: string, graph: Graph): string | null => {
      const chunk = chunkOf(id, graph);
      return rankOf(chunk) === priority ? chunk : null;
    },
    priority,
  })),
];
