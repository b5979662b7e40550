import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { CallExpression, Node, TaggedTemplateExpression } from "typescript/unstable/ast";
import {
  isCallExpression,
  isNoSubstitutionTemplateLiteral,
  isPropertyAccessExpression,
  isStringLiteral,
  isTaggedTemplateExpression,
  isTemplateExpression,
} from "typescript/unstable/ast/is";
import { API, type Checker, type Project } from "typescript/unstable/sync";
import { type DeclaredColumn, kindsOf, rowReader } from "./row-type.ts";

/** A place that makes a statement. */
export type DeclaredCall = {
  path: string;
  /** Of the called name, from 1. */
  line: number;
  column: number;
  /** Null if it declares no row type: for statements without results. */
  columns: readonly DeclaredColumn[] | null;
  /** Kysely's template, executed by itself. */
  isTemplate: boolean;
  /** Whether nothing is inserted into its text, except values into a template. */
  isFixed: boolean;
};

const makers = new Set(["statement", "unpreparedStatement", "pageOf"]);
/** Their own files call them with the texts of others. */
const isTheirOwn = /platform\/(?:database|http)\/(?:paged-)?statement\.ts$/;

type Site = { node: CallExpression | TaggedTemplateExpression; name: Node };

/** Returns the calls of `makers`, and the templates sql<Row>`…` that are executed; others are parts of statements. */
function sitesIn(file: Node): Site[] {
  const found: Site[] = [];
  const visit = (node: Node): void => {
    if (isCallExpression(node) && makers.has(node.expression.getText())) found.push({ node, name: node.expression });
    if (isTaggedTemplateExpression(node) && node.typeArguments !== undefined && node.tag.getText() === "sql") {
      const isExecuted = isPropertyAccessExpression(node.parent) && node.parent.name.getText() === "execute";
      if (isExecuted) found.push({ node, name: node.tag });
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

function isFixed({ node }: Site, checker: Checker): boolean {
  const text = isCallExpression(node) ? node.arguments[0] : node.template;
  if (text === undefined) return false;
  if (isStringLiteral(text) || isNoSubstitutionTemplateLiteral(text)) return true;
  if (isCallExpression(node) || !isTemplateExpression(text)) return false;
  return text.templateSpans.every(({ expression }) => {
    const type = checker.getTypeAtLocation(expression);
    return type !== undefined && !kindsOf(checker, type).some((kind) => kind === "object" || kind === "any");
  });
}

function callsOf(root: string, { checker, program, rootFiles }: Project): DeclaredCall[] {
  const read = rowReader(checker);
  const files = rootFiles.filter(
    (path) =>
      path.endsWith(".ts") && !isTheirOwn.test(path) && /statement|pageOf|sql</.test(readFileSync(path, "utf8")),
  );
  return files.flatMap((path) => {
    const file = program.getSourceFile(path);
    if (file === undefined) return [];
    return sitesIn(file).map((site) => {
      const before = file.text.slice(0, site.name.getStart()).split("\n");
      const isTemplate = isTaggedTemplateExpression(site.node);
      const type = isTemplate ? undefined : checker.getTypeAtLocation(site.node);
      return {
        path: relative(root, path),
        line: before.length,
        column: (before.at(-1) ?? "").length + 1,
        columns: type === undefined ? null : read(type),
        isTemplate,
        isFixed: isFixed(site, checker),
      };
    });
  });
}

/** Returns the places that make statements in TypeScript projects, with their row types as the compiler sees them. */
export function readDeclared(root: string, projects: readonly string[]): DeclaredCall[] {
  const api = new API({ cwd: root });
  try {
    const snapshot = api.updateSnapshot({ openProjects: projects.map((path) => join(root, path)) });
    return snapshot.getProjects().flatMap((project) => callsOf(root, project));
  } finally {
    api.close();
  }
}
