import { stat } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { Route } from "#shared/route.ts";
import { isNode, type Node } from "../check-architecture/syntax.ts";

type Call = Pick<Route, "method" | "path">;
/** The exports of a file that declares routes. */
type Declarations = Readonly<Record<string, Readonly<Record<string, Call>>>>;

const declaresRoutes = /(?:\/contract\/(?:[\w-]+\/)?routes(?:-[\w-]+)?|#shared\/[\w-]+-routes)\.ts$/;

const nameOf = (node: unknown): string => (isNode(node) && node.type === "Identifier" ? String(node["name"]) : "");

/** Yields `routes.name` for every use of imported routes below a node. @throws for any other use. */
function* usesBelow(node: Node, imported: ReadonlyMap<string, unknown>): Generator<Node> {
  if (node.type === "ImportDeclaration") return;
  const isPlainMember = node.type === "MemberExpression" && node["computed"] === false;
  if (isPlainMember && imported.has(nameOf(node["object"]))) return yield node;
  const name = nameOf(node);
  if (imported.has(name))
    throw new Error(`Name one route, ${name}.<route>: only its method and path reach the browser.`);
  for (const [part, child] of Object.entries(node)) {
    if ((part === "property" || part === "key") && node["computed"] === false) continue;
    for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) yield* usesBelow(each, imported);
  }
}

/** Replaces each `routes.name` by `{ method, path }`, and removes the imports of the routes. */
export async function inlineRoutes(code: string, program: unknown, load: (source: string) => Promise<Declarations>) {
  const body = (program as { body: Node[] }).body;
  const imports = body.filter(
    ({ type, source }) =>
      type === "ImportDeclaration" && declaresRoutes.test((source as unknown as { value: string }).value),
  );
  const imported = new Map<string, Readonly<Record<string, Call>> | undefined>();
  for (const { source, specifiers } of imports) {
    const declarations = await load((source as unknown as { value: string }).value);
    for (const { imported: exported, local } of specifiers as Node[]) {
      imported.set(nameOf(local), declarations[nameOf(exported)]);
    }
  }
  const uses = body.flatMap((node) => [...usesBelow(node, imported)]);
  let inlined = "";
  let place = 0;
  for (const node of [...imports, ...uses].toSorted((one, other) => one.start - other.start)) {
    inlined += code.slice(place, node.start);
    place = node.end;
    if (node.type === "ImportDeclaration") continue;
    const route = imported.get(nameOf(node["object"]))?.[nameOf(node["property"])];
    if (route === undefined) throw new Error(`${code.slice(node.start, node.end)} is not declared.`);
    inlined += `({ method: ${JSON.stringify(route.method)}, path: ${JSON.stringify(route.path)} })`;
  }
  return inlined + code.slice(place);
}

/** Imports the current version of a file: the development server outlives its changes. */
const importCurrent = async (file: string): Promise<unknown> =>
  import(`${pathToFileURL(file).href}?${(await stat(file)).mtimeMs}`);

/**
 * The browser's calls, derived from the contracts: at build time `endpoint(topicRoutes.readTopic)` gets the route's
 * method and path, and the contract with its schemas is not bundled. Without this step, as in unit tests, the same code
 * uses the contract itself. Inlined at the call, not in the contract, so that a page contains only the routes it calls.
 */
export const routeCalls = (): Plugin => ({
  name: "route-calls",
  transform: {
    filter: { id: /\.tsx?(?:\?|$)/, code: /routes[\w-]*\.ts["']/ },
    async handler(code, id) {
      const load = async (source: string): Promise<Declarations> => {
        const found = await this.resolve(source, id);
        if (found === null) throw new Error(`${source} cannot be found.`);
        this.addWatchFile(found.id);
        return (await importCurrent(found.id)) as Declarations;
      };
      return { code: await inlineRoutes(code, this.parse(code), load), map: null };
    },
  },
});

const earlyReadsFile = join(import.meta.dirname, "../../apps/web/early-reads.ts");

/** Inserts the reads and texts of `apps/web/early-reads.ts` into the first HTML. */
export const earlyReads = (): Plugin => ({
  name: "early-reads",
  transformIndexHtml: {
    order: "pre",
    async handler(html) {
      type First = { earlyReads: { texts: Record<string, string> } };
      const { texts, ...reads } = ((await importCurrent(earlyReadsFile)) as First).earlyReads;
      const withTexts = html.replace(/\b[A-Z_]+_(?:EN|AR)\b/g, (place) => texts[place] ?? place);
      return withTexts.replace("EARLY_READS", () => JSON.stringify(reads));
    },
  },
});
