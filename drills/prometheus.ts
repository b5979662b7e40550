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
  /** Seconds between two readings of the nodes. */
  interval: number;
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
  interval: number;
};

type Alerts = { data: { alerts: { state: string; labels: { alertname: string } }[] } };

/** Starts Prometheus on a directory of its own, and waits until it answers. */
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
  return {
    interval,
    async firing() {
      const response = await fetch(`http://${address}/api/v1/alerts`);
      const { data } = (await response.json()) as Alerts;
      const firing = data.alerts.filter(({ state }) => state === "firing").map(({ labels }) => labels.alertname);
      return [...new Set(firing)].toSorted();
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
