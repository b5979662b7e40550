import { useCallback, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import type { Topic } from "#modules/community/contract/schemas.ts";
import type { StoredFile } from "#shared/files.ts";
import { acceptedTypes } from "#shared/upload-limits.ts";
import type { EditorPictures } from "#ui/editor/pictures.ts";
import { useToast } from "#ui/toast-context.ts";
import { uploadOne } from "./upload-one.ts";

export type FilesOfWriting = {
  pictures: EditorPictures;
  fileOf: (id: string) => StoredFile | undefined;
  /** Remembers files that the server has described. */
  learn: (files: readonly StoredFile[]) => void;
  /** Pictures on their way. */
  pending: number;
};

/** The files that a text refers to, and how pictures get into it. */
export function useFilesOfWriting(topic: Topic | null, initial: readonly StoredFile[]): FilesOfWriting {
  const t = useTranslations("writing");
  const problemText = useProblemText();
  const toast = useToast();
  const [files, setFiles] = useState<ReadonlyMap<string, StoredFile>>(
    () => new Map(initial.map((file) => [file.id, file])),
  );
  const [pending, setPending] = useState(0);
  const images = topic?.images;

  const learn = useCallback((found: readonly StoredFile[]) => {
    setFiles((known) => {
      // Addresses are signed anew each time; the first one stays good and spares pictures from being loaded again.
      const fresh = found.filter((file) => !known.has(file.id));
      return fresh.length === 0 ? known : new Map([...known, ...fresh.map((file) => [file.id, file] as const)]);
    });
  }, []);
  const fileOf = useCallback((id: string) => files.get(id), [files]);
  const upload = useCallback(
    async (file: File) => {
      setPending((count) => count + 1);
      try {
        const stored = await uploadOne(file);
        if (stored.kind !== "image" || stored.url === null) throw new Error("not a picture");
        learn([stored]);
        return { fileId: stored.id, url: stored.url };
      } catch (error) {
        const reason = isolated(
          error instanceof Error && error.message === "not a picture" ? file.name : problemText(error),
        );
        toast({ message: t("pictureFailed", { reason }), tone: "danger" });
        throw error;
      } finally {
        setPending((count) => count - 1);
      }
    },
    [learn, toast, t, problemText],
  );
  const pictures = useMemo<EditorPictures>(
    () => ({
      accept: Object.keys(acceptedTypes.image).join(","),
      upload,
      sourceOf: (id) => files.get(id)?.url ?? images?.find((image) => image.id === id)?.url ?? null,
    }),
    [upload, files, images],
  );
  return { pictures, fileOf, learn, pending };
}
