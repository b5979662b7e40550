// For installations that bring their own PostgreSQL and process manager; `npm start` also brings the database.
import { ConfigError, readConfig } from "#platform/config/config.ts";
import { startServer } from "./server.ts";

try {
  const config = readConfig(process.env);
  if (config.databaseUrl === null) throw new ConfigError("DATABASE_URL is missing; `npm start` starts without one.");
  const onAdministratorCode = (code: string): void =>
    console.error(`The first administrator signs up at /sign-up, once and within seven days, with the code ${code}`);
  const server = await startServer({ ...config, port: config.port ?? 3000 }, { onAdministratorCode });
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
