/** A person or department that can be mentioned in a text. */
export interface MentionChoice {
  kind: "person" | "department";
  id: string;
  /** The name inserted into the text. */
  label: string;
  /** Shown next to the name: a job title, the name in the other language. */
  detail?: string | undefined;
  photo?: string | null | undefined;
}

/** Finds people and departments by a few letters; returns a short list, best matches first. */
export type FindMentions = (query: string, signal: AbortSignal) => Promise<readonly MentionChoice[]>;

export interface MentionLabels {
  list: string;
  searching: string;
  nobody: string;
  failed: string;
  /** Announced when the list has loaded. */
  found: (count: number) => string;
}
