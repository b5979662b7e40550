import { execFile } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import compress from "@fastify/compress";
import { hashPassword } from "#modules/identity/server/index.ts";
import { listReached } from "#modules/people/server/index.ts";
import type { Config } from "#platform/config/config.ts";
import { tilesOrigin } from "#platform/config/map-tiles.ts";
import { readSecretKeys } from "#platform/config/secret-key.ts";
import { deriveKey } from "#platform/config/secret-keys.ts";
import { makeDataDirectory } from "#platform/config/data-directory.ts";
import { checkAddresses } from "#platform/database/check-addresses.ts";
import { openDatabase } from "#platform/database/database.ts";
import { grantApplication } from "#platform/database/grant-application.ts";
import { migrate } from "#platform/database/migrate.ts";
import { startConsumers } from "#platform/events/consume.ts";
import { createHiddenPositions } from "#platform/events/hide-position.ts";
import { followEvents } from "#platform/events/follow.ts";
import { ensurePartitions, partitioned } from "#platform/events/partitions.ts";
import { acceptFiles } from "#platform/files/accept-files.ts";
import { createEventStreams } from "#platform/http/event-stream.ts";
import { registerHealth } from "#platform/http/health.ts";
import { registerMetrics } from "#platform/http/metrics.ts";
import { renderDocs } from "#platform/http/docs-page.ts";
import type { BoundRoute } from "#platform/http/handler.ts";
import { openApiDocument } from "#platform/http/openapi.ts";
import { bindPlatformRoutes } from "#platform/http/platform-handlers.ts";
import { createLimiter } from "#platform/http/rate-limit.ts";
import { createServer } from "#platform/http/server.ts";
import { migrateJobs, startJobs } from "#platform/jobs/runner.ts";
import { openLogFile } from "#platform/log/log-file.ts";
import { createLog, type Log } from "#platform/log/log.ts";
import { startTracing } from "#platform/tracing/tracing.ts";
import { loadKeptKeys } from "#platform/secrets/kept-keys.ts";
import { createEarlierCount } from "#platform/secrets/reseal.ts";
import manifest from "../../package.json" with { type: "json" };
import { firstLocale } from "#shared/locale.ts";
import { createModules } from "./modules.ts";
import { sealedSources } from "./sealed-sources.ts";
import { readPageHashes, serveWebClient } from "./web-client.ts";

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

export type StartOptions = {
  /** Log file; standard output without it. */
  logFile?: string;
  /** Called once, at the first start of an installation without people. */
  onAdministratorCode?: (code: string) => void;
};

async function openLog({ logLevel }: Config, path: string | undefined, started: AsyncDisposableStack): Promise<Log> {
  if (path === undefined) return createLog(logLevel);
  const file = await openLogFile(path);
  // Last: it would make the file again, also in a directory that is being deleted.
  started.defer(() => file.end());
  return createLog(logLevel, file);
}

/** Returns the revision of the code that runs, for metrics. */
async function readCommit({ commit }: Config): Promise<string> {
  if (commit !== null) return commit;
  const git = promisify(execFile)("git", ["rev-parse", "--short=12", "HEAD"], { cwd: import.meta.dirname });
  return git.then(
    ({ stdout }) => stdout.trim(),
    () => "unknown",
  );
}

function describeInterface(routes: readonly BoundRoute[]): { json: string; page: string } {
  const document = openApiDocument(routes, manifest.version);
  return { json: JSON.stringify(document), page: renderDocs(document) };
}

/**
 * Starts a node: migrates the schema, fills a demonstration, processes jobs, and listens. If any of it fails, rejects
 * with nothing left open (`EADDRINUSE` if the port is taken).
 */
export async function startServer(config: Config, options: StartOptions = {}) {
  const { databaseUrl, databaseDirectUrl } = config;
  if (databaseUrl === null) throw new Error("There is no database to work with.");
  const directUrl = databaseDirectUrl ?? databaseUrl;
  let draining = false;
  // Started parts are stopped in reverse order, at once if a later start fails.
  await using started = new AsyncDisposableStack();
  await checkAddresses(config);
  await makeDataDirectory(config.dataDirectory);
  const log = await openLog(config, options.logFile, started);
  if (config.tracing !== null) started.defer(await startTracing(config.tracing, manifest.version, log));
  const migrationUrl = config.databaseOwnerUrl ?? directUrl;
  await migrate(migrationUrl);
  await migrateJobs(migrationUrl, log);
  await grantApplication(config);
  const { databaseReadUrl: readUrl, databaseOwnerUrl: ownerUrl } = config;
  const database = started.use(openDatabase({ url: databaseUrl, readUrl, ownerUrl }));
  for (const table of partitioned) await ensurePartitions(database.owner, table);

  let url = config.publicUrl ?? "";
  const secretKeys = await loadKeptKeys(database.primary, await readSecretKeys(config));
  const modules = createModules({ config, database, secretKeys, publicUrl: () => url });
  const { identity } = modules;
  started.defer(() => modules.uploads.close());
  if (config.demonstration) {
    const { timeZone } = await modules.settings(database.primary);
    // Its import reads the data files, which no other installation needs.
    const { fillDemonstration } = await import("../../database/seed/fill.ts");
    await fillDemonstration(database, {
      timeZone,
      hashPassword,
      files: modules.files,
      computeDays: modules.attendance.computeDays,
      countLeave: modules.leave.lock,
      sumActivity: modules.administration.sumActivity,
    });
  }

  await identity.alignDemands();
  await modules.search.prepare(database);

  const feed = await followEvents({ database, listenUrl: directUrl, log });
  started.defer(() => feed.stop());
  feed.subscribe(identity.observe);
  feed.subscribe(modules.administration.observe);
  const streams = createEventStreams({
    feed,
    db: database.primary,
    checkSessions: identity.checkSessions,
    listReached: (withins, personIds) => listReached(database.primary, withins, personIds),
    positions: createHiddenPositions(secretKeys),
    log,
  });

  const routes = [...modules.routes];
  routes.push(...bindPlatformRoutes({ streams, describe: () => describeInterface(routes) }));
  const app = createServer({
    database,
    routes,
    log,
    authenticate: identity.authenticate,
    limit: createLimiter({
      database,
      enabled: config.rateLimit,
      findKnownDevice: identity.findKnownDevice,
      pseudonymKey: deriveKey(secretKeys.current, "limits of anonymous writes"),
    }),
    trustProxy: config.trustProxy,
    https: config.publicUrl?.startsWith("https:") ?? false,
    hashes: await readPageHashes(),
    firstLanguage: async () => firstLocale((await modules.settings(database.primary)).firstLanguage),
    imageOrigins: config.mapTiles === null ? [] : [tilesOrigin(config.mapTiles)],
    prepare: (server) => {
      server.register(compress, { threshold: 2048, encodings: ["br", "gzip"] });
      acceptFiles(server, routes);
    },
  });
  const { isReady } = registerHealth(app, { database, draining: () => draining });
  registerMetrics(app, {
    database,
    openStreams: () => streams.count(),
    isListening: feed.isListening,
    consumers: modules.consumers.map(({ name }) => name),
    isReady,
    dataDirectory: config.dataDirectory,
    version: manifest.version,
    commit: await readCommit(config),
    countEarlierSecrets: createEarlierCount(database.primary, secretKeys, sealedSources(secretKeys)),
    token: config.metricsToken,
  });
  await serveWebClient(app);
  started.defer(async () => {
    streams.closeAll();
    await modules.uploads.interrupt();
    await app.close();
  });

  const jobs = await startJobs({ url: directUrl, database, tasks: modules.jobs, crontab: modules.schedules, log });
  started.defer(() => jobs.stop());
  const consumers = await startConsumers({ database, feed, consumers: modules.consumers, log });
  started.defer(() => consumers.stop());

  const address = await app.listen({ host: config.host, port: config.port ?? 0 });
  if (url === "") url = address.replace("127.0.0.1", "localhost");
  const code = config.demonstration ? null : await identity.prepareFirstAdministrator();
  if (code !== null) options.onAdministratorCode?.(code);
  const running = started.move();
  return {
    /** The public address. */
    url,
    /** Stops in order: unready at once, serves for `drainMs`, ends streams, releases jobs, disconnects. */
    close: async (drainMs = 0): Promise<void> => {
      draining = true;
      if (drainMs > 0) await sleep(drainMs);
      await running.disposeAsync();
    },
  };
}
