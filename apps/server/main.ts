// For installations with their own PostgreSQL and process manager; `npm start` also starts the database.
import { ConfigError, readConfig, type Config } from "#platform/config/config.ts";
import { explainDatabase } from "#platform/database/explain.ts";
import { codeOf } from "#platform/log/error-code.ts";
import { startServer } from "./server.ts";

let config: Config | null = null;
try {
  config = readConfig(process.env);
  const { drainSeconds } = config;
  if (config.databaseUrl === null) throw new ConfigError("DATABASE_URL is missing; `npm start` starts without one.");
  const onAdministratorCode = (code: string): void =>
    console.error(`The first administrator signs up at /sign-up, once and within seven days, with the code ${code}`);
  const server = await startServer({ ...config, port: config.port ?? 3000 }, { onAdministratorCode });
  const stop = (drainMs: number): void => {
    server.close(drainMs).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once("SIGTERM", () => stop(drainSeconds * 1000));
  // Without a drain time at a terminal, where no load balancer is waiting.
  process.once("SIGINT", () => stop(process.stdin.isTTY ? 0 : drainSeconds * 1000));
} catch (error) {
  const sentence = explainStart(error, config?.databaseUrl ?? null);
  console.error(sentence ?? error);
  process.exit(1);
}

function explainStart(error: unknown, databaseUrl: string | null): string | null {
  if (error instanceof ConfigError) return error.message;
  if (codeOf(error) === "EADDRINUSE")
    return `PORT: another program uses port ${config?.port ?? 3000}. Stop that program, or set PORT to a free one.`;
  return databaseUrl === null ? null : explainDatabase(error, "DATABASE_URL", databaseUrl);
}
