/** A point in the picture's units; y grows downwards. */
export type Point = readonly [x: number, y: number];
/** A stop of a gradient: offset (0 to 1), colour, opacity (default 1). */
export type Stop = readonly [offset: number, color: string, opacity?: number];
export type Attributes = Record<string, string | number>;

export const width = 1600;
export const height = 900;

function format(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Returns an element; numbers are written unrounded, so widths and opacities keep their decimals. */
function element(name: string, attributes: Attributes, content = ""): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return content === "" ? `<${name}${written.join("")}/>` : `<${name}${written.join("")}>${content}</${name}>`;
}

export function path(d: string, attributes: Attributes): string {
  return element("path", { d, ...attributes });
}

export function rect(x: number, y: number, w: number, h: number, attributes: Attributes): string {
  return element("rect", { x: format(x), y: format(y), width: format(w), height: format(h), ...attributes });
}

export function circle([x, y]: Point, radius: number, attributes: Attributes): string {
  return element("circle", { cx: format(x), cy: format(y), r: format(radius), ...attributes });
}

export function group(attributes: Attributes, content: readonly string[]): string {
  return element("g", attributes, content.join(""));
}

/** Returns path data of straight lines through the points. */
export function lines(points: readonly Point[], closed = false): string {
  return points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${format(x)} ${format(y)}`).join("") + (closed ? "Z" : "");
}

/** Returns path data of a smooth curve (Catmull-Rom). `lead` is its first command: "M", or "L" to continue a path. */
export function curve(points: readonly Point[], lead: "M" | "L" = "M"): string {
  const first = points[0];
  if (!first) return "";
  const at = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] ?? first;
  let d = `${lead}${format(first[0])} ${format(first[1])}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const out: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const into: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${[...out, ...into, ...c].map(format).join(" ")}`;
  }
  return d;
}

/** Returns path data of the area below a smooth line, down to `bottom`. */
export function below(points: readonly Point[], bottom = height): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return "";
  return `${curve(points)}L${format(last[0])} ${bottom}L${format(first[0])} ${bottom}Z`;
}

/** Returns path data of many small discs, so that a thousand stars are one element. */
export function discs(places: readonly { at: Point; radius: number }[]): string {
  return places
    .map(({ at: [x, y], radius }) => {
      const r = Math.round(radius * 100) / 100;
      return `M${format(x - r)} ${format(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    })
    .join("");
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([offset, color, opacity]) =>
      element("stop", { offset, "stop-color": color, ...(opacity === undefined ? {} : { "stop-opacity": opacity }) }),
    )
    .join("");
}

/** Returns a gradient between two points; used as `url(#id)`. */
export function linearGradient(
  id: string,
  { from: [x1, y1], to: [x2, y2] }: { from: Point; to: Point },
  stops: readonly Stop[],
): string {
  return element("linearGradient", { id, gradientUnits: "userSpaceOnUse", x1, y1, x2, y2 }, stopsOf(stops));
}

/** Returns a gradient around a point; used as `url(#id)`. */
export function radialGradient(id: string, [cx, cy]: Point, r: number, stops: readonly Stop[]): string {
  return element("radialGradient", { id, gradientUnits: "userSpaceOnUse", cx, cy, r }, stopsOf(stops));
}

/** Returns a clip path of the path data; used as `clip-path="url(#id)"`. */
export function clip(id: string, d: string): string {
  return element("clipPath", { id }, path(d, {}));
}

/** Returns a rectangle over the whole picture. */
export function wash(fill: string, attributes: Attributes = {}): string {
  return rect(0, 0, width, height, { fill, ...attributes });
}

/** Returns the whole document. */
export function picture(definitions: readonly string[], body: readonly string[]): string {
  const attributes = { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, width, height };
  return element("svg", attributes, element("defs", {}, definitions.join("")) + body.join(""));
}
