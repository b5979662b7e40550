import type { CaseSnapshot } from "#modules/moderation/contract/schemas.ts";
import { contentText, type Content } from "#shared/content.ts";

export type PartName = "titleEn" | "contentEn" | "titleAr" | "contentAr" | "content" | "poll" | "files";
const partNames: readonly PartName[] = ["titleEn", "contentEn", "titleAr", "contentAr", "content", "poll", "files"];

const textOf = (document: unknown): string =>
  document === null || document === undefined ? "" : contentText(document as Content);

const lines = (...texts: (string | null)[]): string => texts.filter((text) => text !== null && text !== "").join("\n");

/** The parts of a snapshot as text, for comparison. The titles of a comment's topic are not included. */
export function partsOf(snapshot: CaseSnapshot, nameless: string): Record<PartName, string> {
  const { poll, files, content } = snapshot;
  const isComment = content !== null;
  return {
    titleEn: isComment ? "" : (snapshot.titleEn ?? ""),
    titleAr: isComment ? "" : (snapshot.titleAr ?? ""),
    contentEn: textOf(snapshot.contentEn),
    contentAr: textOf(snapshot.contentAr),
    content: content ?? "",
    poll:
      poll === null
        ? ""
        : lines(
            poll.questionEn,
            poll.questionAr,
            ...poll.choices.map(({ textEn, textAr }) => lines(textEn, textAr).replace("\n", " / ")),
          ),
    files: files.map(({ name }) => name ?? nameless).join("\n"),
  };
}

export const changedParts = (then: CaseSnapshot, now: CaseSnapshot): PartName[] => {
  const [before, after] = [partsOf(then, ""), partsOf(now, "")];
  return partNames.filter((name) => before[name] !== after[name]);
};
