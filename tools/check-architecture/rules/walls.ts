import { type Area, areaOf, isPublicApi } from "../area.ts";
import type { Import, SourceFile } from "../source-tree.ts";
import { importProblems, type Problem, type Rule } from "../rule.ts";

/**
 * Parts that each part may import besides itself: other parts by name, `contract` for any contract, `server API` and
 * `web API` for the public API of any module. For modules, the other layers of the same module are listed too.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  ui: [],
  platform: ["shared"],
  client: ["shared"],
  kit: ["shared", "client", "ui"],
  contract: ["shared", "contract ids", "embedded contract"],
  server: ["shared", "platform", "own contract", "server API"],
  web: ["shared", "client", "ui", "kit", "contract"],
  database: ["shared", "platform", "contract", "server API"],
  "apps/server": ["shared", "platform", "contract", "server API", "database"],
  "apps/web": ["shared", "client", "ui", "kit", "contract", "web API"],
  testing: ["shared", "platform", "contract", "server API", "database", "apps/server", "tools"],
  e2e: ["shared", "client", "contract", "apps/web", "testing", "tools"],
  // The floor benchmark runs the statements that a module's queries prepare.
  bench: [
    "shared",
    "platform",
    "contract",
    "server API",
    "server queries",
    "database",
    "apps/server",
    "testing",
    "tools",
  ],
};
/** Contracts whose responses embed another contract's response; see docs/decisions/010. */
const embedded: Readonly<Record<string, readonly string[]>> = { community: ["polls"] };
/** Tests also import test helpers, and all layers of their own module. */
const allowedToTests = ["testing", "tools", "database", "apps/server", "contract", "server API", "own module"];

const words: Readonly<Record<string, string>> = {
  "contract ids": "another contract's ids",
  "embedded contract": "a contract that walls.ts lets it embed",
  "own contract": "its own contract",
  contract: "contracts",
  "server API": "a module's server/index.ts",
  "server queries": "a module's queries",
  "web API": "a module's web/index.ts or manifest",
  "own module": "its own module",
};

const isQueries = (path: string) => /^modules\/[^/]+\/server\/(?:[^/]+\/)?queries(?:-[a-z-]+)?\.ts$/.test(path);
const isIdName = (name: string) => /(?:^id|Ids?|References?)$/.test(name);

/** Returns the words above that describe an import. */
function meanings(from: Area, to: Area, target: string, found: Import): string[] {
  const own = from.module !== null && from.module === to.module;
  if (from.kind === to.kind && (to.module === null || own)) return ["itself"];
  if (own && to.kind === "contract") return ["own contract", "contract", "own module"];
  if (own) return ["own module"];
  const isEmbedded = from.kind === "contract" && embedded[from.module ?? ""]?.includes(to.module ?? "") === true;
  if (to.kind === "contract" && isEmbedded) return ["contract", "embedded contract"];
  if (to.kind === "contract") return found.names.every(isIdName) ? ["contract", "contract ids"] : ["contract"];
  if (to.module !== null && isPublicApi(target)) return [`${to.kind} API`];
  if (to.module !== null) return isQueries(target) ? ["server queries"] : [];
  return [to.kind];
}

function check(file: SourceFile): Problem[] {
  const from = areaOf(file.path);
  const permitted = allowed[from.kind];
  if (permitted === undefined) return [];
  const all = ["itself", ...permitted, ...(file.isTest ? allowedToTests : [])];
  const list = permitted.map((word) => words[word] ?? `${word}/`).join(", ");
  return importProblems(file, (found) => {
    if (found.file === null) return null;
    const to = areaOf(found.file);
    // Manifest and configuration at the root belong to no part; apps and tests may read them.
    if (to.kind === "root" && (file.isTest || from.kind.startsWith("apps/"))) return null;
    if (meanings(from, to, found.file, found).some((meaning) => all.includes(meaning))) return null;
    return `imports ${found.file}; ${from.kind} may import ${list === "" ? "nothing of ours" : list}`;
  });
}

export const walls: Rule = { name: "walls", check: (tree) => tree.sources.flatMap(check) };
