import postcss, { type Declaration, type Rule } from "postcss";
import { rawColor } from "./colors.ts";
import { inlineDeclarations } from "./inline.ts";
import { physical } from "./physical.ts";

export type Problem = { path: string; line: number; message: string };

/** The files that define colours. */
const tokens = /^ui\/tokens(?:-[a-z]+)?\.css$/;
const latinOnly = /:lang\(en\)|:not\(:lang\(ar\)\)|\[lang="en"\]/;
const harmless = /^(?:normal|none|inherit|initial|unset|revert|0)$/;
const unfit = new Set(["letter-spacing", "font-style", "text-transform"]);

/** Arabic letters join, do not slant and have no capitals: these properties require a non-Arabic selector. */
function unfitForArabic(declaration: Declaration): string | null {
  if (!unfit.has(declaration.prop) || harmless.test(declaration.value)) return null;
  const { parent } = declaration;
  if (parent?.type === "rule" && (parent as Rule).selectors.every((selector) => latinOnly.test(selector))) return null;
  if (parent?.type === "atrule" && (parent as { name?: string }).name === "font-face") return null;
  return `${declaration.prop}: ${declaration.value} breaks Arabic; limit it to :lang(en)`;
}

/** Section 9 of the specification, in pixels. */
const breakpoints = new Set(["0", "0px", "576px", "768px", "992px", "1200px", "1400px"]);

/** Returns the widths in media queries that are no breakpoint of the specification. */
function foreignBreakpoints(query: string): string[] {
  const features = query.match(/\([^(){}]*\b(?:width|inline-size)\b[^(){}]*\)/g) ?? [];
  const lengths = features
    .filter((feature) => /[<>]|m(?:in|ax)-/.test(feature))
    .flatMap((feature) => feature.match(/(?<![\w.-])[0-9.]+[a-z]*/g) ?? []);
  return lengths
    .filter((length) => !breakpoints.has(length))
    .map((length) => `${length} is no breakpoint; use 576, 768, 992, 1200 or 1400 px`);
}

function refusals(path: string, declaration: Declaration): string[] {
  const color = tokens.test(path) ? null : rawColor(declaration);
  const own = color === null ? null : `${color} is a colour of its own; use a token of ui/tokens.css`;
  return [physical(declaration), unfitForArabic(declaration), own].filter((message) => message !== null);
}

/** Checks one style sheet, or one component's inline styles and media queries; `path` is relative to the root. */
export function checkStyles(path: string, text: string): Problem[] {
  const found: { declaration: Declaration; line: number }[] = [];
  const queries: { query: string; line: number }[] = [];
  if (path.endsWith(".tsx")) {
    found.push(...inlineDeclarations(path, text));
    text.split("\n").forEach((query, index) => queries.push({ query, line: index + 1 }));
  } else {
    const sheet = postcss.parse(text, { from: path });
    sheet.walkDecls((declaration) => {
      found.push({ declaration, line: declaration.source?.start?.line ?? 0 });
    });
    sheet.walkAtRules("media", ({ params, source }) => {
      queries.push({ query: params, line: source?.start?.line ?? 0 });
    });
  }
  return [
    ...found.flatMap(({ declaration, line }) =>
      refusals(path, declaration).map((message) => ({ path, line, message })),
    ),
    ...queries.flatMap(({ query, line }) => foreignBreakpoints(query).map((message) => ({ path, line, message }))),
  ];
}

/** A style sheet in which one message is suppressed. An unused exemption is refused. */
export type Exemption = { path: string; message: string; reason: string };

/** Removes exempt problems and adds unused exemptions. */
export function exempt(problems: Problem[], exemptions: readonly Exemption[]): Problem[] {
  const fits = (problem: Problem, { path, message }: Exemption) =>
    problem.path === path && problem.message.includes(message);
  const dead = exemptions.filter((exemption) => !problems.some((problem) => fits(problem, exemption)));
  return [
    ...problems.filter((problem) => !exemptions.some((exemption) => fits(problem, exemption))),
    ...dead.map(({ path, message }) => ({
      path,
      line: 0,
      message: `is exempt from "${message}", which does not occur; remove the exemption`,
    })),
  ];
}
