import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { reportProblems } from "../report-problems.ts";
import { checkStyles, type Exemption, exempt, type Problem } from "./check-styles.ts";

const exemptions: readonly Exemption[] = [
  {
    path: "ui/rich-text/RichText.module.css",
    message: "font-style: italic",
    reason: "marks.tsx sets this class on text without Arabic letters only, whatever the language of the page",
  },
];

const root = join(import.meta.dirname, "../..");
const found: Problem[] = [];
for await (const path of glob("{ui,client,kit,modules,apps}/**/*.{css,tsx}", { cwd: root })) {
  found.push(...checkStyles(path, await readFile(join(root, path), "utf8")));
}
reportProblems(
  exempt(found, exemptions).map(({ path, line, message }) => `${path}:${line} ${message}`),
  "declarations do not fit both directions, both scripts or both themes.",
);
