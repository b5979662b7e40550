import { areaOf } from "../area.ts";
import type { SourceTree, SourceFile } from "../source-tree.ts";
import { importProblems, type Problem, type Rule } from "../rule.ts";

/** Allowed in every part: these packages run in browser and server and depend on neither. */
const everywhere = new Set(["zod", "temporal-polyfill", "use-intl"]);
/** Run in browser and server, but are of no use to `shared` and contracts. */
const either = new Set(["qrcode"]);
const kits = /^(?:react-aria|react-aria-components|react-stately|@react-aria\/.+)$/;
const neutral = new Set(["shared", "contract"]);
const browser = new Set(["ui", "client", "kit", "web", "apps/web"]);
const server = new Set(["platform", "server", "apps/server", "database"]);

function refusal(kind: string, name: string, runtime: ReadonlySet<string>): string | null {
  if (kits.test(name) && kind !== "ui" && kind !== "root") return `imports ${name}; only ui/ knows the component kits`;
  if (neutral.has(kind) && !everywhere.has(name)) {
    return `imports ${name}; both sides read ${kind}, so only ${[...everywhere].join(", ")} are allowed`;
  }
  if (
    browser.has(kind) &&
    (name.startsWith("node:") || (runtime.has(name) && !everywhere.has(name) && !either.has(name)))
  ) {
    return `imports ${name}, which is the server's; this runs in the browser`;
  }
  if (server.has(kind) && !name.startsWith("node:") && !runtime.has(name)) {
    return `imports ${name}, which the manifest does not list in "dependencies"; the server runs without the others`;
  }
  return null;
}

function check(file: SourceFile, runtime: ReadonlySet<string>): Problem[] {
  const { kind } = areaOf(file.path);
  return importProblems(file, ({ packageName: name }) =>
    // Tests run with all packages installed; UI kits are refused in tests as well.
    name === null || (file.isTest && !kits.test(name)) ? null : refusal(kind, name, runtime),
  );
}

function runtimePackages(tree: SourceTree): Set<string> {
  const manifest = JSON.parse(tree.read("package.json") || "{}") as { dependencies?: Record<string, string> };
  return new Set(Object.keys(manifest.dependencies ?? {}));
}

export const packages: Rule = {
  name: "packages",
  check: (tree) => {
    const runtime = runtimePackages(tree);
    return tree.sources.flatMap((file) => check(file, runtime));
  },
};
