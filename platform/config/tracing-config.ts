/** Where traces go, as OpenTelemetry's own variables say it. */
export type TracingConfig = {
  /** The collector, without the path of a signal. */
  endpoint: string;
  /** Sent along with every export: what the collector knows us by. */
  headers: Record<string, string>;
  serviceName: string;
  /** Of the traces that begin here, how many are recorded: 0 to 1. */
  ratio: number;
};

/** `name=value` pairs between commas, values percent-encoded; other parts are left out. */
export const readHeaders = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(",").flatMap((pair): [string, string][] => {
      const [, name, value] = /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? [];
      return name === undefined || value === undefined ? [] : [[name, decode(value)]];
    }),
  );

/** Whether a text holds nothing but pairs. */
export const areHeaders = (text: string): boolean =>
  text.split(",").every((pair) => pair.trim() === "" || /^\s*[^=\s]+\s*=/.test(pair));

type Given = {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_HEADERS: string;
  OTEL_SERVICE_NAME: string;
  OTEL_TRACES_SAMPLER_ARG: number;
};

/** Null where nothing is traced: without a collector the others mean nothing. */
export const readTracingConfig = (given: Given): TracingConfig | null =>
  given.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? null
    : {
        endpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT,
        headers: readHeaders(given.OTEL_EXPORTER_OTLP_HEADERS),
        serviceName: given.OTEL_SERVICE_NAME,
        ratio: given.OTEL_TRACES_SAMPLER_ARG,
      };

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
