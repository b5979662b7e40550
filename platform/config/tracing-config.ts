/** Export of traces, from OpenTelemetry's own variables. */
export type TracingConfig = {
  /** The collector, without the path of a signal. */
  endpoint: string;
  /** Headers of every export, such as credentials for the collector. */
  headers: Record<string, string>;
  serviceName: string;
  /** Fraction of locally started traces that are recorded: 0 to 1. */
  ratio: number;
};

/** Parses comma-separated `name=value` pairs, values percent-encoded; other parts are skipped. */
export const readHeaders = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(",").flatMap((pair): [string, string][] => {
      const [, name, value] = /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? [];
      return name === undefined || value === undefined ? [] : [[name, decode(value)]];
    }),
  );

/** Returns whether a text consists of pairs only. */
export const areHeaders = (text: string): boolean =>
  text.split(",").every((pair) => pair.trim() === "" || /^\s*[^=\s]+\s*=/.test(pair));

type Variables = {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_HEADERS: string;
  OTEL_SERVICE_NAME: string;
  OTEL_TRACES_SAMPLER_ARG: number;
};

/** Returns null if tracing is off: without a collector the other variables are ignored. */
export const readTracingConfig = (variables: Variables): TracingConfig | null =>
  variables.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? null
    : {
        endpoint: variables.OTEL_EXPORTER_OTLP_ENDPOINT,
        headers: readHeaders(variables.OTEL_EXPORTER_OTLP_HEADERS),
        serviceName: variables.OTEL_SERVICE_NAME,
        ratio: variables.OTEL_TRACES_SAMPLER_ARG,
      };

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
