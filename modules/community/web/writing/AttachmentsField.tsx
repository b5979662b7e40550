import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useUploads } from "#client/use-uploads.ts";
import type { StoredFile } from "#shared/files.ts";
import { UploadField } from "#ui/upload/UploadField.tsx";

/** Maximum files per topic. */
const maxFiles = 20;

export interface AttachmentsFieldProps {
  /** File ids, in order. */
  ids: readonly string[];
  fileOf: (id: string) => StoredFile | undefined;
  onChange: (ids: string[], files: readonly StoredFile[]) => void;
  onState: (state: { isBusy: boolean; hasFailed: boolean }) => void;
  /** Files dropped elsewhere on the form, to be attached. */
  dropped: readonly File[];
  error: string | undefined;
}

/** The files of a topic, each with its own upload progress. */
export function AttachmentsField({ ids, fileOf, onChange, onState, dropped, error }: AttachmentsFieldProps) {
  const t = useTranslations("writing");
  const [initial] = useState(() => ids.flatMap((id) => fileOf(id) ?? []));
  const uploads = useUploads({ maxFiles, initial });
  const { files, add, isBusy, hasFailed } = uploads;
  const reported = useRef(initial.map(({ id }) => id).join());
  const added = useRef(dropped);

  useEffect(() => {
    const present = files.map(({ id }) => id);
    if (present.join() === reported.current) return;
    reported.current = present.join();
    onChange(present, files);
  }, [files, onChange]);
  useEffect(() => onState({ isBusy, hasFailed }), [isBusy, hasFailed, onState]);
  useEffect(() => {
    if (added.current === dropped) return;
    added.current = dropped;
    add(dropped);
  }, [dropped, add]);

  return (
    <div id="writing-attachments" tabIndex={-1}>
      <UploadField {...uploads.field} label={t("attachments")} optional error={error} />
    </div>
  );
}
