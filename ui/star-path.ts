/** Returns the outline of an eight-point star (two squares, one rotated by 45°) around a centre, as SVG path data. */
export function starPath(centre: number, radius: number): string {
  // Intersections of the two squares' sides: cos 45° / cos 22.5° of the radius.
  const inner = (radius * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8);
  const points = Array.from({ length: 16 }, (_, corner) => {
    const reach = corner % 2 === 0 ? radius : inner;
    const angle = (corner * Math.PI) / 8;
    return `${(centre + reach * Math.cos(angle)).toFixed(2)} ${(centre + reach * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join("L")}Z`;
}
