import { backupMetric } from "../backup/write-metrics.ts";
import { answers, job, others, own } from "./names.ts";

/** Formats times for an expression; drills shorten all of them alike. */
export type Time = {
  /** A window, in seconds: `[300s]`. */
  over: (seconds: number) => string;
  /** A bound of a time, in seconds. */
  of: (seconds: number) => number;
};

export type Alert = {
  /** "page": at once, at any hour; "warning": in working hours. */
  severity: "page" | "warning";
  /** Seconds for which the condition must last. */
  lasting: number;
  expression: (time: Time) => string;
  summary: string;
  /** A heading of docs/symptoms.md. */
  section: string;
};

const failed = 'result=~"failed|refused"';
const sent = 'result=~"accepted|outbox"';

/** All alerts. A name is also that of its example in `alert-examples.ts`. */
export const alerts = {
  DiwanUnavailable: {
    severity: "page",
    // Longer than the time until Prometheus has read the nodes for the first time.
    lasting: 120,
    expression: () => `(sum(${own.ready}) or vector(0)) == 0`,
    summary: "No node is ready: all requests fail.",
    section: "No page opens",
  },
  DiwanNodeDown: {
    severity: "warning",
    lasting: 120,
    expression: () => `${others.up}{${job}} == 0`,
    summary: "The node {{ $labels.instance }} does not answer.",
    section: "No page opens",
  },
  DiwanNodeNotReady: {
    severity: "warning",
    lasting: 300,
    expression: () => `${own.ready} == 0`,
    summary: "The node {{ $labels.instance }} runs, but takes no requests.",
    section: "No page opens",
  },
  DiwanNodeRestarts: {
    severity: "warning",
    lasting: 0,
    expression: ({ over }) => `changes(${others.startTime}{${job}}${over(900)}) > 2`,
    summary: "The node {{ $labels.instance }} has started more than twice within 15 minutes.",
    section: "A node does not start after an upgrade",
  },
  DiwanReleasesDiffer: {
    severity: "warning",
    lasting: 3_600,
    expression: () => `count(count by (version, commit) (${own.build})) > 1`,
    summary: "Nodes have run different releases for an hour.",
    section: "A node does not start after an upgrade",
  },
  DiwanDatabaseUnreachable: {
    severity: "page",
    lasting: 60,
    expression: () => `${own.databaseUp}{pool="primary"} == 0`,
    summary: "The node {{ $labels.instance }} does not reach the database.",
    section: "The database is unreachable",
  },
  DiwanReplicaUnreachable: {
    severity: "page",
    lasting: 120,
    expression: () => `${own.databaseUp}{pool="replica"} == 0`,
    summary: "The node {{ $labels.instance }} does not reach the replica: search and the directory fail.",
    section: "The replica is late",
  },
  DiwanReplicaLate: {
    severity: "warning",
    lasting: 300,
    expression: ({ of }) => `max(${own.replicaLag}) > ${of(60)}`,
    summary: "The replica is {{ $value | humanizeDuration }} late.",
    section: "The replica is late",
  },
  DiwanErrors: {
    severity: "page",
    lasting: 120,
    expression: ({ over }) =>
      `sum(rate(${own.requests}_count${answers(',status=~"5.."')}${over(300)}))` +
      ` / sum(rate(${own.requests}_count${answers()}${over(300)})) > 0.01`,
    summary: "{{ $value | humanizePercentage }} of the answers are errors of the server.",
    section: "Pages show errors",
  },
  DiwanSlow: {
    severity: "warning",
    lasting: 600,
    expression: ({ over }) =>
      `histogram_quantile(0.95, sum by (le) (rate(${own.requests}_bucket${answers()}${over(300)}))) > 0.5`,
    summary: "One answer in twenty takes more than half a second.",
    section: "Pages are slow",
  },
  DiwanDatabaseSlow: {
    severity: "warning",
    lasting: 300,
    expression: () => `${own.databasePing} > 0.1`,
    summary: "The simplest query takes {{ $value | humanizeDuration }}.",
    section: "Pages are slow",
  },
  DiwanDatabaseWaiting: {
    severity: "warning",
    lasting: 300,
    expression: () => `${own.databaseWaiting} > 0`,
    summary: "Requests of the node {{ $labels.instance }} wait for connections to the database.",
    section: "Pages are slow",
  },
  DiwanEventLoopBlocked: {
    severity: "warning",
    lasting: 300,
    expression: () => `${others.loopLag}{${job}} > 0.1`,
    summary: "The node {{ $labels.instance }} has too little processor time, or computes for too long.",
    section: "Pages are slow",
  },
  DiwanRateLimited: {
    severity: "warning",
    lasting: 900,
    expression: ({ over }) => `sum by (allowance) (rate(${own.rateLimited}${over(300)})) > 0.5`,
    summary: "The limit {{ $labels.allowance }} refuses {{ $value | humanize }} requests a second.",
    section: "People cannot sign in",
  },
  DiwanJobsLate: {
    severity: "page",
    lasting: 60,
    expression: ({ of }) => `max(${own.jobLag}) > ${of(300)}`,
    summary: "A job has been due for {{ $value | humanizeDuration }} and has not started.",
    section: "The job queue grows",
  },
  DiwanJobsFailing: {
    severity: "warning",
    lasting: 0,
    expression: ({ over }) => `sum by (task) (increase(${own.jobFailures}${over(900)})) > 10`,
    summary: "The job {{ $labels.task }} fails again and again.",
    section: "The job queue grows",
  },
  DiwanJobsGivenUp: {
    severity: "warning",
    lasting: 0,
    expression: ({ over }) => `sum by (task) (increase(${own.jobFailures}{final="true"}${over(3_600)})) > 0`,
    summary: "The job {{ $labels.task }} has failed for the last time, and stays undone.",
    section: "The job queue grows",
  },
  DiwanDeliveriesFail: {
    severity: "warning",
    lasting: 300,
    expression: ({ over }) =>
      `sum by (channel) (increase(${own.deliveries}{${failed}}${over(1_800)})) > 2 and` +
      ` sum by (channel) (increase(${own.deliveries}{${failed}}${over(1_800)}))` +
      ` > sum by (channel) (increase(${own.deliveries}{${sent}}${over(1_800)}))`,
    summary: "Most messages by {{ $labels.channel }} are not accepted.",
    section: "Mails and notifications do not arrive",
  },
  DiwanEventsLate: {
    severity: "warning",
    lasting: 120,
    expression: ({ of }) => `max by (consumer) (${own.consumerLag}) > ${of(300)}`,
    summary: "Events have waited {{ $value | humanizeDuration }} for {{ $labels.consumer }}.",
    section: "Mails and notifications do not arrive",
  },
  DiwanListenerLost: {
    severity: "warning",
    lasting: 300,
    expression: () => `${own.listening} == 0`,
    summary: "The node {{ $labels.instance }} does not hear of events; it asks for them each second.",
    section: "Open pages do not update",
  },
  DiwanStreamsDropped: {
    severity: "warning",
    lasting: 600,
    expression: ({ over }) => `sum(rate(${own.streamEnds}{reason="dropped"}${over(600)})) > 0.1`,
    summary: "Event streams end because their readers are too slow.",
    section: "Open pages do not update",
  },
  DiwanAuditUnsealed: {
    severity: "page",
    lasting: 300,
    expression: ({ of }) => `max(${own.unsealedRows}) > 0 and time() - max(${own.lastSeal}) > ${of(600)}`,
    summary: "The audit has rows, and has not been sealed for ten minutes.",
    section: "The audit is not sealed",
  },
  DiwanUploadsFail: {
    severity: "warning",
    lasting: 0,
    expression: ({ over }) => `sum(increase(${own.uploads}{result="failed"}${over(1_800)})) > 2`,
    summary: "Complete uploads could not be stored.",
    section: "The disk is full",
  },
  DiwanDiskFilling: {
    severity: "warning",
    lasting: 900,
    expression: () => `${own.diskFree} / ${own.diskSize} < 0.2`,
    summary: "The disk of DATA_DIR of the node {{ $labels.instance }} is four fifths full.",
    section: "The disk is full",
  },
  DiwanDiskFull: {
    severity: "page",
    lasting: 60,
    expression: () => `${own.diskFree} / ${own.diskSize} < 0.05`,
    summary: "The disk of DATA_DIR of the node {{ $labels.instance }} is almost full.",
    section: "The disk is full",
  },
  DiwanClockWrong: {
    severity: "warning",
    lasting: 300,
    expression: () => `abs(${own.clockOffset}) > 5`,
    summary:
      "The clocks of the node {{ $labels.instance }} and of the database differ by {{ $value | humanizeDuration }}.",
    section: "A clock is wrong",
  },
  DiwanBackupOld: {
    severity: "page",
    lasting: 0,
    expression: () => `time() - max(${backupMetric}) > ${2 * 86_400}`,
    summary: "The last backup is {{ $value | humanizeDuration }} old.",
    section: "There is no recent backup",
  },
  DiwanBackupUnknown: {
    severity: "warning",
    lasting: 3_600,
    expression: () => `absent(${backupMetric})`,
    summary: "Prometheus does not know of any backup.",
    section: "There is no recent backup",
  },
} as const satisfies Record<string, Alert>;

export type AlertName = keyof typeof alerts;
