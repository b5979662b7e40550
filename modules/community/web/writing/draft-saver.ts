import { isProblem, Unreachable } from "#client/problems.ts";
import type { Draft, DraftContent } from "#modules/community/contract/schemas-draft.ts";
import { sameContent } from "./same-content.ts";
import type { DraftRef } from "./topic-form.ts";

/** Milliseconds after the last letter until it is saved. */
const patience = 2_500;
/** Milliseconds until the next try, try after try. */
const pauses = [5_000, 15_000, 30_000, 60_000];

export type SaveState =
  | { kind: "untouched" }
  /** Something was typed; it will be saved in a moment. */
  | { kind: "typed" }
  | { kind: "saving" }
  | { kind: "saved"; at: string }
  /** Not saved, but kept on this device. */
  | { kind: "keptHere"; error: unknown }
  /** Somewhere else a newer version was saved. */
  | { kind: "conflict"; theirs: Draft };

/** What this device keeps until the server has it: what was written over which version of which draft. */
export type KeptDraft = { draft: DraftRef | null; content: DraftContent };

export type DraftSaverOptions = {
  /** The draft that is written on; null until there is one. */
  draft: DraftRef | null;
  /** Of an edit there is one draft, which another device may have begun. */
  isEdit: boolean;
  /** When it was last saved. */
  savedAt: string | null;
  create: (content: DraftContent) => Promise<Draft>;
  update: (draft: DraftRef, content: DraftContent) => Promise<Draft>;
  /** Keeps on this device what is not on the server; null once it is. */
  keep: (kept: KeptDraft | null) => void;
  /** Told each time the server has saved. */
  onSaved: (draft: Draft) => void;
};

/** What may be different in a minute: no network, a server that is busy, a session that has ended. */
const isPassing = (error: unknown): boolean =>
  error instanceof Unreachable ||
  (isProblem(error) && (error.status >= 500 || error.status === 429 || error.status === 401));

/**
 * Saves a draft some seconds after the typing stops, one save at a time. What cannot be saved is kept on this device and
 * tried again; a newer version from somewhere else is never overwritten without being asked about.
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
    draft = { id: saved.id, version: saved.version };
    failures = 0;
    options.onSaved(saved);
    if (unsaved === sent) {
      unsaved = null;
      options.keep(null);
      show({ kind: "saved", at: saved.updatedAt });
    } else if (unsaved !== null) {
      options.keep({ draft, content: unsaved });
      show({ kind: "typed" });
      plan(patience);
    }
  }
  function failed(error: unknown): void {
    const current = isProblem(error, "stale_version") ? (error.problem.current as Draft | undefined) : undefined;
    if (current !== undefined) return show({ kind: "conflict", theirs: current });
    if (isProblem(error, "not_found") && draft !== null) {
      // Discarded somewhere else; what is written here is still here.
      draft = null;
      return plan(0);
    }
    show({ kind: "keptHere", error });
    if (isPassing(error)) plan(pauses[Math.min(failures, pauses.length - 1)] ?? 60_000);
    failures += 1;
  }
  async function attempt(sent: DraftContent): Promise<void> {
    show({ kind: "saving" });
    try {
      const before = draft;
      const saved = before === null ? await options.create(sent) : await options.update(before, sent);
      // Where an edit was begun on another device, that one is answered instead of being made anew.
      const isOthers = options.isEdit && before === null && (saved.version > 1 || !sameContent(saved.content, sent));
      if (isOthers) {
        draft = { id: saved.id, version: saved.version };
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
    /** Takes what the form says now. */
    write(content: DraftContent): void {
      if (isStopped) return;
      unsaved = content;
      options.keep({ draft, content });
      if (state.kind === "conflict") return;
      if (state.kind !== "saving") show({ kind: "typed" });
      plan(patience);
    },
    /** Saves at once what is not saved; answers whether the server has everything now. */
    async flush(): Promise<boolean> {
      // The one that runs may have begun before the last letter.
      await running;
      await save();
      return unsaved === null;
    },
    /** Waits for the save that runs, and begins no other until `resume`: what is posted takes its draft along. */
    async pause(): Promise<void> {
      isPaused = true;
      clearTimeout(timer);
      await running;
    },
    resume(): void {
      isPaused = false;
      if (unsaved !== null) plan(patience);
    },
    /** Tries at once what waits for its next try. */
    retry(): void {
      if (state.kind === "keptHere") void save();
    },
    /** Ends a conflict: "mine" replaces the newer version, "theirs" gives up what was written here. */
    resolve(choice: "mine" | "theirs"): void {
      if (state.kind !== "conflict") return;
      const { theirs } = state;
      draft = { id: theirs.id, version: theirs.version };
      if (choice === "mine" && unsaved !== null) {
        show({ kind: "typed" });
        void save();
        return;
      }
      unsaved = null;
      options.keep(null);
      show({ kind: "saved", at: theirs.updatedAt });
    },
    /** Whether everything written is on the server. */
    isSaved: (): boolean => unsaved === null,
    /** After posting or discarding: nothing is saved any more, and nothing kept. */
    end(): void {
      isStopped = true;
      clearTimeout(timer);
      unsaved = null;
      options.keep(null);
    },
    /** The page is left: what is not saved stays kept on this device. */
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;
