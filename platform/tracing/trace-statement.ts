import { activeTracing, trace } from "./tracing.ts";

const summaries = new Map<string, string>();
const maxSummaries = 5_000;

/** Returns a statement's name: its operation, and its first table. */
function summaryOf(text: string): string {
  const known = summaries.get(text);
  if (known !== undefined) return known;
  const operation = /\b(select|insert|update|delete|merge)\b/i.exec(text)?.[1]?.toLowerCase() ?? "statement";
  const table = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_][a-z0-9_.]*)/i.exec(text)?.[1];
  const summary = table === undefined ? operation : `${operation} ${table}`;
  if (summaries.size < maxSummaries) summaries.set(text, summary);
  return summary;
}

/** Traces a statement within the current span; statements outside of a span are not traced, nor are values. */
export function traceStatement<Result>(text: string, work: () => Promise<Result>): Promise<Result> {
  const tracing = activeTracing();
  if (tracing === null || !tracing.isInSpan()) return work();
  const summary = summaryOf(text);
  return trace(summary, "client", { "db.system.name": "postgresql", "db.query.summary": summary }, work);
}
