import { inflateSync } from "node:zlib";

const headerLength = 12;
const entryLength = 16;
const packedHeaderLength = 44;
const packedEntryLength = 20;
const evenly = (length: number): number => (length + 3) & ~3;

type Table = { tag: number; checksum: number; bytes: Buffer };

function tablesOf(packed: Buffer): Table[] {
  const count = packed.readUInt16BE(12);
  return Array.from({ length: count }, (_, index) => {
    const at = packedHeaderLength + index * packedEntryLength;
    const [tag, offset, packedLength, length, checksum] = [0, 4, 8, 12, 16].map((more) =>
      packed.readUInt32BE(at + more),
    );
    if (tag === undefined || offset === undefined || packedLength === undefined || checksum === undefined) {
      throw new Error("The font ends in its directory.");
    }
    const stored = packed.subarray(offset, offset + packedLength);
    return { tag, checksum, bytes: packedLength === length ? stored : inflateSync(stored) };
  });
}

/** Extracts an OpenType font from its WOFF file, whose tables would otherwise be unpacked again for every letter. */
export function unpackFont(packed: Buffer): Buffer {
  if (packed.toString("latin1", 0, 4) !== "wOFF") throw new Error("This is no WOFF file.");
  const tables = tablesOf(packed);
  const directory = Buffer.alloc(headerLength + tables.length * entryLength);
  const power = Math.floor(Math.log2(tables.length));
  packed.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(tables.length, 4);
  directory.writeUInt16BE(2 ** power * entryLength, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE((tables.length - 2 ** power) * entryLength, 10);
  const parts: Buffer[] = [directory];
  let end = directory.length;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = headerLength + index * entryLength;
    for (const [place, value] of [tag, checksum, end, bytes.length].entries()) {
      directory.writeUInt32BE(value, at + place * 4);
    }
    parts.push(bytes, Buffer.alloc(evenly(bytes.length) - bytes.length));
    end += evenly(bytes.length);
  }
  return Buffer.concat(parts);
}
