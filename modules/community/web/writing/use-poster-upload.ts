import { useEffect, useRef, useState } from "react";
import type { StoredFile } from "#shared/files.ts";
import type { UploadOne } from "./upload-one.ts";

export type PosterUpload = {
  /** The share that has been sent; null while nothing is. */
  share: number | null;
  error: unknown;
  /** Sends one file; another one sent meanwhile takes its place. Answers null when it failed or was replaced. */
  send: (file: File) => Promise<StoredFile | null>;
  cancel: () => void;
};

/** Sends the picture or the video of a poster. */
export function usePosterUpload(upload: UploadOne): PosterUpload {
  const running = useRef<AbortController>(null);
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File): Promise<StoredFile | null> {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setError(null);
    setShare(0);
    try {
      return await upload(file, { onProgress: setShare, signal: mine.signal });
    } catch (reason) {
      if (!mine.signal.aborted) setError(reason);
      return null;
    } finally {
      if (running.current === mine) setShare(null);
    }
  }
  return {
    share,
    error,
    send,
    cancel: () => {
      running.current?.abort();
      setShare(null);
    },
  };
}
