import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { saveAs } from "./download.ts";
import { useFieldErrorText } from "./form-errors.ts";
import { readTableFile } from "./read-table-file.ts";
import { useLeaving } from "./use-leaving.ts";

export type TableImportOptions<Outcome> = {
  /** Maximum number of characters accepted by the server. */
  longest: number;
  tooLarge: string;
  /** `checked` is the outcome of the last check of this table. */
  send: (body: { csv: string; dryRun: boolean }, checked: Outcome | undefined) => Promise<Outcome>;
  onApplied: (outcome: Outcome) => void;
};

/** The table and its file name; null if it was pasted. */
type Source = { csv: string; file: string | null };
const nothing: Source = { csv: "", file: null };

/** Imports a table: a dry run first, then the import. `field` is for `TableSource` of the ui. */
export function useTableImport<Outcome extends { applied: boolean }>(options: TableImportOptions<Outcome>) {
  const { longest, tooLarge, send, onApplied } = options;
  const errorText = useFieldErrorText();
  const [source, setSource] = useState(nothing);
  const [isRequired, setIsRequired] = useState(false);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const isApplied = useRef(false);
  const checked = useRef<Outcome>(undefined);
  const isEmpty = source.csv.trim() === "";
  const leaving = useLeaving({ blocks: () => !isEmpty && !isApplied.current });
  const { mutate, data, error, isPending, variables, reset } = useMutation({
    mutationFn: (dryRun: boolean) => send({ csv: source.csv, dryRun }, checked.current),
    onSuccess: (outcome) => {
      checked.current = outcome;
      if (!outcome.applied) return;
      isApplied.current = true;
      onApplied(outcome);
    },
  });
  const change = (next: Source): void => {
    setSource(next);
    setIsTooLarge(false);
    // The outcome belongs to another table.
    checked.current = undefined;
    reset();
  };
  async function take(files: readonly File[]): Promise<void> {
    const [file] = files;
    if (file === undefined) return;
    const csv = await readTableFile(file, longest);
    if (csv !== null) return change({ csv, file: file.name });
    // Pasted text is kept; of a file only its name would remain visible.
    if (source.file !== null) change(nothing);
    setIsTooLarge(true);
  }
  const check = (): void => {
    setIsRequired(true);
    if (!isEmpty && !isPending) mutate(true);
  };
  const missing = isRequired && isEmpty ? errorText({ message: JSON.stringify({ key: "fieldRequired" }) }) : undefined;
  return {
    field: {
      csv: source.csv,
      file: source.file,
      error: isTooLarge ? tooLarge : missing,
      onFiles: (files: readonly File[]) => void take(files),
      onText: (csv: string) => change({ csv, file: null }),
      onRemove: () => change(nothing),
      onSubmit: check,
    },
    outcome: data,
    failure: error,
    isChecking: isPending && variables,
    isApplying: isPending && !variables,
    check,
    apply: () => mutate(false),
    leaving,
  };
}

/** Saves a table with only its header, with the byte order mark that spreadsheets need. */
export const saveTemplate = (columns: readonly string[], name: string): void =>
  saveAs(new Blob([`\ufeff${columns.join(",")}\r\n`], { type: "text/csv;charset=utf-8" }), name);
