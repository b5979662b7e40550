import { open, type FileHandle } from "node:fs/promises";

// Videos in MP4 and QuickTime are nested boxes: four bytes of size, four letters of type, the content. Location and
// author are in boxes that no player needs; those are blanked in place, so that no offset changes.

/** Boxes of metadata: of the user, the maker and extensions. */
const metadataBoxes = new Set(["udta", "meta", "uuid", "XMP_"]);
/** Bytes. The index of a video of some hours is a few megabytes; a larger one is invalid. */
const maxIndexBytes = 64 * 1024 * 1024;

type Box = { type: string; start: number; header: number; end: number };

/** Returns the box at an offset; null if none fits before `end`. */
function boxAt(head: Buffer, at: number, start: number, end: number): Box | null {
  if (at + 8 > head.length) return null;
  const short = head.readUInt32BE(at);
  const type = head.toString("latin1", at + 4, at + 8);
  const long = short === 1 && at + 16 <= head.length;
  const size = long ? Number(head.readBigUInt64BE(at + 8)) : short === 0 ? end - start : short;
  const header = long ? 16 : 8;
  return size < header || start + size > end ? null : { type, start, header, end: start + size };
}

function blankBox(table: Buffer, { start, header, end }: Box): void {
  table.write("free", start + 4, "latin1");
  table.fill(0, start + header, end);
}

/** Returns whether a track contains measurements, such as camera locations. */
function isMeasurement(table: Buffer, track: Box): boolean {
  for (const media of boxesOf(table, track)) {
    if (media.type !== "mdia") continue;
    for (const box of boxesOf(table, media)) {
      const at = box.start + box.header + 8;
      if (box.type === "hdlr" && at + 4 <= box.end) return table.toString("latin1", at, at + 4) === "meta";
    }
  }
  return false;
}

function* boxesOf(table: Buffer, { start, header, end }: Box): Generator<Box> {
  for (let at = start + header; ;) {
    const box = boxAt(table, at, at, end);
    if (box === null) return;
    yield box;
    at = box.end;
  }
}

async function blankIndex(file: FileHandle, place: Box): Promise<void> {
  const table = Buffer.alloc(place.end - place.start);
  await file.read(table, 0, table.length, place.start);
  for (const box of boxesOf(table, { ...place, start: 0, end: table.length })) {
    if (metadataBoxes.has(box.type)) blankBox(table, box);
    else if (box.type === "trak" && isMeasurement(table, box)) blankBox(table, box);
    else if (box.type === "trak") {
      for (const inner of boxesOf(table, box)) if (metadataBoxes.has(inner.type)) blankBox(table, inner);
    }
  }
  await file.write(table, 0, table.length, place.start);
}

/** Removes location and other metadata from a video. Does nothing to other formats than MP4. */
export async function stripVideoMetadata(path: string): Promise<void> {
  await using file = await open(path, "r+");
  const { size } = await file.stat();
  const head = Buffer.alloc(16);
  for (let at = 0; at < size;) {
    const { bytesRead } = await file.read(head, 0, head.length, at);
    const box = boxAt(head.subarray(0, bytesRead), 0, at, size);
    if (box === null) return;
    if (box.type === "moov" && box.end - box.start <= maxIndexBytes) await blankIndex(file, box);
    if (metadataBoxes.has(box.type)) {
      await file.write(Buffer.from("free", "latin1"), 0, 4, at + 4);
      for (let place = at + box.header; place < box.end; place += 65_536)
        await file.write(Buffer.alloc(Math.min(65_536, box.end - place)), 0, null, place);
    }
    at = box.end;
  }
}
