import type { TracingConfig } from "#platform/config/tracing-config.ts";
import type { Log } from "#platform/log/log.ts";
import type { SpanFacts, SpanKind, Tracing } from "./span.ts";

let active: Tracing | null = null;

/** Returns null while tracing is off, which is the usual case and must be cheap. */
export const activeTracing = (): Tracing | null => active;

/** Starts recording traces; returns the function that stops it. OpenTelemetry is not loaded before. */
export async function startTracing(config: TracingConfig, release: string, log: Log): Promise<() => Promise<void>> {
  const { openTracing } = await import("./open-telemetry.ts");
  const mine = openTracing(config, release, log);
  active = mine;
  return async () => {
    if (active === mine) active = null;
    await mine.stop();
  };
}

/** Runs work in a span of its own; begins a trace if there is no current one. */
export async function trace<Result>(name: string, kind: SpanKind, facts: SpanFacts, work: () => Promise<Result>) {
  if (active === null) return work();
  const span = active.begin(name, kind, facts);
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (error) {
    span.end({}, error);
    throw error;
  }
}

/** Returns the headers of an outgoing request that connect its trace with ours. */
export function outgoingTrace(): { traceparent?: string } {
  const traceparent = active?.traceparent() ?? null;
  return traceparent === null ? {} : { traceparent };
}
