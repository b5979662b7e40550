import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stringify } from "yaml";
import { freePort } from "#testing/server-process.ts";
import { until } from "#testing/until.ts";
import { run } from "../tools/embedded-database/command.ts";

/** A Prometheus of a drill. */
export type Prometheus = {
  /** Names of the alerts that fire now. */
  firing(): Promise<string[]>;
  stop(): Promise<void>;
};

/** Returns whether a program of Prometheus is installed; Debian's package `prometheus` has both. */
export async function isInstalled(program: "prometheus" | "promtool"): Promise<boolean> {
  const { code } = await run(program, ["--version"]).catch(() => ({ code: null }));
  return code === 0;
}

type Options = {
  directory: string;
  /** Alert rules, in Prometheus' format. */
  rules: string;
  /** Host and port of what is read, by job. */
  targets: Readonly<Record<string, readonly string[]>>;
  /** Seconds between two readings. */
  interval: number;
};

type Alerts = { data: { alerts: { state: string; labels: { alertname: string } }[] } };

/** Starts Prometheus on a directory of its own, and waits until it has read all targets and fires no alert. */
export async function startPrometheus({ directory, rules, targets, interval }: Options): Promise<Prometheus> {
  await mkdir(directory, { recursive: true });
  const every = `${interval}s`;
  const configuration = {
    global: { scrape_interval: every, scrape_timeout: every, evaluation_interval: every },
    rule_files: ["alerts.yaml"],
    scrape_configs: Object.entries(targets).map(([name, list]) => ({
      job_name: name,
      static_configs: [{ targets: list }],
    })),
  };
  await writeFile(join(directory, "alerts.yaml"), rules);
  await writeFile(join(directory, "prometheus.yaml"), stringify(configuration));
  const address = `127.0.0.1:${await freePort()}`;
  const parameters = [
    `--config.file=${join(directory, "prometheus.yaml")}`,
    `--storage.tsdb.path=${join(directory, "data")}`,
    `--web.listen-address=${address}`,
    "--log.level=error",
  ];
  const child = spawn("prometheus", parameters, { stdio: ["ignore", "ignore", "pipe"], cwd: directory });
  let errors = "";
  child.stderr.on("data", (data: Buffer) => (errors = (errors + data.toString()).slice(-5_000)));
  const ended = once(child, "exit");
  await until("Prometheus", async () => {
    if (child.exitCode !== null) throw new Error(`Prometheus ended: ${errors}`);
    return fetch(`http://${address}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  });
  const firing = async (): Promise<string[]> => {
    const response = await fetch(`http://${address}/api/v1/alerts`);
    const { data } = (await response.json()) as Alerts;
    const names = data.alerts.filter(({ state }) => state === "firing").map(({ labels }) => labels.alertname);
    return [...new Set(names)].toSorted();
  };
  const readTargets = async (): Promise<number> => {
    const response = await fetch(`http://${address}/api/v1/query?query=sum(up)`);
    const { data } = (await response.json()) as { data: { result: { value: [number, string] }[] } };
    return Number(data.result[0]?.value[1] ?? 0);
  };
  const count = Object.values(targets).flat().length;
  // Before, nodes that it does not know seem to be away.
  await until("all targets", async () => (await readTargets()) === count && (await firing()).length === 0);
  return {
    firing,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
