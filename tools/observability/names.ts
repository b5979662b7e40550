import { fastifyPath } from "#platform/http/bind.ts";
import { metrics } from "#platform/metrics/declared.ts";
import type { Route } from "#shared/route.ts";

type Names = { readonly [Key in keyof typeof metrics]: string };

/** Names of our metrics, by their keys in the code: a metric that is renamed or removed there is so here. */
export const own = Object.fromEntries(Object.entries(metrics).map(([key, { name }]) => [key, name])) as Names;

/** The job under which Prometheus reads the nodes. Metrics of general names are restricted to it. */
export const job = 'job="diwan"';

/** Metrics of prom-client about the process, and of Prometheus about a reading, with their labels. */
export const others = {
  up: "up",
  startTime: "process_start_time_seconds",
  cpu: "process_cpu_seconds_total",
  memory: "process_resident_memory_bytes",
  heap: "nodejs_heap_size_used_bytes",
  loopLag: "nodejs_eventloop_lag_p99_seconds",
  collections: "nodejs_gc_duration_seconds_sum",
} as const;

/** Returns the selector of a route, so that a route that is renamed or removed is so here. */
export const routeSelector = ({ method, path }: Route): string =>
  `${job},method="${method}",route="${fastifyPath(path)}"`;

/** Returns the selector of the answers that users get; probes are none. */
export const answers = (more = ""): string => `{${job},route!~"/(livez|readyz|metrics)"${more}}`;
