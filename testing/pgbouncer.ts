import { spawn } from "node:child_process";
import { once } from "node:events";
import { access, constants, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { openClient } from "#platform/database/client.ts";
import { freePort } from "./server-process.ts";
import { until } from "./until.ts";
import { chooseAccount } from "../tools/embedded-database/account.ts";
import { bareEnvironment, run, runAs } from "../tools/embedded-database/command.ts";
import type { Postgres } from "./postgres.ts";

/** The first version that knows prepared statements of transactions. */
const oldest = [1, 21];

/** A PgBouncer that can be used, or the reason why there is none. */
export type Found = { program: string; version: string } | { missing: string };

/** Judges the first line of `pgbouncer --version`. */
export function judgeVersion(program: string, output: string): Found {
  const [, version = "", major = "0", minor = "0"] = /PgBouncer ((\d+)\.(\d+)\S*)/.exec(output) ?? [];
  const isNew = Number(major) > (oldest[0] ?? 0) || (Number(major) === oldest[0] && Number(minor) >= (oldest[1] ?? 0));
  if (isNew) return { program, version };
  return { missing: `PgBouncer ${version || "of an unknown version"} at ${program} is older than ${oldest.join(".")}` };
}

/** Looks for PgBouncer on the PATH and where Debian installs it. */
export async function findPgbouncer(path = process.env["PATH"] ?? ""): Promise<Found> {
  for (const directory of [...path.split(delimiter), "/usr/sbin"]) {
    const program = join(directory, "pgbouncer");
    const isThere = await access(program, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return judgeVersion(program, (await run(program, ["--version"])).output);
  }
  return { missing: `PgBouncer ${oldest.join(".")} or newer is not installed` };
}

export type Pooler = {
  /** The address for DATABASE_URL. */
  url: string;
  /** The application names of its clients. */
  listApplications(): Promise<string[]>;
  stop(): Promise<void>;
};

/** The settings that docs/operations.md recommends. */
const recommended = {
  pool_mode: "transaction",
  max_prepared_statements: "500",
  default_pool_size: "10",
  ignore_startup_parameters: "statement_timeout,idle_in_transaction_session_timeout",
  server_login_retry: "1",
  query_wait_timeout: "5",
};
const limits = "set statement_timeout = 30000; set idle_in_transaction_session_timeout = 60000";

/** Where a pooler is started: in front of an address of a cluster, with files in a new directory. */
type Place = { url: string; postgres: Postgres; directory: string };

/** Starts PgBouncer where this machine has one that can be used; says what it is, or why it is left out. */
export async function startPooler(place: Place, say: (line: string) => void) {
  const found = await findPgbouncer();
  if ("missing" in found) {
    say(`SKIPPED, without a pooler: ${found.missing}`);
    return { pooler: null, description: `skipped: ${found.missing}` };
  }
  const pooler = await startPgbouncer(found.program, place);
  say(`PgBouncer ${found.version} is in front of the primary`);
  return { pooler, description: `PgBouncer ${found.version}` };
}

async function startPgbouncer(program: string, { url, postgres, directory }: Place): Promise<Pooler> {
  const target = new URL(url);
  const port = await freePort();
  const name = target.pathname.slice(1);
  const settings = {
    listen_addr: "127.0.0.1",
    listen_port: port,
    unix_socket_dir: "",
    auth_type: "scram-sha-256",
    auth_file: join(directory, "users"),
    admin_users: target.username,
    ...recommended,
  };
  const file = join(directory, "pgbouncer.ini");
  const lines = Object.entries(settings).map(([key, value]) => `${key} = ${value}`);
  const database = `${name} = host=127.0.0.1 port=${target.port} dbname=${name} connect_query='${limits}'`;
  await postgres.makeDirectory(directory);
  await writeFile(file, ["[databases]", database, "[pgbouncer]", ...lines, ""].join("\n"));
  await writeFile(settings.auth_file, `"${target.username}" "${target.password}"\n`);
  const account = await chooseAccount(postgres.directory);
  const child = spawn(program, ["-q", file], {
    cwd: "/",
    env: bareEnvironment,
    stdio: ["ignore", "ignore", "pipe"],
    ...runAs(account),
  });
  let log = "";
  child.stderr.on("data", (data: Buffer) => (log = (log + data.toString()).slice(-10_000)));
  const own = new URL(url);
  own.port = port;
  await until(`PgBouncer at port ${port}`, async () => {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended:\n${log}`);
    const client = await openClient(own.href).catch(() => null);
    await client?.end();
    return client !== null;
  });
  return {
    url: own.href,
    async listApplications() {
      const console = new URL(own);
      console.pathname = "/pgbouncer";
      await using client = await openClient(console.href);
      const { rows } = await client.query<{ database: string; application_name: string }>("show clients");
      return rows.filter(({ database: of }) => of === name).map((row) => row.application_name);
    },
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}
