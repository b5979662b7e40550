import { expect, test } from "vitest";
import { chunkGroups } from "./web-chunks.ts";

type Imports = Readonly<Record<string, { static?: readonly string[]; dynamic?: readonly string[]; code?: string }>>;

/** Returns the chunk of every lazily loaded module, as the bundler would assign it. */
function chunksOf(imports: Imports): Record<string, string> {
  const importersOf = (id: string, kind: "static" | "dynamic"): string[] =>
    Object.keys(imports).filter((importer) => imports[importer]?.[kind]?.includes(id));
  const graph = {
    getModuleInfo: (id: string) => ({
      importers: importersOf(id, "static"),
      dynamicImporters: importersOf(id, "dynamic"),
      code: imports[id]?.code ?? null,
    }),
  };
  const groups = chunkGroups.toSorted((one, other) => other.priority - one.priority);
  const chunk = (id: string): string => {
    for (const { name } of groups) {
      const found = typeof name === "string" ? null : name(id, graph);
      if (found !== null) return found;
    }
    return "none";
  };
  const ids = Object.values(imports).flatMap((each) => [...(each.static ?? []), ...(each.dynamic ?? [])]);
  return Object.fromEntries([...new Set(ids)].map((id) => [id, chunk(id)]));
}

const login = "/modules/identity/web/LoginPage.tsx";
const webhooks = "/modules/webhooks/contract/phrases.en.ts";
const days = "/modules/attendance/contract/phrases-days.en.ts";
const words = "/modules/people/contract/phrases.ar.ts";
const frame = "/apps/web/shell/AppArea.tsx";
const home = "/apps/web/shell/HomeRoute.tsx";
const topic = "/modules/community/web/TopicDialog.tsx";
const writing = "/modules/community/web/writing/AddTopicPage.tsx";
const zones = "/modules/attendance/web/zones/ZonesPage.tsx";
const users = "/modules/identity/web/users/UsersPage.tsx";
const directory = "/modules/people/web/directory/DirectoryPage.tsx";
const history = "/modules/community/web/history/HistoryDialog.tsx";
const viewer = "/modules/community/web/files/PictureViewer.tsx";

test("a module is in the chunk of its area, or in one for the areas that share it", () => {
  const chunks = chunksOf({
    main: { dynamic: [login, frame, home, topic, writing, zones, users, directory, words, days, webhooks] },
    [words]: { static: ["numbers"] },
    [login]: { static: ["field", "sign-in form"] },
    [frame]: { static: ["menu"] },
    [home]: { static: ["menu", "card", "greeting"] },
    [directory]: { static: ["search box", "search-box.css", "card of a person"] },
    [topic]: {
      static: ["card", "field", "comment", "comment.css", "text", "search box", "search-box.css"],
      dynamic: [history, viewer],
    },
    [writing]: { static: ["text"] },
    [zones]: { static: ["table"] },
    [users]: { static: ["table", "menu", "card of a person"] },
    [history]: { static: ["comment", "difference", "frame of a dialog"] },
    [viewer]: { static: ["frame of a dialog"] },
  });
  expect(chunks).toMatchObject({
    [words]: "phrases-inside-ar",
    numbers: "phrases-inside-ar",
    [webhooks]: "phrases-webhooks-en",
    [days]: "phrases-attendance-days-en",
    "sign-in form": "entrance",
    field: "shared-entrance",
    menu: "frame",
    greeting: "home",
    card: "shared-home",
    text: "shared-writing",
    "search box": "shared",
    "search-box.css": "frame",
    "comment.css": "topic",
    "card of a person": "shared",
    table: "shared-admin",
    comment: "topic",
    [history]: "later-HistoryDialog",
    difference: "later-HistoryDialog",
    "frame of a dialog": "later-shared",
  });
});

test("what only the administration uses is loaded with its routes or its pages, not with the frame", () => {
  const routes = "/apps/web/admin-routes.ts";
  const attendance = "/modules/attendance/web/mine/AttendancePage.tsx";
  const chunks = chunksOf({
    main: { dynamic: [frame, attendance, routes, zones, users] },
    [frame]: { static: ["menu"] },
    [attendance]: { static: ["kinds"] },
    [routes]: { static: ["entries", "kinds", "search of zones"] },
    [zones]: { static: ["search of zones", "table"] },
    [users]: { static: ["table"] },
  });
  expect(chunks).toMatchObject({
    [routes]: "admin-frame",
    entries: "admin-frame",
    "search of zones": "admin-frame",
    kinds: "frame",
    table: "shared-admin",
  });
});

test("an icon is in the chunk of the modules that name it", () => {
  const library = "/node_modules/@tabler/icons-react/dist/esm/tabler-icons-react.mjs";
  const list = "/node_modules/@tabler/icons-react/dist/esm/icons/index.mjs";
  const [bell, lock, star] = ["Bell", "Lock", "Star"].map(
    (name) => `/node_modules/@tabler/icons-react/dist/esm/icons/Icon${name}.mjs`,
  ) as [string, string, string];
  const all = "/ui/icons.ts";
  const chunks = chunksOf({
    main: { dynamic: [frame, zones, topic] },
    [list]: { static: [bell, lock, star] },
    [library]: { static: [list, bell, lock, star], code: "export { IconBell, IconLock, IconStar };" },
    [all]: {
      static: [library],
      code: 'export { IconBell as BellIcon, IconLock as LockIcon } from "@tabler/icons-react";',
    },
    "/ui/direction-icons.tsx": { static: [library], code: 'import { IconStar } from "@tabler/icons-react";' },
    [frame]: { static: [all], code: 'import { BellIcon } from "#ui/icons.ts";' },
    [zones]: { static: [all], code: 'import { LockIcon } from "#ui/icons.ts";' },
    [topic]: { static: ["/ui/direction-icons.tsx"] },
  });
  expect(chunks).toMatchObject({ [bell]: "frame", [lock]: "admin-attendance", [star]: "topic" });
});

test("phrases that a page imports by itself, and parts of one's own records, load no other page", () => {
  const attendance = "/modules/attendance/web/mine/AttendancePage.tsx";
  const timesheet = "/modules/attendance/web/timesheet/TimesheetPage.tsx";
  const months = "/modules/attendance/web/months/MonthsPage.tsx";
  const chunks = chunksOf({
    main: { dynamic: [frame, attendance, timesheet, months, days] },
    [timesheet]: { static: [days, "name of a month", "date"] },
    [months]: { static: ["name of a month"] },
    [attendance]: { static: ["date"] },
  });
  expect(chunks).toMatchObject({
    [timesheet]: "timesheet",
    [days]: "phrases-attendance-days-en",
    "name of a month": "timesheet",
    date: "shared",
  });
});
