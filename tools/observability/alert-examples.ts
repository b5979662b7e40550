import { backupMetric } from "../backup/write-metrics.ts";
import type { AlertName } from "./alerts.ts";
import { job, others, own } from "./names.ts";

/** Series in promtool's notation, a sample a minute: `start+step x count`. */
type Series = Readonly<Record<string, string>>;

const node = `${job},instance="a"`;
const route = `${node},method="GET",route="/api/me"`;
const request = (status: number): string => `${own.requests}_count{${route},status="${status}"}`;
const bucket = (le: string): string => `${own.requests}_bucket{${route},status="200",le="${le}"}`;
const gauge = (name: string, value: number): Series => ({ [`${name}{${node}}`]: always(value) });
const always = (value: number): string => `${value}x120`;
/** Times begin at 0, and all is judged after two hours. */
const judgedAt = 7_200;

/** For each alert, series of which it fires, and similar ones of which it does not. */
export const examples: Readonly<Record<AlertName, { fires: Series; silent: Series }>> = {
  DiwanUnavailable: { fires: gauge(own.ready, 0), silent: gauge(own.ready, 1) },
  DiwanNodeDown: { fires: gauge(others.up, 0), silent: { 'up{job="another"}': always(0) } },
  DiwanNodeNotReady: { fires: gauge(own.ready, 0), silent: { [`${own.ready}{${node}}`]: "1x115 0x3 1x1" } },
  DiwanNodeRestarts: {
    fires: { [`${others.startTime}{${node}}`]: "0x110 1 2 3 4 5 6 7 8 9 10" },
    silent: { [`${others.startTime}{${node}}`]: "0x110 1x5 2x5" },
  },
  DiwanReleasesDiffer: {
    fires: {
      [`${own.build}{version="1",commit="a"}`]: always(1),
      [`${own.build}{version="1",commit="b"}`]: always(1),
    },
    silent: gauge(own.build, 1),
  },
  DiwanDatabaseUnreachable: {
    fires: { [`${own.databaseUp}{${node},pool="primary"}`]: always(0) },
    silent: { [`${own.databaseUp}{${node},pool="primary"}`]: always(1) },
  },
  DiwanReplicaUnreachable: {
    fires: { [`${own.databaseUp}{${node},pool="replica"}`]: always(0) },
    silent: { [`${own.databaseUp}{${node},pool="primary"}`]: always(0) },
  },
  DiwanReplicaLate: { fires: gauge(own.replicaLag, 90), silent: gauge(own.replicaLag, 30) },
  DiwanErrors: {
    fires: { [request(200)]: "0+95x120", [request(500)]: "0+5x120" },
    silent: { [request(200)]: "0+1000x120", [request(500)]: "0+1x120", [request(404)]: "0+900x120" },
  },
  DiwanSlow: {
    fires: { [bucket("0.5")]: "0+90x120", [bucket("1")]: "0+100x120", [bucket("+Inf")]: "0+100x120" },
    silent: { [bucket("0.5")]: "0+99x120", [bucket("1")]: "0+100x120", [bucket("+Inf")]: "0+100x120" },
  },
  DiwanDatabaseSlow: { fires: gauge(own.databasePing, 0.2), silent: gauge(own.databasePing, 0.01) },
  DiwanDatabaseWaiting: {
    fires: gauge(own.databaseWaiting, 3),
    silent: { [`${own.databaseWaiting}{${node}}`]: "0x115 4 0 5 0 6" },
  },
  DiwanEventLoopBlocked: { fires: gauge(others.loopLag, 0.3), silent: gauge(others.loopLag, 0.02) },
  DiwanRateLimited: {
    fires: { [`${own.rateLimited}{${node},allowance="secretOfAccount"}`]: "0+60x120" },
    silent: { [`${own.rateLimited}{${node},allowance="secretOfAccount"}`]: "0+6x120" },
  },
  DiwanJobsLate: { fires: gauge(own.jobLag, 400), silent: gauge(own.jobLag, 200) },
  DiwanJobsFailing: {
    fires: { [`${own.jobFailures}{${node},task="mail.send",final="false"}`]: "0+1x120" },
    silent: { [`${own.jobFailures}{${node},task="mail.send",final="false"}`]: "0x115 1 2 3 4 5" },
  },
  DiwanJobsGivenUp: {
    fires: { [`${own.jobFailures}{${node},task="mail.send",final="true"}`]: "0x90 1x30" },
    silent: { [`${own.jobFailures}{${node},task="mail.send",final="true"}`]: "0x20 1x100" },
  },
  DiwanDeliveriesFail: {
    fires: {
      [`${own.deliveries}{${node},channel="mail",result="failed"}`]: "0+3x120",
      [`${own.deliveries}{${node},channel="mail",result="accepted"}`]: "0+1x120",
    },
    silent: {
      [`${own.deliveries}{${node},channel="mail",result="failed"}`]: "0+1x120",
      [`${own.deliveries}{${node},channel="mail",result="accepted"}`]: "0+5x120",
    },
  },
  DiwanEventsLate: {
    fires: { [`${own.consumerLag}{${node},consumer="search"}`]: always(500) },
    silent: { [`${own.consumerLag}{${node},consumer="search"}`]: always(1) },
  },
  DiwanListenerLost: { fires: gauge(own.listening, 0), silent: gauge(own.listening, 1) },
  DiwanStreamsDropped: {
    fires: { [`${own.streamEnds}{${node},reason="dropped"}`]: "0+12x120" },
    silent: { [`${own.streamEnds}{${node},reason="shutdown"}`]: "0+12x120" },
  },
  DiwanAuditUnsealed: {
    fires: { ...gauge(own.unsealedRows, 3), ...gauge(own.lastSeal, judgedAt - 2_000) },
    // Sealed each minute, with new rows each time.
    silent: { ...gauge(own.unsealedRows, 3), [`${own.lastSeal}{${node}}`]: "0+60x120" },
  },
  DiwanUploadsFail: {
    fires: { [`${own.uploads}{${node},result="failed"}`]: "0+1x120" },
    silent: { [`${own.uploads}{${node},result="refused"}`]: "0+1x120" },
  },
  DiwanDiskFilling: {
    fires: { ...gauge(own.diskFree, 15), ...gauge(own.diskSize, 100) },
    silent: { ...gauge(own.diskFree, 30), ...gauge(own.diskSize, 100) },
  },
  DiwanDiskFull: {
    fires: { ...gauge(own.diskFree, 4), ...gauge(own.diskSize, 100) },
    silent: { ...gauge(own.diskFree, 15), ...gauge(own.diskSize, 100) },
  },
  DiwanClockWrong: { fires: gauge(own.clockOffset, -9), silent: gauge(own.clockOffset, 0.4) },
  DiwanBackupOld: { fires: gauge(backupMetric, judgedAt - 3 * 86_400), silent: gauge(backupMetric, judgedAt - 86_400) },
  DiwanBackupUnknown: { fires: gauge(own.ready, 1), silent: gauge(backupMetric, 1) },
};
