import { hash } from "node:crypto";

const newline = 10;

/**
 * A digest of rows that is independent of their order: the sum of their SHA-256, each of its eight words added
 * separately. Rows are in COPY format, one per line, in chunks of any size.
 */
export function createRowDigest() {
  const sums = new Uint32Array(8);
  let rest: Buffer | null = null;
  const addRow = (row: Buffer): void => {
    const digest = hash("sha256", row, "buffer");
    for (let place = 0; place < 8; place += 1) sums[place] = (sums[place] ?? 0) + digest.readUInt32BE(place * 4);
  };
  return {
    add(chunk: Buffer): void {
      let start = 0;
      for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, start)) {
        const row = chunk.subarray(start, end + 1);
        addRow(rest === null ? row : Buffer.concat([rest, row]));
        rest = null;
        start = end + 1;
      }
      if (start === chunk.length) return;
      const left = chunk.subarray(start);
      // A copy: the caller reuses the chunk's memory.
      rest = rest === null ? Buffer.from(left) : Buffer.concat([rest, left]);
    },
    /** Returns 64 hexadecimal digits. */
    value: () => [...sums].map((sum) => sum.toString(16).padStart(8, "0")).join(""),
  };
}
