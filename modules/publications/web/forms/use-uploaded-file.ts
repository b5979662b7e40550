import { useEffect, useEffectEvent, useRef } from "react";
import { useUploads } from "#client/use-uploads.ts";
import type { UploadKind } from "#shared/upload-limits.ts";

export interface UploadedFileOptions {
  kinds: readonly UploadKind[];
  /** Called with the id of the uploaded file, null when it is removed. */
  onChange: (fileId: string | null) => void;
  onBusy: (isBusy: boolean) => void;
}

/** Uploads one file of a form; returns the props of an `UploadField`. */
export function useUploadedFile({ kinds, onChange, onBusy }: UploadedFileOptions) {
  const { files, isBusy, field } = useUploads({ kinds, maxFiles: 1 });
  const uploaded = files[0]?.id ?? null;
  const reported = useRef(uploaded);
  const reportChange = useEffectEvent(onChange);
  const reportBusy = useEffectEvent(onBusy);
  useEffect(() => {
    if (reported.current === uploaded) return;
    reported.current = uploaded;
    reportChange(uploaded);
  }, [uploaded]);
  useEffect(() => reportBusy(isBusy), [isBusy]);
  return field;
}
