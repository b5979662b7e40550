import type { Declaration } from "postcss";

const sides = "(?:left|right|top|bottom)";
const properties: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`^(?:(?:scroll-)?(?:margin|padding)|border)-${sides}(?:-(?:width|style|color))?$`),
    "-block-… or -inline-…",
  ],
  [/^border-(?:top|bottom)-(?:left|right)-radius$/, "border-start-start-radius and its kin"],
  [new RegExp(`^${sides}$`), "inset-block-… or inset-inline-…"],
  [/^(?:(?:min|max)-)?(?:width|height)$/, "inline-size or block-size"],
  [/^contain-intrinsic-(?:width|height)$/, "contain-intrinsic-inline-size"],
];
/** Shorthands whose second value is the right side and whose fourth is the left. */
const shorthands = /^(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:width|style|color))$/;
const directed =
  /^(?:text-align|text-align-last|float|clear|caption-side|transform-origin|background-position|object-position|justify-[a-z]+)$/;
const side = /(?:^|[\s,])(?:left|right)(?:$|[\s,])/;
const gradientTo = /\bto\s+(?:(?:top|bottom)\s+)?(?:left|right)\b/;

/** Splits a value at its top-level spaces: `0 calc(1px + 2px)` has two parts. */
function parts(value: string): string[] {
  return value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];
}

/** Returns the problem of a declaration that uses left or right instead of the text direction, or null. */
export function physical({ prop, value }: Declaration): string | null {
  const known = properties.find(([pattern]) => pattern.test(prop));
  if (known !== undefined) return `${prop} is physical; write ${known[1]}`;
  const values = parts(value);
  if (shorthands.test(prop) && values.length === 4 && values[1] !== values[3]) {
    return `${prop} has different left and right values; write them as inline ones`;
  }
  if (prop === "border-radius" && values.length > 1 && !value.includes("/")) {
    return `${prop} names corners by left and right; write border-start-start-radius and its kin`;
  }
  if (directed.test(prop) && side.test(value)) return `${prop}: ${value} is physical; write start or end`;
  if (!prop.startsWith("--") && gradientTo.test(value)) {
    return `${prop} runs to a side; take the side from a custom property that follows the direction`;
  }
  return null;
}
