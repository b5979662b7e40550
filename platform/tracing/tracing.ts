import type { TracingConfig } from "#platform/config/tracing-config.ts";
import type { Log } from "#platform/log/log.ts";

/** What a span says of itself: never what a person wrote, searched for or is called. */
export type SpanFacts = Record<string, string | number>;
export type SpanKind = "server" | "client" | "consumer";

/** A stretch of work that is being recorded. */
export type Span = {
  /** Does something as a part of it. */
  run<Result>(work: () => Result): Result;
  /** Ends it; what failed is told by its kind alone, since messages can hold anything. */
  end(facts?: SpanFacts, error?: unknown): void;
};

/** Where a trace goes on that somebody else began (W3C `traceparent`), or the id that a new one is to have. */
export type Origin = { traceparent: string | null; traceId: string | null };

export type Tracing = {
  /** Begins a span: under the one that is running, unless an origin is given. */
  begin(name: string, kind: SpanKind, facts: SpanFacts, origin?: Origin): Span;
  isInSpan(): boolean;
  /** For whoever is asked next; null outside of spans. */
  traceparent(): string | null;
  stop(): Promise<void>;
};

let active: Tracing | null = null;

/** Null while nothing is traced, which is the usual case and costs this question. */
export const activeTracing = (): Tracing | null => active;

/** Records traces from now on; answers what stops it. Nothing of OpenTelemetry is loaded before. */
export async function startTracing(config: TracingConfig, release: string, log: Log): Promise<() => Promise<void>> {
  const { openTracing } = await import("./open-telemetry.ts");
  const mine = openTracing(config, release, log);
  active = mine;
  return async () => {
    if (active === mine) active = null;
    await mine.stop();
  };
}

/** Does work in a span of its own; it begins a trace where none is running. */
export async function trace<Result>(
  name: string,
  kind: SpanKind,
  facts: SpanFacts,
  work: () => Promise<Result>,
): Promise<Result> {
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

/** What a request to somebody else bears, so that their part is found with ours. */
export function outgoingTrace(): { traceparent?: string } {
  const traceparent = active?.traceparent() ?? null;
  return traceparent === null ? {} : { traceparent };
}
