// `npm run audit:verify [-- --against <file>] [--export <file>]`
import { parseArgs } from "node:util";
import { readConfig, type Config } from "#platform/config/config.ts";
import { joinDatabase, requireInstallation } from "../backup/installation.ts";
import { reportFailure } from "../start/explain.ts";
import { verifyAudit } from "./verify-audit.ts";

const usage = `Usage: npm run audit:verify [-- --against <file>] [--export <file>]

  --against  a file with seals that were exported, or a log with the lines "sealed the audit"; may be given more than once
  --export   writes the seals of the chain to a file, a line of JSON each: keep it where nobody of the database can write

Ends with 0 when everything holds, with 1 when something does not.`;

let config: Config | null = null;
try {
  const { values } = parseArgs({
    options: {
      against: { type: "string", multiple: true, default: [] },
      export: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) console.log(usage);
  else {
    config = readConfig(process.env);
    const secretKeys = await requireInstallation(config);
    await using database = await joinDatabase(config);
    const holds = await verifyAudit({
      databaseUrl: database.url,
      secretKeys,
      against: values.against,
      exportTo: values.export ?? null,
      report: (line) => console.log(line),
    });
    if (!holds) process.exitCode = 1;
  }
} catch (error) {
  reportFailure(error, usage, config?.databaseUrl ?? null, "The audit was not verified");
}
