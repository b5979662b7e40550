import { useEffect, useRef } from "react";
import { useUploads } from "#client/use-uploads.ts";
import { filesOfField } from "#modules/services/contract/form/answers.ts";
import type { StoredFile } from "#shared/files.ts";
import type { UploadKind } from "#shared/upload-limits.ts";
import type { FieldText } from "#ui/Field.tsx";
import { UploadField } from "#ui/upload/UploadField.tsx";

const kinds: readonly UploadKind[] = ["image", "document"];

export interface FilesAnswerProps {
  text: FieldText;
  answer: unknown;
  onAnswer: (files: string[]) => void;
  /** Those that are there already. */
  files: readonly StoredFile[];
  onBusy: (isBusy: boolean) => void;
}

/** Files that belong to an answer. */
export function FilesAnswer({ text, answer, onAnswer, files, onBusy }: FilesAnswerProps) {
  const given: readonly unknown[] = Array.isArray(answer) ? answer : [];
  const uploads = useUploads({ kinds, most: filesOfField, initial: files.filter(({ id }) => given.includes(id)) });
  const ids = uploads.files.map(({ id }) => id).join(" ");
  const told = useRef(ids);
  const latest = useRef({ onAnswer, onBusy });
  useEffect(() => {
    latest.current = { onAnswer, onBusy };
  });
  useEffect(() => {
    if (told.current === ids) return;
    told.current = ids;
    latest.current.onAnswer(ids === "" ? [] : ids.split(" "));
  }, [ids]);
  useEffect(() => latest.current.onBusy(uploads.isBusy), [uploads.isBusy]);
  const { label, optional, hint, error } = text;
  return <UploadField {...{ label, optional, hint, error }} {...uploads.field} />;
}
