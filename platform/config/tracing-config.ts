import type { Environment } from "./environment.ts";

/** Export of traces, from OpenTelemetry's own variables. */
export type TracingConfig = NonNullable<ReturnType<typeof readTracingConfig>>;

/** Returns null if tracing is off: without a collector the other variables are ignored. */
export const readTracingConfig = (variables: Environment) =>
  variables.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? null
    : {
        /** The collector, without the path of a signal. */
        endpoint: variables.OTEL_EXPORTER_OTLP_ENDPOINT,
        /** Headers of every export, such as credentials for the collector. */
        headers: readHeaders(variables.OTEL_EXPORTER_OTLP_HEADERS),
        serviceName: variables.OTEL_SERVICE_NAME,
        /** Fraction of locally started traces that are recorded: 0 to 1. */
        ratio: variables.OTEL_TRACES_SAMPLER_ARG,
      };

/** Parses comma-separated `name=value` pairs, values percent-encoded; other parts are skipped. */
export const readHeaders = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(",").flatMap((pair): [string, string][] => {
      const [, name, value] = /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? [];
      return name === undefined || value === undefined ? [] : [[name, decode(value)]];
    }),
  );

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
