// `npm run secret:status`
import { parseArgs } from "node:util";
import { readConfig, type Config } from "#platform/config/config.ts";
import { joinDatabase, requireInstallation } from "../backup/installation.ts";
import { reportFailure } from "../start/explain.ts";
import { reportSecrets } from "./report-secrets.ts";

const usage = `Usage: npm run secret:status

  Opens every sealed secret of the installation with the keys of the environment, and counts them by key. Changes nothing.

Ends with 0 if the current secret key opens all of them: then the previous one may be removed, as far as the sealed ones
are concerned. Ends with 1 otherwise.`;

let config: Config | null = null;
try {
  const { values } = parseArgs({ options: { help: { type: "boolean", default: false } } });
  if (values.help) console.log(usage);
  else {
    config = readConfig(process.env);
    const secretKeys = await requireInstallation(config);
    await using database = await joinDatabase(config);
    const isFinished = await reportSecrets(database.url, secretKeys, (line) => console.log(line));
    if (!isFinished) process.exitCode = 1;
  }
} catch (error) {
  reportFailure(error, usage, config?.databaseUrl ?? null, "The secrets were not counted");
}
