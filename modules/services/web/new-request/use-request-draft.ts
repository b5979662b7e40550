import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { isProblem } from "#client/problems.ts";
import { keyOf } from "#client/query.ts";
import type { Answers } from "#modules/services/contract/form/definition.ts";
import { createRequest, listRequests, readService, requestQuery, updateRequest } from "../api.ts";

/** The last version of a request that the server has returned. */
export type Kept = { id: string; version: number };
export type SavingState = "idle" | "waiting" | "saving" | "kept" | "failed";

const debounceMs = 1200;

/**
 * Saves answers as a draft on the server, one write at a time: the first creates the draft, later ones update it.
 * `flush` saves the latest answers at once and returns the request, or null without a draft to update; it rejects with
 * the server's errors.
 */
export function useRequestDraft(code: string, initial: Kept | null) {
  const queries = useQueryClient();
  const [state, setState] = useState<SavingState>("idle");
  const kept = useRef(initial);
  const pending = useRef<Answers | null>(null);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = useCallback(async (): Promise<void> => {
    const answers = pending.current;
    if (answers === null) return;
    pending.current = null;
    setState("saving");
    try {
      const { data } =
        kept.current === null
          ? await createRequest({ body: { service: code, answers } })
          : await updateRequest({ params: { id: kept.current.id }, body: { version: kept.current.version, answers } });
      kept.current = { id: data.id, version: data.version };
      queries.setQueryData(requestQuery(data.id).queryKey, { data });
      void queries.invalidateQueries({ queryKey: keyOf(listRequests) });
      // It contains the id of the draft.
      void queries.invalidateQueries({ queryKey: keyOf(readService), refetchType: "none" });
      setState(pending.current === null ? "kept" : "waiting");
    } catch (error) {
      pending.current ??= answers;
      // Saved on another device meanwhile: the last write wins.
      const newest = isProblem(error, "stale_version") ? (error.problem.current as Kept | undefined) : undefined;
      if (newest !== undefined) kept.current = { id: newest.id, version: newest.version };
      setState("failed");
      throw error;
    }
  }, [code, queries]);
  const queue = useCallback((): Promise<void> => {
    clearTimeout(timer.current);
    const next = running.current.then(write, write);
    running.current = next.catch(() => undefined);
    return next;
  }, [write]);

  function save(answers: Answers): void {
    pending.current = answers;
    setState("waiting");
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void queue().catch(() => undefined), debounceMs);
  }
  async function flush(): Promise<Kept | null> {
    clearTimeout(timer.current);
    await running.current;
    if (kept.current !== null) await queue();
    return kept.current;
  }
  /** Discards unsaved answers: the draft has been sent or deleted. */
  function stop(): void {
    clearTimeout(timer.current);
    pending.current = null;
  }
  // Saves unsaved answers when the page is left.
  useEffect(
    () => () => {
      if (pending.current !== null) void queue().catch(() => undefined);
    },
    [queue],
  );
  return { state, keep: save, flush, stop };
}
