/** A person or a department that can be named in a text. */
export interface MentionChoice {
  kind: "person" | "department";
  id: string;
  /** The name that stands in the text. */
  label: string;
  /** Told beside it: a job title, the name in the other language. */
  detail?: string | undefined;
  photo?: string | null | undefined;
}

/** Finds people and departments by a few letters; a handful, best first. */
export type FindMentions = (query: string, signal: AbortSignal) => Promise<readonly MentionChoice[]>;

export interface MentionLabels {
  /** The name of the list for screen readers. */
  list: string;
  searching: string;
  nobody: string;
  failed: string;
  /** Announced when the list has loaded. */
  found: (count: number) => string;
}
