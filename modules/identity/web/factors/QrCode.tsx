import { create } from "qrcode";
import styles from "./Factors.module.css";

/** Modules of quiet zone around the code, which scanners need. */
const margin = 4;

/** A QR code, drawn in the browser: its text is sent nowhere. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const side = modules.size + 2 * margin;
  const squares: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column) !== 0) squares.push(`M${column + margin} ${row + margin}h1v1h-1z`);
    }
  }
  return (
    <svg className={styles.picture} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      {/* Scanners need dark on light in both themes. */}
      <rect width={side} height={side} fill="white" />
      <path d={squares.join("")} fill="black" shapeRendering="crispEdges" />
    </svg>
  );
}
