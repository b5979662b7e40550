import type pg from "pg";
import type { BlobStore } from "#platform/files/blob-store.ts";
import type { ArchiveWriter } from "./archive-writer.ts";
import { entryNames, type ListedFile, type Manifest } from "./manifest.ts";

/** Maximum files per list. */
const batch = 1_000;

/** Returns null when the file is missing in the store. */
async function addFile(archive: ArchiveWriter, blobs: BlobStore, key: string, byteSize: number) {
  const content = await blobs.get(key);
  if (content === null) return null;
  return archive.addStream(entryNames.content(key), byteSize, content).catch((error: unknown) => {
    throw new Error(`The file ${key} could not be copied: it should have ${byteSize} bytes.`, { cause: error });
  });
}

/**
 * Writes the files that the snapshot's rows reference, each before the list that contains its hash. Without a store
 * they are only listed. Files missing in the store are listed and counted instead of failing the backup.
 */
export async function dumpFiles(
  client: pg.Client,
  blobs: BlobStore | null,
  archive: ArchiveWriter,
  onEntry: (name: string, sha256: string) => void,
): Promise<Manifest["files"]> {
  const files = { included: blobs !== null, count: 0, bytes: 0, missing: 0, lists: 0 };
  let last = "";
  for (;;) {
    const { rows } = await client.query<{ key: string; byteSize: string }>(
      `select storage_key as key, min(byte_size)::text as "byteSize" from public.file_variant where storage_key > $1
       group by storage_key order by storage_key limit ${batch}`,
      [last],
    );
    if (rows.length === 0) return files;
    const listed: ListedFile[] = [];
    for (const { key, byteSize } of rows) {
      const size = Number(byteSize);
      const sha256 = blobs === null ? null : await addFile(archive, blobs, key, size);
      listed.push({ key, byteSize: size, sha256 });
      files.bytes += size;
      if (blobs !== null && sha256 === null) files.missing += 1;
      last = key;
    }
    files.count += listed.length;
    files.lists += 1;
    const name = entryNames.list(files.lists);
    onEntry(name, await archive.add(name, Buffer.from(listed.map((file) => `${JSON.stringify(file)}\n`).join(""))));
  }
}
