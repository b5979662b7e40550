import { setTimeout as sleep } from "node:timers/promises";
import {
  diag,
  DiagLogLevel,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind as Kind,
  SpanStatusCode,
  trace as api,
  type Context,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { TracingConfig } from "#platform/config/tracing-config.ts";
import type { Log } from "#platform/log/log.ts";
import { codeOf } from "#platform/log/error-code.ts";
import type { Origin, SpanKind, Tracing } from "./span.ts";

/** Milliseconds a stop waits for the export of the last spans. */
const timeoutMs = 3_000;

const kinds: Record<SpanKind, Kind> = { server: Kind.SERVER, client: Kind.CLIENT, consumer: Kind.CONSUMER };

/** Returns the remote trace of a W3C header; null if there is none. */
function remoteContext(traceparent: string | null): Context | null {
  const found = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent ?? "");
  const [, traceId = "", spanId = "", flags = "0"] = found ?? [];
  const remote = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(remote) ? api.setSpanContext(ROOT_CONTEXT, remote) : null;
}

/** Returns an error's kind: PostgreSQL's or Node's code, else its class. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return codeOf(error) ?? error.name;
}

/** Records spans and exports them to the collector over HTTP, in batches and in the background. */
export function openTracing(config: TracingConfig, release: string, log: Log): Tracing {
  const logWarning = (message: string): void => log.warn({ reason: message }, "traces cannot be sent");
  const quiet = (): void => {};
  const logger = { error: logWarning, warn: logWarning, info: quiet, debug: quiet, verbose: quiet };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });

  // A request's id is its trace's id, so that log and trace are found by the same id.
  let wanted: string | null = null;
  const random = new RandomIdGenerator();
  const idGenerator = {
    generateSpanId: () => random.generateSpanId(),
    generateTraceId: () => wanted ?? random.generateTraceId(),
  };
  const exporter = new OTLPTraceExporter({ url: `${config.endpoint}/v1/traces`, headers: config.headers });
  const provider = new TracerProvider({
    idGenerator,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(config.ratio) }),
    resource: defaultResource().merge(
      resourceFromAttributes({ "service.name": config.serviceName, "service.version": release }),
    ),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer("diwan", release);
  const contexts = new AsyncLocalStorageContextManager().enable();

  const contextFor = (origin: Origin | undefined): Context => {
    if (origin === undefined) return contexts.active();
    wanted = origin.traceId;
    return remoteContext(origin.traceparent) ?? ROOT_CONTEXT;
  };

  return {
    begin(name, kind, facts, origin) {
      const parent = contextFor(origin);
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, parent);
      wanted = null;
      const context = api.setSpan(parent, span);
      return {
        run: (work) => contexts.with(context, work),
        end(more, error) {
          if (more !== undefined) span.setAttributes(more);
          if (error !== undefined) {
            span.setAttribute("error.type", kindOf(error));
            span.setStatus({ code: SpanStatusCode.ERROR });
          }
          span.end();
        },
      };
    },
    isInSpan: () => api.getSpan(contexts.active()) !== undefined,
    traceparent() {
      const context = api.getSpanContext(contexts.active());
      if (context === undefined) return null;
      return `00-${context.traceId}-${context.spanId}-${context.traceFlags.toString(16).padStart(2, "0")}`;
    },
    async stop() {
      await Promise.race([provider.shutdown(), sleep(timeoutMs, undefined, { ref: false })]).catch((error: unknown) =>
        log.warn({ err: error }, "the last traces were not sent"),
      );
      contexts.disable();
    },
  };
}
