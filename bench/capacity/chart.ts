import type { Capacity, StepFigures } from "./result.ts";

const width = 720;
const height = 400;
const margin = { left: 64, right: 72, top: 48, bottom: 56 };
const lines = ["p50", "p95", "p99"] as const;

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The slower of the two phases. */
const latency = ({ busyHour, morning }: StepFigures, line: (typeof lines)[number]): number =>
  Math.max(busyHour[line], morning[line]);

/** Returns the ticks of a logarithmic axis: 1, 2 and 5 of each power of ten, just beyond the values. */
function ticksFor(values: readonly number[]): number[] {
  const all = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const first = Math.max(
    0,
    all.findLastIndex((tick) => tick <= low),
  );
  const last = all.findIndex((tick) => tick >= high);
  return all.slice(first, last === -1 ? undefined : last + 1);
}

// A picture follows the theme of its reader by itself, also where it is embedded as an image.
const style = `
  svg { font: 13px system-ui, sans-serif; }
  text { fill: #333; } .title { font-weight: 600; } .grid { stroke: #ddd; } .bound { stroke: #c0392b; stroke-dasharray: 6 4; }
  .bound-label { fill: #c0392b; } .back { fill: #fff; } path { fill: none; stroke-width: 2; }
  .p50 { stroke: #2e8b57; fill: #2e8b57; } .p95 { stroke: #b8860b; fill: #b8860b; } .p99 { stroke: #2457c5; fill: #2457c5; }
  path.p50, path.p95, path.p99 { fill: none; } text.p50, text.p95, text.p99 { stroke: none; }
  circle.failed { fill: #fff; stroke-width: 2; }
  @media (prefers-color-scheme: dark) {
    text { fill: #ddd; } .grid { stroke: #3a3a3a; } .back { fill: #161616; } circle.failed { fill: #161616; }
    .bound { stroke: #ff7b6b; } .bound-label { fill: #ff7b6b; }
    .p50 { stroke: #6fd29b; fill: #6fd29b; } .p95 { stroke: #e5b94d; fill: #e5b94d; } .p99 { stroke: #86aaff; fill: #86aaff; }
    path.p50, path.p95, path.p99 { fill: none; }
  }`;

/** Draws latency percentiles against the number of people as SVG, readable on light and dark pages. */
export function drawChart({ runs, people, bounds, load, conditions }: Capacity): string {
  const steps = runs.flatMap((run) => run.steps).toSorted((one, other) => one.people - other.people);
  const values = [bounds.p99Ms, ...steps.flatMap((step) => lines.map((line) => Math.max(1, latency(step, line))))];
  const ticks = ticksFor(values);
  const [low = 1, high = 1] = [ticks[0], ticks.at(-1)];
  const most = Math.max(1, ...steps.map((step) => step.people)) * 1.02;
  const x = (count: number): string => (margin.left + (count / most) * (width - margin.left - margin.right)).toFixed(1);
  const y = (ms: number): string => {
    const share = Math.log(Math.max(low, ms) / low) / Math.log(high / low);
    return (height - margin.bottom - share * (height - margin.top - margin.bottom)).toFixed(1);
  };
  const grid = ticks.map(
    (tick) =>
      `<line class="grid" x1="${margin.left}" x2="${width - margin.right}" y1="${y(tick)}" y2="${y(tick)}"/>` +
      `<text x="${margin.left - 8}" y="${y(tick)}" dy="4" text-anchor="end">${tick} ms</text>`,
  );
  const unit = [1, 2, 5, 10].map((digit) => digit * 10 ** Math.floor(Math.log10(most / 4)));
  const apart = unit.find((each) => most / each < 7) ?? most;
  const counts = Array.from({ length: Math.floor(most / apart) + 1 }, (_, index) => index * apart);
  const axis = counts.map((count) => `<text x="${x(count)}" y="${height - 32}" text-anchor="middle">${count}</text>`);
  const drawn = lines.flatMap((line) => {
    const groups = [...Map.groupBy(steps, (step) => step.people)];
    const middle = groups.map(([count, same]) => {
      const sorted = same.map((step) => latency(step, line)).toSorted((one, other) => one - other);
      return `${x(count)} ${y(sorted[sorted.length >> 1] ?? 0)}`;
    });
    const points = steps.map(
      (step) =>
        `<circle class="${line}${step.held ? "" : " failed"}" cx="${x(step.people)}" cy="${y(latency(step, line))}" r="3.5"/>`,
    );
    const [, end = "0"] = (middle.at(-1) ?? "0 0").split(" ");
    const label = `<text class="${line}" x="${width - margin.right + 8}" y="${end}" dy="4">${line}</text>`;
    return [`<path class="${line}" d="M ${middle.join(" L ")}"/>`, ...points, label];
  });
  const title = `${people ?? 0} people at once: p99 ≤ ${bounds.p99Ms} ms in ${runs.length} runs (median)`;
  const { processor, cores, commit, measuredAt } = conditions;
  const source = `${cores} × ${processor}, ${load.nodes} ${load.nodes === 1 ? "node" : "nodes"}, ${measuredAt.slice(0, 10)}, ${commit?.slice(0, 8) ?? ""}; hollow: beyond the bounds`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(title)}">
<style>${style}
</style>
<rect class="back" width="${width}" height="${height}"/>
<text class="title" x="${margin.left}" y="26">${escape(title)}</text>
${grid.join("\n")}
<line class="bound" x1="${margin.left}" x2="${width - margin.right}" y1="${y(bounds.p99Ms)}" y2="${y(bounds.p99Ms)}"/>
<text class="bound-label" x="${margin.left + 6}" y="${y(bounds.p99Ms)}" dy="-6">bound of p99</text>
${axis.join("\n")}
${drawn.join("\n")}
<text x="${margin.left}" y="${height - 10}">${escape(source)}</text>
</svg>
`;
}
