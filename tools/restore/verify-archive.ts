import { hash } from "node:crypto";
import { ArchiveFault, readArchive, readHash, readContent, type ArchiveEntry } from "../backup/archive-reader.ts";
import { entryNames, listedFileSchema, manifestSchema, type ListedFile, type Manifest } from "../backup/manifest.ts";

function parseList(content: Buffer): ListedFile[] {
  const lines = content.toString("utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => listedFileSchema.parse(JSON.parse(line)));
}

const isList = (name: string): boolean => name.startsWith("lists/");
const isContent = (name: string): boolean => name.startsWith("files/");

type Seen = {
  entries: Map<string, string>;
  /** Hashes of contents that no list has named yet. */
  unlisted: Map<string, string>;
  files: { count: number; bytes: number };
  manifest: Buffer | null;
  end: string | null;
};

async function see(seen: Seen, entry: ArchiveEntry): Promise<void> {
  const { name } = entry;
  if (seen.entries.has(name) || seen.end !== null) throw new ArchiveFault(`${name} is more than there should be.`);
  if (isContent(name)) {
    seen.unlisted.set(name, await readHash(entry));
  } else if (isList(name)) {
    const content = await readContent(entry);
    seen.entries.set(name, hash("sha256", content));
    for (const file of parseList(content)) {
      const named = entryNames.content(file.key);
      if ((seen.unlisted.get(named) ?? null) !== file.sha256) throw new ArchiveFault(`${named} is damaged or missing.`);
      seen.unlisted.delete(named);
      seen.files.count += 1;
      seen.files.bytes += file.byteSize;
    }
  } else if (name === entryNames.manifest) {
    seen.manifest = await readContent(entry);
  } else if (name === entryNames.end) {
    seen.end = (await readContent(entry)).toString("utf8").trim();
  } else {
    seen.entries.set(name, await readHash(entry));
  }
}

function readManifest({ manifest, end }: Seen): Manifest {
  if (manifest === null || end === null) throw new ArchiveFault("It ends early.");
  if (hash("sha256", manifest) !== end) throw new ArchiveFault(`${entryNames.manifest} is damaged.`);
  const parsed = manifestSchema.safeParse(JSON.parse(manifest.toString("utf8")));
  if (!parsed.success) throw new ArchiveFault("It is of a kind that this release does not know.");
  return parsed.data;
}

function compare(manifest: Manifest, seen: Seen): void {
  const expected = Object.entries(manifest.entries);
  for (const [name, sha256] of expected) {
    if (seen.entries.get(name) !== sha256) throw new ArchiveFault(`${name} is damaged or missing.`);
  }
  const [extra] = [...seen.entries.keys()].filter((name) => manifest.entries[name] === undefined);
  const surplus = extra ?? seen.unlisted.keys().next().value;
  if (surplus !== undefined) throw new ArchiveFault(`${surplus} is more than there should be.`);
  const { count, bytes } = manifest.files;
  if (seen.files.count !== count || seen.files.bytes !== bytes)
    throw new ArchiveFault("The lists of files are not whole.");
}

/** Reads the whole archive and compares everything with its hashes. @throws {ArchiveFault} */
export async function verifyArchive(path: string, signal?: AbortSignal): Promise<Manifest> {
  const seen: Seen = {
    entries: new Map(),
    unlisted: new Map(),
    files: { count: 0, bytes: 0 },
    manifest: null,
    end: null,
  };
  try {
    await readArchive(path, (entry) => see(seen, entry), signal);
    const manifest = readManifest(seen);
    compare(manifest, seen);
    return manifest;
  } catch (error) {
    if (error instanceof ArchiveFault && !error.message.includes(path))
      throw new ArchiveFault(`The archive ${path} cannot be used. ${error.message}`, { cause: error });
    throw error;
  }
}
