import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fillDisks } from "./fill-disks.ts";
import { mountSmallDisk } from "./small-disk.ts";

test("full disks refuse clearly and lose nothing, or the drill says that it cannot mount one", async () => {
  const { sentence, holds } = await fillDisks(() => {});
  if (holds === "skipped") expect(sentence).toMatch(/may not mount/);
  else expect([holds, sentence]).toEqual([true, expect.stringContaining("refused with 507")]);
});

test("the reason is returned if a disk cannot be mounted", async () => {
  await using directory = await mkdtempDisposable(join(tmpdir(), "diwan-mount-"));
  expect(await mountSmallDisk(join(directory.path, "disk"), Number.NaN)).toEqual(expect.any(String));
});
