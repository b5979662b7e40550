import type { Rule } from "../rule.ts";

const most = 400;
const mostOfTest = 500;
const measured = /\.(?:tsx?|mts|mjs|css)$/;
/** Phrases, which are read as a whole, and generated files. */
const excepted = /(?:^|\/)phrases[^/]*$|\.gen\.[a-z]+$/;

export const sizes: Rule = {
  name: "sizes",
  check: (house) =>
    [...house.lineCounts].flatMap(([path, lines]) => {
      if (!measured.test(path) || excepted.test(path)) return [];
      const limit = /\.test\.tsx?$/.test(path) ? mostOfTest : most;
      return lines > limit
        ? [{ path, message: `has ${lines} lines, more than ${limit}; split it by what it speaks of` }]
        : [];
    }),
};
