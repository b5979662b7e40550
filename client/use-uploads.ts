import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import type { StoredFile } from "#shared/files.ts";
import { formatBytes } from "#shared/numbers.ts";
import { acceptedTypes, uploadLimits, type UploadKind } from "#shared/upload-limits.ts";
import { listPorts } from "./browser-uploads.ts";
import { useFormats, usePresentation } from "./intl.tsx";
import { isolated } from "./isolated.ts";
import { useProblemText } from "./problem-text.ts";
import { isProblem } from "./problems.ts";
import { createUploadList, UploadRefused, type UploadItem } from "./upload-list.ts";

export type UseUploadsOptions = {
  /** Kinds that may be added; all by default. */
  kinds?: readonly UploadKind[];
  maxFiles: number;
  initial?: readonly StoredFile[];
};

/** Returns whether the same file would be refused again. */
const isFinal = (error: unknown): boolean =>
  error instanceof UploadRefused || isProblem(error, "too_large") || isProblem(error, "media_type_unsupported");

const everyKind: readonly UploadKind[] = ["image", "document", "video"];

function useUploadWords(kinds: readonly UploadKind[], maxFiles: number) {
  const t = useTranslations("clientUpload");
  const presentation = usePresentation();
  const { fileSize, percent, list } = useFormats();
  const problemText = useProblemText();

  return useMemo(() => {
    const limit = (kind: UploadKind): string =>
      // Keeps the number and its unit on one line.
      formatBytes(presentation, uploadLimits[kind] / 1_048_576, "megabyte").replace(/ /g, "\u00a0");
    const reason = ({ error, kind, state }: UploadItem): string | null => {
      if (state !== "failed") return null;
      if (!(error instanceof UploadRefused)) return problemText(error);
      return t(`objection.${error.objection}`, { size: limit(kind), count: maxFiles });
    };
    const detail = (item: UploadItem): string => {
      if (item.state === "waiting" || item.state === "checking") return t(item.state);
      if (item.state !== "sending") return fileSize(item.byteSize);
      return t("sending", { share: percent(item.share), size: fileSize(item.byteSize) });
    };
    const allowed = list(kinds.map((kind) => t(`limit.${kind}`, { size: limit(kind) })));
    return {
      field: {
        choose: t(maxFiles === 1 ? "chooseOne" : "choose"),
        drop: t("drop"),
        limits: `${t("limits", { kinds: allowed })} ${t("most", { count: maxFiles })}`,
        files: t("files"),
      },
      row: (item: UploadItem) => {
        const name = isolated(item.name);
        return {
          id: item.key,
          name: item.name,
          kind: item.kind,
          detail: detail(item),
          share: item.state === "sending" || item.state === "checking" ? item.share : null,
          error: reason(item),
          preview: item.preview,
          canRetry: item.state === "failed" && !isFinal(item.error),
          labels: { cancel: t("cancel", { name }), retry: t("retry", { name }), remove: t("remove", { name }) },
        };
      },
      news: (item: UploadItem): string | null => {
        const name = isolated(item.name);
        if (item.state === "ready") return t("sent", { name });
        return item.state === "failed" ? t("failed", { name, reason: reason(item) ?? "" }) : null;
      },
    };
  }, [t, presentation, fileSize, percent, list, problemText, kinds, maxFiles]);
}

/** Manages uploaded and uploading files: `<UploadField {...useUploads({ maxFiles: 20 }).field} />`. */
export function useUploads({ kinds = everyKind, maxFiles, initial = [] }: UseUploadsOptions) {
  const [list] = useState(() => createUploadList(listPorts, { kinds, maxFiles }, initial));
  const items = useSyncExternalStore(list.subscribe, list.items);
  const words = useUploadWords(kinds, maxFiles);
  useEffect(() => () => list.leave(), [list]);

  const known = useRef(new Map(items.map(({ key, state }) => [key, state])));
  const [news, setNews] = useState<string | null>(null);
  useEffect(() => {
    const changed = items.filter(({ key, state }) => known.current.get(key) !== state);
    known.current = new Map(items.map(({ key, state }) => [key, state]));
    const lines = changed.map(words.news).filter((line) => line !== null);
    if (lines.length > 0) setNews(lines.join(" "));
  }, [items, words]);

  const files = useMemo(() => items.flatMap(({ file }) => (file === null ? [] : [file])), [items]);
  const rows = useMemo(() => items.map(words.row), [items, words]);
  const accept = useMemo(
    () =>
      kinds
        .flatMap((kind) => Object.entries(acceptedTypes[kind]))
        .flatMap(([type, endings]) => [type, ...endings.map((ending) => `.${ending}`)])
        .join(","),
    [kinds],
  );
  const reset = useCallback(
    (next: readonly StoredFile[]) => {
      known.current = new Map();
      list.reset(next);
      for (const { key, state } of list.items()) known.current.set(key, state);
    },
    [list],
  );

  return {
    /** The uploaded files in order; a form sends their ids. */
    files,
    isBusy: items.some(({ state }) => state === "waiting" || state === "sending" || state === "checking"),
    hasFailed: items.some(({ state }) => state === "failed"),
    reset,
    add: list.add,
    field: {
      rows,
      onAdd: list.add,
      onRetry: list.retry,
      onRemove: list.remove,
      accept,
      multiple: maxFiles > 1,
      isFull: items.filter(({ error }) => !(error instanceof UploadRefused)).length >= maxFiles,
      words: words.field,
      /** For screen readers, after each change. */
      news,
    },
  };
}
