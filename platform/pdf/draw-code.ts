import { create } from "qrcode";
import type { Page } from "./open-page.ts";

/** Draws a QR code of an address, without its quiet zone: a square of `size` points. `says` is the alternative text. */
export function drawCode(
  page: Page,
  address: string,
  { x, y, size, lang, says }: { x: number; y: number; size: number; lang: string; says: string },
): void {
  const { modules } = create(address, { errorCorrectionLevel: "M" });
  const unit = size / modules.size;
  page.tag("Figure", { lang, text: says }, () => {
    for (let row = 0; row < modules.size; row += 1) {
      for (let column = 0; column < modules.size; column += 1) {
        if (modules.get(row, column) !== 1) continue;
        let end = column;
        while (end + 1 < modules.size && modules.get(row, end + 1) === 1) end += 1;
        page.pdf.rect(x + column * unit, y + row * unit, (end - column + 1) * unit, unit);
        column = end;
      }
    }
    page.pdf.fill("#000000");
  });
}
