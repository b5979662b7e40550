import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useUploads } from "#client/use-uploads.ts";
import type { StoredFile } from "#shared/files.ts";
import { UploadField } from "#ui/upload/UploadField.tsx";

/** Files that a topic may have. */
const most = 20;

export interface AttachmentsFieldProps {
  /** Ids of files, in their order. */
  ids: readonly string[];
  fileOf: (id: string) => StoredFile | undefined;
  onChange: (ids: string[], files: readonly StoredFile[]) => void;
  /** Told whether something is on its way, or did not arrive. */
  onState: (state: { isBusy: boolean; hasFailed: boolean }) => void;
  /** Files that were dropped somewhere else on the form, to be taken here. */
  dropped: readonly File[];
  error: string | undefined;
}

/** The files of a topic: several at once, each with its own progress. */
export function AttachmentsField({ ids, fileOf, onChange, onState, dropped, error }: AttachmentsFieldProps) {
  const t = useTranslations("writing");
  const [initial] = useState(() => ids.flatMap((id) => fileOf(id) ?? []));
  const uploads = useUploads({ most, initial });
  const { files, add, isBusy, hasFailed } = uploads;
  const told = useRef(initial.map(({ id }) => id).join());
  const taken = useRef(dropped);

  useEffect(() => {
    const present = files.map(({ id }) => id);
    if (present.join() === told.current) return;
    told.current = present.join();
    onChange(present, files);
  }, [files, onChange]);
  useEffect(() => onState({ isBusy, hasFailed }), [isBusy, hasFailed, onState]);
  useEffect(() => {
    if (taken.current === dropped) return;
    taken.current = dropped;
    add(dropped);
  }, [dropped, add]);

  return (
    <div id="writing-attachments" tabIndex={-1}>
      <UploadField {...uploads.field} label={t("attachments")} optional error={error} />
    </div>
  );
}
