import type { TracingConfig } from "#platform/config/tracing-config.ts";
import type { Log } from "#platform/log/log.ts";

/** Attributes of a span: never a person's text, search words or name. */
export type SpanFacts = Record<string, string | number>;
export type SpanKind = "server" | "client" | "consumer";

/** A recorded unit of work. */
export type Span = {
  /** Runs work as a part of the span. */
  run<Result>(work: () => Result): Result;
  /** Ends the span; an error is recorded by its kind alone, since messages can contain anything. */
  end(facts?: SpanFacts, error?: unknown): void;
};

/** The remote trace to continue (W3C `traceparent`), or the id of a new one. */
export type Origin = { traceparent: string | null; traceId: string | null };

export type Tracing = {
  /** Begins a span: under the current one, unless an origin is given. */
  begin(name: string, kind: SpanKind, facts: SpanFacts, origin?: Origin): Span;
  isInSpan(): boolean;
  /** Header for an outgoing request; null outside of spans. */
  traceparent(): string | null;
  stop(): Promise<void>;
};

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

/** Returns the headers of an outgoing request that connect its trace with ours. */
export function outgoingTrace(): { traceparent?: string } {
  const traceparent = active?.traceparent() ?? null;
  return traceparent === null ? {} : { traceparent };
}
