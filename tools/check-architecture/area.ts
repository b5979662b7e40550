/** Which part of the house a file belongs to. `module` is set in the three rooms of a module. */
export type Area = { kind: string; module: string | null };

const rooms = new Set(["contract", "server", "web"]);
const top = new Set(["shared", "platform", "client", "ui", "kit", "database", "testing", "e2e", "bench", "tools"]);

/** `modules/topic/web/x.ts` is in the room "web" of "topic"; `apps/web/x.ts` is in "apps/web"; unknown places are "root". */
export function areaOf(path: string): Area {
  const [first = "", second = "", third = ""] = path.split("/");
  if (first === "modules" && rooms.has(third)) return { kind: third, module: second };
  if (first === "apps") return { kind: `apps/${second}`, module: null };
  return { kind: top.has(first) ? first : "root", module: null };
}

/** A module's `server/index.ts`, or of its web the index, the manifest, and what the sign-in page needs of it. */
export const isDoor = (path: string): boolean =>
  /^modules\/[^/]+\/(?:server\/index|web\/(?:index|manifest|entrance))\.ts$/.test(path);
