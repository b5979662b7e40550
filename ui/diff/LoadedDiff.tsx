import { useMemo } from "react";
import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import { textClass } from "../primitives.ts";
import styles from "./Diff.module.css";
import { textDiff, type DiffLine, type DiffPart } from "./text-diff.ts";

export interface DiffLabels {
  /** Read out before added and removed text. */
  added: string;
  removed: string;
  /** Shown if both texts are equal. */
  same: string;
}

export interface DiffProps {
  before: string;
  after: string;
  labels: DiffLabels;
  /** Language of both texts, if known. */
  lang?: "en" | "ar" | undefined;
}

/**
 * Renders the changes between two texts word by word: added words are underlined, removed ones struck through, and both
 * are read out, so that colour is not the only cue. Each line has its own direction.
 */
export function LoadedDiff({ before, after, labels, lang }: DiffProps) {
  const lines = useMemo(() => textDiff(before, after), [before, after]);
  if (lines.every(({ kind }) => kind === "same"))
    return <p className={textClass("flush", "sm", "muted")}>{labels.same}</p>;
  return (
    <div className={styles.text} lang={lang} dir={lang === undefined ? undefined : lang === "ar" ? "rtl" : "ltr"}>
      {lines.map((line, place) => (
        <Line key={place} line={line} labels={labels} />
      ))}
    </div>
  );
}

function Line({ line, labels }: { line: DiffLine; labels: DiffLabels }) {
  const isEmpty = line.parts.every(({ text }) => text === "");
  return (
    <p dir={isEmpty ? undefined : "auto"} className={classNames(styles.line, styles[`${line.kind}Line`])}>
      {line.parts.map((part, place) => (
        <Part key={place} part={part} labels={labels} />
      ))}
    </p>
  );
}

function Part({ part: { kind, text }, labels }: { part: DiffPart; labels: DiffLabels }) {
  if (kind === "same" || text === "") return text;
  const Tag = kind === "added" ? "ins" : "del";
  return (
    <Tag className={styles[kind]}>
      {/* Isolated, so that it does not determine the line's direction. */}
      <bdi>
        <VisuallyHidden>{kind === "added" ? labels.added : labels.removed} </VisuallyHidden>
      </bdi>
      {text}
    </Tag>
  );
}
