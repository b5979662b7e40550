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
