// `npm run observability` writes deploy/observability; `check` compares it with the code.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { alerts, type Alert } from "./alerts.ts";
import { faultsOfExpression, metricsWithout } from "./check-expressions.ts";
import { composeDashboard } from "./dashboard.ts";
import { rows } from "./panels.ts";
import { anchorOf, composeRules } from "./rules.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "deploy/observability");
const files = { "alerts.yaml": composeRules(), "dashboard.json": composeDashboard() };

const shown = rows.flatMap(({ panels }) => panels.flatMap(({ queries }) => queries.map(([expression]) => expression)));
const conditions = Object.values<Alert>(alerts).map(({ expression }) =>
  expression({ over: (seconds) => `[${seconds}s]`, of: (seconds) => seconds }),
);
const faults = [...shown, ...conditions].flatMap(faultsOfExpression);
if (faults.length === 0) faults.push(...metricsWithout(shown).map((name) => `No panel shows the metric ${name}.`));

const page = await readFile(join(root, "docs/symptoms.md"), "utf8");
const anchors = new Set([...page.matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading)));
for (const [name, { section }] of Object.entries<Alert>(alerts)) {
  if (!anchors.has(anchorOf(section))) faults.push(`${name}: docs/symptoms.md has no section "${section}".`);
  if (!page.includes(`\`${name}\``)) faults.push(`docs/symptoms.md does not name the alert ${name}.`);
}

if (process.argv[2] === "check") {
  for (const [name, text] of Object.entries(files)) {
    const found = await readFile(join(folder, name), "utf8").catch(() => "");
    if (found !== text)
      faults.push(`deploy/observability/${name} differs from the code. Run \`npm run observability\`.`);
  }
} else {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}
for (const fault of faults) console.error(fault);
console.log(`${conditions.length} alerts and ${shown.length} expressions of the dashboard`);
if (faults.length > 0) process.exitCode = 1;
