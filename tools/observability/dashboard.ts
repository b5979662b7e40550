import { rows, type Panel } from "./panels.ts";

type Place = { x: number; y: number; w: number; h: number };

const source = { type: "prometheus", uid: "${source}" };
/** Grafana's grid has 24 columns. */
const columns = 24;
const sizes = { number: { w: 4, h: 4 }, graph: { w: 8, h: 7 } };

const panelAt = ({ title, unit, queries, isNumber }: Panel, gridPos: Place, id: number): object => ({
  id,
  type: isNumber === true ? "stat" : "timeseries",
  title,
  datasource: source,
  gridPos,
  fieldConfig: { defaults: { unit, ...(isNumber === true ? {} : { min: 0 }) }, overrides: [] },
  ...(isNumber === true ? { options: { reduceOptions: { calcs: ["lastNotNull"] } } } : {}),
  targets: queries.map(([expr, legendFormat], index) => ({
    refId: String.fromCodePoint(65 + index),
    datasource: source,
    expr,
    legendFormat,
  })),
});

/** Returns the dashboard as Grafana imports it: rows of panels from left to right. */
export function composeDashboard(): string {
  const panels: object[] = [];
  let y = 0;
  for (const { title, panels: own } of rows) {
    panels.push({
      id: panels.length + 1,
      type: "row",
      title,
      collapsed: false,
      gridPos: { x: 0, y, w: columns, h: 1 },
      panels: [],
    });
    y += 1;
    let x = 0;
    let height = 0;
    for (const panel of own) {
      const size = panel.isNumber === true ? sizes.number : sizes.graph;
      if (x + size.w > columns) {
        x = 0;
        y += height;
      }
      panels.push(panelAt(panel, { x, y, ...size }, panels.length + 1));
      x += size.w;
      height = size.h;
    }
    y += height;
  }
  const dashboard = {
    uid: "diwan",
    title: "Diwan",
    tags: ["diwan"],
    timezone: "browser",
    refresh: "1m",
    schemaVersion: 39,
    time: { from: "now-6h", to: "now" },
    templating: { list: [{ name: "source", label: "Prometheus", type: "datasource", query: "prometheus" }] },
    panels,
  };
  return `${JSON.stringify(dashboard, null, 2)}\n`;
}
