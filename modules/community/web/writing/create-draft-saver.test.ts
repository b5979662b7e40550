import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiProblem, Unreachable } from "#client/problems.ts";
import type { Draft, DraftContent } from "#modules/community/contract/schemas-draft.ts";
import type { ErrorCode } from "#shared/errors.ts";
import { createDraftSaver, type LocalDraft } from "./create-draft-saver.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const said = (titleEn: string): DraftContent => ({ titleEn });
const at = "2026-11-21T05:55:00.000Z";
const stored = (version: number, content: DraftContent): Draft => ({
  id: "7",
  topicId: null,
  topicVersion: null,
  content,
  files: [],
  version,
  createdAt: at,
  updatedAt: at,
});
const refusal = (code: ErrorCode, status: number, current?: Draft): ApiProblem =>
  new ApiProblem({ type: code, title: code, status, detail: "", code, fields: [], requestId: "1", current });

/** A fake server with one draft that can be unreachable; it responds once pending requests have arrived. */
function world(draft: { id: string; version: number } | null = null, isEdit = false) {
  const server = {
    draft: draft === null ? null : stored(draft.version, said("before")),
    down: false,
    saves: 0,
    line: Promise.resolve(),
  };
  let kept: LocalDraft | null = null;
  const reach = async (): Promise<void> => {
    await server.line;
    if (server.down) throw new Unreachable("offline");
    server.saves += 1;
  };
  const saver = createDraftSaver({
    draft,
    isEdit,
    savedAt: null,
    create: async (content) => {
      await reach();
      server.draft ??= stored(1, content);
      return server.draft;
    },
    update: async ({ version }, content) => {
      await reach();
      if (server.draft === null) throw refusal("not_found", 404);
      if (server.draft.version !== version) throw refusal("stale_version", 409, server.draft);
      server.draft = stored(version + 1, content);
      return server.draft;
    },
    keep: (value) => {
      kept = value;
    },
    onSaved: () => undefined,
  });
  return { server, saver, kept: () => kept };
}

test("a draft is saved once, a few seconds after the last input", async () => {
  const { server, saver, kept } = world();
  for (const text of ["a", "ab", "abc"]) {
    saver.write(said(text));
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect([server.saves, saver.state().kind, kept()?.content.titleEn]).toEqual([0, "typed", "abc"]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([server.saves, server.draft?.content.titleEn, saver.state()]).toEqual([1, "abc", { kind: "saved", at }]);
  expect(kept()).toBeNull();
});

test("while a topic is posted no draft is created, and a running creation completes first", async () => {
  const { server, saver } = world();
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  server.line = promise;
  saver.write(said("first"));
  await vi.advanceTimersByTimeAsync(2_550);
  const paused = saver.pause();
  saver.write(said("second"));
  answer();
  await paused;
  expect(saver.draft()).toEqual({ id: "7", version: 1 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.saves).toBe(1);
  // Posting failed: input since then is saved.
  saver.resume();
  await vi.advanceTimersByTimeAsync(2_700);
  expect([server.saves, server.draft?.content.titleEn]).toEqual([2, "second"]);
});

test("input during a save is saved by the next save", async () => {
  const { server, saver } = world();
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  server.line = promise;
  saver.write(said("first"));
  await vi.advanceTimersByTimeAsync(2_550);
  saver.write(said("second"));
  expect(saver.isSaved()).toBe(false);
  answer();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([server.draft?.content.titleEn, server.draft?.version, saver.isSaved()]).toEqual(["second", 2, true]);
});

test("offline input is stored on this device, retried, and saved when the network returns", async () => {
  const { server, saver, kept } = world();
  server.down = true;
  saver.write(said("kept"));
  await vi.advanceTimersByTimeAsync(3_000);
  expect([saver.state().kind, kept()?.content.titleEn]).toEqual(["keptHere", "kept"]);
  expect(await Promise.race([saver.flush(), vi.advanceTimersByTimeAsync(200).then(() => "late")])).toBe(false);
  server.down = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect([saver.state().kind, server.draft?.content.titleEn, kept()]).toEqual(["saved", "kept", null]);
});

test("a newer version from elsewhere is a conflict, and nothing is overwritten before the user chooses", async () => {
  const { server, saver, kept } = world({ id: "7", version: 1 });
  server.draft = stored(5, said("theirs"));
  saver.write(said("mine"));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(saver.state()).toMatchObject({ kind: "conflict", theirs: { version: 5 } });
  saver.write(said("mine, longer"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([server.draft.content.titleEn, kept()?.content.titleEn]).toEqual(["theirs", "mine, longer"]);
  saver.resolve("mine");
  await vi.advanceTimersByTimeAsync(200);
  expect([server.draft.content.titleEn, saver.state().kind, kept()]).toEqual(["mine, longer", "saved", null]);
});

test("choosing the other version discards the input of this device", async () => {
  const { server, saver, kept } = world({ id: "7", version: 1 });
  server.draft = stored(5, said("theirs"));
  saver.write(said("mine"));
  await vi.advanceTimersByTimeAsync(3_000);
  saver.resolve("theirs");
  await vi.advanceTimersByTimeAsync(60_000);
  expect([server.draft.content.titleEn, saver.draft(), kept()]).toEqual(["theirs", { id: "7", version: 5 }, null]);
});

test("an edit started on another device is not replaced by the one started here", async () => {
  const { server, saver } = world(null, true);
  server.draft = stored(1, said("begun there"));
  saver.write(said("begun here"));
  await vi.advanceTimersByTimeAsync(3_000);
  expect([saver.state().kind, server.draft.content.titleEn]).toEqual(["conflict", "begun there"]);
});

test("a draft discarded elsewhere is created again, and nothing is saved after the end", async () => {
  const { server, saver, kept } = world({ id: "7", version: 1 });
  server.draft = null;
  saver.write(said("still here"));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(server.draft).toMatchObject({ content: { titleEn: "still here" } });
  saver.write(said("too late"));
  saver.end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([server.draft, kept()]).toEqual([expect.objectContaining({ content: { titleEn: "still here" } }), null]);
});
