import { isDoor } from "../area.ts";
import type { Problem, Rule } from "../rule.ts";

const empty = /^(?:utils?|helpers?|common|misc)$/;
const emptyPart = /(?:^|[-.])(?:utils?|helpers?)(?:[-.]|$)/;

function checkPath(path: string): Problem[] {
  const parts = path.split("/");
  const said = parts.find((part) => empty.test(part.split(".")[0] ?? "") || emptyPart.test(part));
  const problems: Problem[] = [];
  if (said !== undefined) problems.push({ path, message: `"${said}" says nothing about what is inside` });
  if (/^index\.(?:tsx?|mts|mjs|css)$/.test(parts.at(-1) ?? "") && !isDoor(path)) {
    problems.push({ path, message: "index.ts is the name of a door: modules/<noun>/server or modules/<noun>/web" });
  }
  return problems;
}

export const fileNames: Rule = {
  name: "names",
  check: (house) => [
    ...house.files.flatMap(checkPath),
    ...house.sources
      .filter((file) => !isDoor(file.path))
      .flatMap((file) =>
        file.reexportsAll.map((line) => ({
          path: file.path,
          line,
          message: "exports everything of another file; only doors gather",
        })),
      ),
  ],
};
