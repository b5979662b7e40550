// For installations that bring their own PostgreSQL and process manager; `npm start` also brings the database.
import { ConfigError, readConfig } from "#platform/config/config.ts";
import { startServer } from "./server.ts";

try {
  const config = readConfig(process.env);
  if (config.databaseUrl === null) throw new ConfigError("DATABASE_URL is missing; `npm start` starts without one.");
  const server = await startServer({ ...config, port: config.port ?? 3000 });
  const stop = (): void => {
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
