/** The part of the repository that a file belongs to. `module` is set in the three layers of a module. */
export type Area = { kind: string; module: string | null };

const layers = new Set(["contract", "server", "web"]);
const top = new Set([
  "shared",
  "platform",
  "client",
  "ui",
  "kit",
  "database",
  "testing",
  "e2e",
  "bench",
  "drills",
  "tools",
]);

/** `modules/topic/web/x.ts` is in layer "web" of "topic"; `apps/web/x.ts` in "apps/web"; unknown paths in "root". */
export function areaOf(path: string): Area {
  const [first = "", second = "", third = ""] = path.split("/");
  if (first === "modules" && layers.has(third)) return { kind: third, module: second };
  if (first === "apps") return { kind: `apps/${second}`, module: null };
  return { kind: top.has(first) ? first : "root", module: null };
}

/** Public API of a module: `server/index.ts`, and of web the index, the manifests and the sign-in page's entry. */
export const isPublicApi = (path: string): boolean =>
  /^modules\/[^/]+\/(?:server\/index|web\/(?:index|(?:admin-)?manifest|entrance))\.ts$/.test(path);
