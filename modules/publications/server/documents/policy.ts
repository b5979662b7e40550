import type { DocumentState } from "../../contract/schemas-document.ts";

/** Maximum files of a report, in both languages together. */
export const maxVersions = 200;

/** Instants of publication and withdrawal. */
export type Publication = { publishAt: string | null; withdrawnAt: string | null };

const isOver = (instant: string, now: Date): boolean => new Date(instant).getTime() <= now.getTime();

/** Returns the state at an instant. A scheduled report appears at its time, without a job. */
export function stateAt({ publishAt, withdrawnAt }: Publication, now: Date): DocumentState {
  if (withdrawnAt !== null) return "withdrawn";
  if (publishAt === null) return "draft";
  return isOver(publishAt, now) ? "published" : "scheduled";
}

const isSame = (one: string, other: string | null): boolean =>
  other !== null && new Date(one).getTime() === new Date(other).getTime();

export type Objection = {
  field: "state" | "publishAt" | "fileEn";
  key: "stateAfterPublishing" | "future" | "fieldRequired";
};
export type RequestedState = { state: DocumentState; publishAt: string | null };

const shownStates: readonly DocumentState[] = ["published", "withdrawn"];

/**
 * Returns the publication after a requested change of state, or an objection. A published report cannot become a draft
 * again: it is withdrawn, and may be published again.
 */
export function planPublication(current: Publication, requested: RequestedState, now: Date): Publication | Objection {
  const state = stateAt(current, now);
  switch (requested.state) {
    case "draft":
      return shownStates.includes(state)
        ? { field: "state", key: "stateAfterPublishing" }
        : { publishAt: null, withdrawnAt: null };
    case "scheduled":
      if (requested.publishAt === null) return { field: "publishAt", key: "fieldRequired" };
      // It may have appeared while its texts were edited.
      if (isSame(requested.publishAt, current.publishAt) && state !== "withdrawn") return current;
      if (shownStates.includes(state)) return { field: "state", key: "stateAfterPublishing" };
      if (isOver(requested.publishAt, now)) return { field: "publishAt", key: "future" };
      return { publishAt: requested.publishAt, withdrawnAt: null };
    case "published":
      if (state === "published") return current;
      return { publishAt: state === "withdrawn" ? current.publishAt : now.toISOString(), withdrawnAt: null };
    case "withdrawn":
      if (state === "withdrawn") return current;
      return state === "published"
        ? { ...current, withdrawnAt: now.toISOString() }
        : { field: "state", key: "stateAfterPublishing" };
  }
}

/** Only reports that are not shown, now or soon, may be deleted. */
export const mayDelete = (state: DocumentState): boolean => state === "draft" || state === "withdrawn";
