type Declared = {
  name: string;
  type: "counter" | "gauge" | "histogram";
  help: string;
  labels: readonly string[];
};

/**
 * Every metric of a node, besides those of prom-client about its process. Dashboard and alert rules take the names from
 * here. Labels have few values, all known before: never a person, an address or an id.
 */
export const metrics = {
  requests: {
    name: "http_request_duration_seconds",
    type: "histogram",
    help: "Requests by method, route and status; without event streams, and without anonymous reports and votes.",
    labels: ["method", "route", "status"],
  },
  build: {
    name: "diwan_build_info",
    type: "gauge",
    help: "1, with the release and the commit of this node.",
    labels: ["version", "commit"],
  },
  ready: {
    name: "diwan_ready",
    type: "gauge",
    help: "1 if this node is ready for requests (the state of /readyz), else 0.",
    labels: [],
  },
  databaseUp: {
    name: "diwan_database_up",
    type: "gauge",
    help: "1 if the database answered a query of this node within two seconds, else 0.",
    labels: ["pool"],
  },
  databasePing: {
    name: "diwan_database_ping_seconds",
    type: "gauge",
    help: "Time of the simplest query on the primary, including the wait for a connection.",
    labels: [],
  },
  databaseWaiting: {
    name: "diwan_database_waiting",
    type: "gauge",
    help: "Requests that wait for a connection to the primary.",
    labels: [],
  },
  databaseConnections: {
    name: "diwan_database_connections",
    type: "gauge",
    help: "Connections in use by requests.",
    labels: ["pool"],
  },
  databaseMaxConnections: {
    name: "diwan_database_connections_max",
    type: "gauge",
    help: "Largest number of connections for requests.",
    labels: ["pool"],
  },
  replicaLag: {
    name: "diwan_replica_lag_seconds",
    type: "gauge",
    help: "Age of the newest transaction on the replica while the primary is ahead of it; only with a replica.",
    labels: [],
  },
  clockOffset: {
    name: "diwan_clock_offset_seconds",
    type: "gauge",
    help: "By how much this node's clock is ahead of the database's.",
    labels: [],
  },
  jobLag: {
    name: "diwan_job_lag_seconds",
    type: "gauge",
    help: "Waiting time of the job that has been due longest.",
    labels: [],
  },
  jobsDue: {
    name: "diwan_jobs_due",
    type: "gauge",
    help: "Jobs that are due and not started, counted up to 100,000.",
    labels: [],
  },
  jobsGivenUp: {
    name: "diwan_jobs_given_up",
    type: "gauge",
    help: "Jobs in the queue without attempts left, counted up to 100,000.",
    labels: [],
  },
  jobFailures: {
    name: "diwan_job_failures_total",
    type: "counter",
    help: "Failed attempts at jobs by task; final: no attempt is left.",
    labels: ["task", "final"],
  },
  consumerLag: {
    name: "diwan_consumer_lag_seconds",
    type: "gauge",
    help: "Age of the oldest event that a consumer has not handled: notifications, search, webhooks and others.",
    labels: ["consumer"],
  },
  deliveries: {
    name: "diwan_deliveries_total",
    type: "counter",
    help: "Attempts to send mails, push messages and webhooks; failed ones are repeated, refused ones are not.",
    labels: ["channel", "result"],
  },
  unsealedRows: {
    name: "diwan_audit_unsealed_rows",
    type: "gauge",
    help: "Rows of the audit that no seal covers yet, counted up to 100,000.",
    labels: [],
  },
  lastSeal: {
    name: "diwan_audit_last_seal_timestamp_seconds",
    type: "gauge",
    help: "Time of the last seal of the audit; 0 if there is none.",
    labels: [],
  },
  earlierSecrets: {
    name: "diwan_secrets_of_earlier_keys",
    type: "gauge",
    help: "Sealed secrets that the current secret key does not open; counted every minute during a rotation, else hourly.",
    labels: [],
  },
  eventStreams: {
    name: "diwan_event_streams",
    type: "gauge",
    help: "Open event streams of this node.",
    labels: [],
  },
  streamEnds: {
    name: "diwan_event_streams_ended_total",
    type: "counter",
    help: "Event streams that the server ended, by reason.",
    labels: ["reason"],
  },
  listening: {
    name: "diwan_event_listener_connected",
    type: "gauge",
    help: "1 while the connection that reports events is open; without it events arrive a second late.",
    labels: [],
  },
  rateLimited: {
    name: "diwan_rate_limited_total",
    type: "counter",
    help: "Requests refused by a rate limit, by allowance; without anonymous reports and votes.",
    labels: ["allowance"],
  },
  uploads: {
    name: "diwan_uploads_total",
    type: "counter",
    help: "Complete uploads: stored, refused because of their content, or failed.",
    labels: ["result"],
  },
  diskFree: {
    name: "diwan_disk_free_bytes",
    type: "gauge",
    help: "Free space on the disk of DATA_DIR.",
    labels: [],
  },
  diskSize: {
    name: "diwan_disk_size_bytes",
    type: "gauge",
    help: "Size of the disk of DATA_DIR.",
    labels: [],
  },
} as const satisfies Record<string, Declared>;

type Metrics = typeof metrics;

/** Key of a declared gauge. */
export type GaugeKey = { [Key in keyof Metrics]: Metrics[Key]["type"] extends "gauge" ? Key : never }[keyof Metrics];
export type SetGauge = (key: GaugeKey, value: number, labels?: Record<string, string>) => void;
/** Key of a declared counter. */
export type CounterKey = Exclude<keyof Metrics, GaugeKey | "requests">;

/** A value for each label of a metric. */
export type LabelsOf<Key extends keyof Metrics> = Record<Metrics[Key]["labels"][number], string>;
