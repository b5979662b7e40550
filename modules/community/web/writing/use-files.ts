import { useCallback, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { uploadResumably } from "#client/browser-uploads.ts";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import type { Topic } from "#modules/community/contract/schemas.ts";
import type { StoredFile } from "#shared/files.ts";
import { acceptedTypes } from "#shared/upload-limits.ts";
import type { EditorPictures } from "#ui/editor/pictures.ts";
import { useToast } from "#ui/toast-context.ts";

type UploadOptions = { onProgress?: (share: number) => void; signal?: AbortSignal };

export type UploadOne = (file: File, options?: UploadOptions) => Promise<StoredFile>;

const uploadOne: UploadOne = (file, { onProgress, ...options } = {}) =>
  uploadResumably(file, {
    ...options,
    ...(onProgress === undefined ? {} : { onProgress: (bytes: number) => onProgress(bytes / file.size) }),
  });

/** The files that a text refers to, and the upload of images into it. */
export function useFilesOfWriting(topic: Topic | null, initial: readonly StoredFile[]) {
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
      // URLs are signed anew each time; the first one stays valid and avoids loading images again.
      const fresh = found.filter((file) => !known.has(file.id));
      return fresh.length === 0 ? known : new Map([...known, ...fresh.map((file) => [file.id, file] as const)]);
    });
  }, []);
  const upload = useCallback<UploadOne>(
    async (file, options) => {
      const stored = await uploadOne(file, options);
      learn([stored]);
      return stored;
    },
    [learn],
  );
  const uploadPicture = useCallback(
    async (file: File) => {
      setPending((count) => count + 1);
      try {
        const { id, kind, url } = await upload(file);
        if (kind !== "image" || url === null) throw new Error("not a picture");
        return { fileId: id, url };
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
    [upload, toast, t, problemText],
  );
  const pictures = useMemo<EditorPictures>(
    () => ({
      accept: Object.keys(acceptedTypes.image).join(","),
      upload: uploadPicture,
      sourceOf: (id) => files.get(id)?.url ?? images?.find((image) => image.id === id)?.url ?? null,
    }),
    [uploadPicture, files, images],
  );
  return {
    pictures,
    upload,
    fileOf: (id: string) => files.get(id),
    learn,
    /** Number of images being uploaded. */
    pending,
  };
}
