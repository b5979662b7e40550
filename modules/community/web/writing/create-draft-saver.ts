import { isProblem, Unreachable } from "#client/problems.ts";
import type { Draft, DraftContent } from "#modules/community/contract/schemas-draft.ts";
import { hasSameContent } from "./compare-content.ts";
import { refOf, type DraftRef } from "./prepare-topic-form.ts";

/** Milliseconds from the last input to saving. */
const saveDelayMs = 2_500;
const longestRetryMs = 60_000;
/** Milliseconds before each retry. */
const retryDelaysMs = [5_000, 15_000, 30_000, longestRetryMs];

export type SaveState =
  | { kind: "untouched" }
  /** Has input that will be saved after a delay. */
  | { kind: "typed" }
  | { kind: "saving" }
  | { kind: "saved"; at: string }
  /** Stored on this device only. */
  | { kind: "keptHere"; error: unknown }
  /** A newer version was saved elsewhere. */
  | { kind: "conflict"; theirs: Draft };

/** Content stored on this device until the server has saved it, with the draft version it is based on. */
export type LocalDraft = { draft: DraftRef | null; content: DraftContent };

export type DraftSaverOptions = {
  /** Null until the first save. */
  draft: DraftRef | null;
  /** An edit has a single draft, which another device may have created. */
  isEdit: boolean;
  savedAt: string | null;
  create: (content: DraftContent) => Promise<Draft>;
  update: (draft: DraftRef, content: DraftContent) => Promise<Draft>;
  /** Stores unsaved content on this device; null removes it. */
  keep: (kept: LocalDraft | null) => void;
  /** Called after every save by the server. */
  onSaved: (draft: Draft) => void;
};

/** Returns whether a retry may succeed: no network, a busy server, an ended session. */
const isTemporary = (error: unknown): boolean =>
  error instanceof Unreachable ||
  (isProblem(error) && (error.status >= 500 || error.status === 429 || error.status === 401));

/**
 * Saves a draft a few seconds after the last input, one save at a time. Unsaved content is stored on this device and
 * retried; a newer version from elsewhere is never overwritten without confirmation.
 */
export function createDraftSaver(options: DraftSaverOptions) {
  let { draft } = options;
  let state: SaveState = options.savedAt === null ? { kind: "untouched" } : { kind: "saved", at: options.savedAt };
  let unsaved: DraftContent | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let failures = 0;
  let isStopped = false;
  let isPaused = false;
  const subscribers = new Set<() => void>();

  function show(next: SaveState): void {
    state = next;
    subscribers.forEach((subscriber) => subscriber());
  }
  function plan(delay: number): void {
    clearTimeout(timer);
    if (!isStopped && !isPaused) timer = setTimeout(() => void save(), delay);
  }
  function taken(saved: Draft, sent: DraftContent): void {
    draft = refOf(saved);
    failures = 0;
    options.onSaved(saved);
    if (unsaved === sent) {
      unsaved = null;
      options.keep(null);
      show({ kind: "saved", at: saved.updatedAt });
    } else if (unsaved !== null) {
      options.keep({ draft, content: unsaved });
      show({ kind: "typed" });
      plan(saveDelayMs);
    }
  }
  function failed(error: unknown): void {
    const current = isProblem(error, "stale_version") ? (error.problem.current as Draft | undefined) : undefined;
    if (current !== undefined) return show({ kind: "conflict", theirs: current });
    if (isProblem(error, "not_found") && draft !== null) {
      // Discarded elsewhere: the content is saved as a new draft.
      draft = null;
      return plan(0);
    }
    show({ kind: "keptHere", error });
    if (isTemporary(error)) plan(retryDelaysMs[failures] ?? longestRetryMs);
    failures += 1;
  }
  async function attempt(sent: DraftContent): Promise<void> {
    show({ kind: "saving" });
    try {
      const before = draft;
      const saved = before === null ? await options.create(sent) : await options.update(before, sent);
      // If another device has started an edit, the server returns that draft instead of creating one.
      const isOthers = options.isEdit && before === null && (saved.version > 1 || !hasSameContent(saved.content, sent));
      if (isOthers) {
        draft = refOf(saved);
        options.onSaved(saved);
        show({ kind: "conflict", theirs: saved });
      } else taken(saved, sent);
    } catch (error) {
      failed(error);
    }
  }
  function save(): Promise<void> {
    clearTimeout(timer);
    if (running !== null) return running;
    if (unsaved === null || isStopped || isPaused || state.kind === "conflict") return Promise.resolve();
    running = attempt(unsaved).finally(() => {
      running = null;
    });
    return running;
  }

  return {
    state: (): SaveState => state,
    draft: (): DraftRef | null => draft,
    subscribe(subscriber: () => void): () => void {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    /** Accepts the current content of the form. */
    write(content: DraftContent): void {
      if (isStopped) return;
      unsaved = content;
      options.keep({ draft, content });
      if (state.kind === "conflict") return;
      if (state.kind !== "saving") show({ kind: "typed" });
      plan(saveDelayMs);
    },
    /** Saves at once; returns whether the server has saved everything. */
    async flush(): Promise<boolean> {
      // A running save may have started before the last input.
      await running;
      await save();
      return unsaved === null;
    },
    /** Waits for a running save and starts no other until `resume`: posting deletes the draft. */
    async pause(): Promise<void> {
      isPaused = true;
      clearTimeout(timer);
      await running;
    },
    resume(): void {
      isPaused = false;
      if (unsaved !== null) plan(saveDelayMs);
    },
    retry(): void {
      if (state.kind === "keptHere") void save();
    },
    /** Resolves a conflict: "mine" replaces the newer version, "theirs" discards the local content. */
    resolve(choice: "mine" | "theirs"): void {
      if (state.kind !== "conflict") return;
      const { theirs } = state;
      draft = refOf(theirs);
      if (choice === "mine" && unsaved !== null) {
        show({ kind: "typed" });
        void save();
        return;
      }
      unsaved = null;
      options.keep(null);
      show({ kind: "saved", at: theirs.updatedAt });
    },
    isSaved: (): boolean => unsaved === null,
    /** After posting or discarding: stops saving and removes the content stored on this device. */
    end(): void {
      isStopped = true;
      clearTimeout(timer);
      unsaved = null;
      options.keep(null);
    },
    /** When the page is closed: unsaved content stays on this device. */
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;
