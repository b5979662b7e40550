import type { Rule } from "../rule.ts";

const maxLines = 400;
const maxTestLines = 500;
const measured = /\.(?:tsx?|mts|mjs|css)$/;
/** Phrases, which are read as a whole, and generated files. */
const excepted = /(?:^|\/)phrases[^/]*$|\.gen\.[a-z]+$/;

export const sizes: Rule = {
  name: "sizes",
  check: (tree) =>
    [...tree.lineCounts].flatMap(([path, lines]) => {
      if (!measured.test(path) || excepted.test(path)) return [];
      const limit = /\.test\.tsx?$/.test(path) ? maxTestLines : maxLines;
      return lines > limit
        ? [{ path, message: `has ${lines} lines, more than ${limit}; split it by what it speaks of` }]
        : [];
    }),
};
