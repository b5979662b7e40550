/** A module as the bundler describes it: the ids of those that import it, statically or dynamically. */
type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[] };
type Graph = { getModuleInfo(id: string): ModuleInfo | null };

/**
 * Areas by the files that are imported dynamically; the first match counts. A file without an area of its own (a dialog, an
 * editor) is a chunk of its own.
 */
const areas: readonly (readonly [area: string, files: RegExp])[] = [
  ["phrases-$1-$2", /\/apps\/web\/catalogue\/([\w-]+)\.(en|ar)\.ts$/],
  ["entrance", /\/identity\/web\/LoginPage\.tsx$/],
  ["frame", /\/apps\/web\/(?:routes\/inside-routes\.ts|shell\/AppArea\.tsx)$/],
  [
    "home",
    /\/(?:HomeRoute|HomePage|LatestTopics|AttendanceCard|queued-punches|Announcements|FeaturedTopics|CategoryList|Celebrations|HomePromotions|HomeLinks|MyMustReads|MyWork)\.tsx?$/,
  ],
  ["writing", /\/(?:AddTopicPage|EditTopicPage|PollField)\.tsx$/],
  ["community", /\/(?:CommunityPage|CategoryPage|TopicDialog|PollCard|MustReadNotice|AskToRead)\.tsx$/],
  ["attendance", /\/AttendancePage\.tsx$/],
  [
    "profile",
    /\/(?:ProfileRoute|ProfilePage|SecurityPanel|SecondFactorPanel|TokensPanel|MyDataPanel|PreferencesPanel|PushDevices)\.tsx$/,
  ],
  ["directory", /\/people\/web\/(?:directory\/(?:DirectoryPage|PersonPage)|chart\/ChartPage)\.tsx$/],
  ["services", /\/services\/web\/(?!admin)(?:\w+\/)?\w+Page\.tsx$/],
  ["publications", /\/publications\/web\/(?:documents|links|promotions)\/\w+Page\.tsx$/],
  ["search", /\/search\/web\/SearchPage\.tsx$/],
  ["notifications", /\/(?:NotificationsRoute|NotificationsPage)\.tsx$/],
  [
    "admin-users",
    /\/(?:UserRoute|RoleRoute|PersonRecordForm|DepartmentsPage|identity\/web\/(?:users|roles)\/\w+)\.tsx$/,
  ],
  ["admin-attendance", /\/attendance\/web\/.+Page\.tsx$/],
  ["admin-community", /\/(?:AdminTopicsRoute|WaitingCases|community\/web\/admin\/\w+|moderation\/web\/\w+Page)\.tsx$/],
  ["admin-services", /\/services\/web\/admin\/\w+Page\.tsx$/],
  ["admin-publications", /\/publications\/web\/.+Page\.tsx$/],
  ["admin", /\/(?:AdminArea|AdminHome|ArrangePage|administration\/web\/.+|webhooks\/web\/.+)\.tsx$/],
  ["later-dates", /\/ui\/dates\/Loaded\w+\.tsx$/],
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

/** Returns the areas that load a module: those of all dynamically imported files that import it statically. */
function areasOf(id: string, graph: Graph): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const info = graph.getModuleInfo(next);
    if (info === null) continue;
    if (info.dynamicImporters.length > 0) found.add(areaOf(next));
    waiting.push(...info.importers);
  }
  return found;
}

const isLater = (area: string): boolean => area.startsWith("later-");
const isPhrases = (area: string): boolean => area.startsWith("phrases-");
const isAdmin = (area: string): boolean => area.startsWith("admin");

/** Chunks that several areas share, those that need nothing of the others first. */
const shared = ["shared-entrance", "frame", "shared-home", "shared", "shared-admin"] as const;

/** Returns the chunk of a module, by the areas that load it. */
function chunkOf(id: string, graph: Graph): string {
  const all = [...areasOf(id, graph)];
  const [first = "start"] = all;
  if (all.length > 0 && all.every(isPhrases)) return all.length === 1 ? first : `phrases-shared-${first.slice(-2)}`;
  // A part that a page shares with its own dialogs stays with the page.
  const pages = all.filter((area) => !isLater(area));
  const [page] = pages;
  if (page === undefined) return all.length <= 1 ? first : "later-shared";
  if (pages.includes("entrance")) return pages.length === 1 ? page : "shared-entrance";
  if (pages.includes("frame")) return "frame";
  if (pages.length === 1) return page;
  if (pages.includes("home")) return "shared-home";
  return pages.every(isAdmin) ? "shared-admin" : "shared";
}

/** Lower numbers are cut later, and find what they share with earlier ones already taken. */
function rankOf(chunk: string): number {
  const place = shared.findIndex((name) => name === chunk);
  if (place !== -1) return 9 - place;
  if (chunk === "later-shared") return 2;
  return isLater(chunk) ? 1 : 3;
}

/**
 * Groups for the bundler: one chunk per area and one per kind of sharing. All areas that load a module load its imports too,
 * so a module's imports are in its own chunk or in one of higher rank, and no two chunks import each other.
 */
export const chunkGroups = [
  { name: "start", tags: ["$initial" as const], priority: 11 },
  // One file exports all icons, so only the bundler knows which area uses which.
  { name: "icons", test: /@tabler/, entriesAware: true, entriesAwareMergeThreshold: 12_000, priority: 10 },
  ...[9, 8, 7, 6, 5, 3, 2, 1].map((priority) => ({
    name: (id: string, graph: Graph): string | null => {
      const chunk = chunkOf(id, graph);
      return rankOf(chunk) === priority ? chunk : null;
    },
    priority,
  })),
];
