import { attendanceRoutes } from "#modules/attendance/contract/routes.ts";
import { identityRoutes } from "#modules/identity/contract/routes.ts";
import { backupMetric } from "../backup/write-metrics.ts";
import { answers, job, others, own, routeSelector } from "./names.ts";

/** Grafana's names of units. */
type Unit = "short" | "s" | "bytes" | "reqps" | "percentunit" | "ops";

export type Panel = {
  title: string;
  unit: Unit;
  /** Expressions with the legend of their series; `{{label}}` stands for a label's value. */
  queries: readonly (readonly [expression: string, legend: string])[];
  /** One number instead of a graph. */
  isNumber?: true;
};

const perSecond = (selector: string): string => `sum by (status) (rate(${own.requests}_count{${selector}}[5m]))`;
const quantile = (share: number): string =>
  `histogram_quantile(${share}, sum by (le) (rate(${own.requests}_bucket${answers()}[5m])))`;
const errors = `sum(rate(${own.requests}_count${answers(',status=~"5.."')}[5m]))`;
const all = `sum(rate(${own.requests}_count${answers()}[5m]))`;

/** Panels of the dashboard, by row. */
export const rows: readonly { title: string; panels: readonly Panel[] }[] = [
  {
    title: "Now",
    panels: [
      { title: "Nodes ready", unit: "short", isNumber: true, queries: [[`sum(${own.ready})`, "ready"]] },
      { title: "Errors of the server", unit: "percentunit", isNumber: true, queries: [[`${errors} / ${all}`, "5xx"]] },
      { title: "95% of answers within", unit: "s", isNumber: true, queries: [[quantile(0.95), "p95"]] },
      { title: "Longest waiting job", unit: "s", isNumber: true, queries: [[`max(${own.jobLag})`, "lag"]] },
      {
        title: "Age of the last backup",
        unit: "s",
        isNumber: true,
        queries: [[`time() - max(${backupMetric})`, "age"]],
      },
      {
        title: "Releases",
        unit: "short",
        isNumber: true,
        queries: [[`count by (version, commit) (${own.build})`, "{{version}} {{commit}}"]],
      },
    ],
  },
  {
    title: "Requests",
    panels: [
      {
        title: "Answers by status",
        unit: "reqps",
        queries: [[`sum by (status) (rate(${own.requests}_count${answers()}[5m]))`, "{{status}}"]],
      },
      {
        title: "Answer times",
        unit: "s",
        queries: [0.5, 0.95, 0.99].map((share) => [quantile(share), `p${share * 100}`] as const),
      },
      {
        title: "Ten slowest routes (mean)",
        unit: "s",
        queries: [
          [
            `topk(10, sum by (method, route) (rate(${own.requests}_sum${answers()}[5m])) / sum by (method, route) (rate(${own.requests}_count${answers()}[5m])))`,
            "{{method}} {{route}}",
          ],
        ],
      },
      {
        title: "Sign-ins by status",
        unit: "reqps",
        queries: [[perSecond(routeSelector(identityRoutes.signIn)), "{{status}}"]],
      },
      {
        title: "Check-ins by status (422: refused)",
        unit: "reqps",
        queries: [[perSecond(routeSelector(attendanceRoutes.createPunch)), "{{status}}"]],
      },
      {
        title: "Refused by rate limits",
        unit: "reqps",
        queries: [[`sum by (allowance) (rate(${own.rateLimited}[5m]))`, "{{allowance}}"]],
      },
    ],
  },
  {
    title: "Database",
    panels: [
      { title: "Reachable", unit: "short", queries: [[own.databaseUp, "{{instance}} {{pool}}"]] },
      { title: "Simplest query", unit: "s", queries: [[own.databasePing, "{{instance}}"]] },
      { title: "Requests waiting for a connection", unit: "short", queries: [[own.databaseWaiting, "{{instance}}"]] },
      {
        title: "Connections in use",
        unit: "short",
        queries: [
          [own.databaseConnections, "{{instance}} {{pool}}"],
          [`max by (pool) (${own.databaseMaxConnections})`, "maximum {{pool}}"],
        ],
      },
      { title: "Replica late by", unit: "s", queries: [[`max(${own.replicaLag})`, "replica"]] },
      { title: "Clock ahead of the database", unit: "s", queries: [[own.clockOffset, "{{instance}}"]] },
    ],
  },
  {
    title: "Jobs, events, audit",
    panels: [
      {
        title: "Jobs due, and given up",
        unit: "short",
        queries: [
          [`max(${own.jobsDue})`, "due"],
          [`max(${own.jobsGivenUp})`, "given up"],
        ],
      },
      {
        title: "Failed attempts by job, in 15 minutes",
        unit: "short",
        queries: [[`sum by (task) (increase(${own.jobFailures}[15m])) > 0`, "{{task}}"]],
      },
      {
        title: "Messages sent",
        unit: "ops",
        queries: [[`sum by (channel, result) (rate(${own.deliveries}[5m]))`, "{{channel}} {{result}}"]],
      },
      {
        title: "Events waiting for",
        unit: "s",
        queries: [[`max by (consumer) (${own.consumerLag})`, "{{consumer}}"]],
      },
      {
        title: "Open event streams",
        unit: "short",
        queries: [
          [`sum(${own.eventStreams})`, "streams"],
          [`sum(${own.listening})`, "nodes that hear of events"],
        ],
      },
      {
        title: "Event streams ended by the server",
        unit: "ops",
        queries: [[`sum by (reason) (rate(${own.streamEnds}[5m]))`, "{{reason}}"]],
      },
      { title: "Unsealed rows of the audit", unit: "short", queries: [[`max(${own.unsealedRows})`, "rows"]] },
      { title: "Secrets of earlier keys", unit: "short", queries: [[`max(${own.earlierSecrets})`, "secrets"]] },
      { title: "Age of the last seal", unit: "s", queries: [[`time() - max(${own.lastSeal})`, "age"]] },
    ],
  },
  {
    title: "Files and processes",
    panels: [
      {
        title: "Uploads",
        unit: "ops",
        queries: [[`sum by (result) (rate(${own.uploads}[5m]))`, "{{result}}"]],
      },
      {
        title: "Disk of DATA_DIR",
        unit: "bytes",
        queries: [
          [own.diskFree, "free {{instance}}"],
          [`max(${own.diskSize})`, "size"],
        ],
      },
      { title: "Processor cores", unit: "short", queries: [[`rate(${others.cpu}{${job}}[5m])`, "{{instance}}"]] },
      {
        title: "Memory",
        unit: "bytes",
        queries: [
          [`${others.memory}{${job}}`, "{{instance}}"],
          [`${others.heap}{${job}}`, "JavaScript {{instance}}"],
        ],
      },
      { title: "Event loop late by (p99)", unit: "s", queries: [[`${others.loopLag}{${job}}`, "{{instance}}"]] },
      {
        title: "Share of time spent on garbage",
        unit: "percentunit",
        queries: [[`sum by (instance) (rate(${others.collections}{${job}}[5m]))`, "{{instance}}"]],
      },
    ],
  },
];
