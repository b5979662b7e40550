import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { IconButton } from "#ui/IconButton.tsx";
import { FlagIcon } from "#ui/icons.ts";
import type { ReportSubject } from "./OpenReportDialog.tsx";

const LoadedDialog = lazy(async () => ({ default: (await import("./OpenReportDialog.tsx")).OpenReportDialog }));

interface ReportDialogProps {
  subject: ReportSubject;
  onClose: () => void;
}

/** The dialog that reports a topic or a comment, loaded when it is opened. */
function ReportDialog({ subject, onClose }: ReportDialogProps) {
  return (
    <Suspense fallback={null}>
      <LoadedDialog subject={subject} onClose={onClose} />
    </Suspense>
  );
}

/** A flag that reports a topic, for those who may (`can.report`). */
export function ReportTopic({ topicId }: { topicId: string }) {
  const t = useTranslations("moderation.report");
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t("topic")} icon={<FlagIcon size={20} />} onClick={() => setOpen(true)} />
      {open && <ReportDialog subject={{ kind: "topic", id: topicId }} onClose={() => setOpen(false)} />}
    </>
  );
}

export interface ReportCommentProps {
  commentId: string;
  /** Whose comment it is, isolated. */
  name: string;
  /** Of a quiet action in the foot of a comment. */
  className: string | undefined;
}

/** A word in the foot of a comment that reports it, for those who may (`can.report`). */
export function ReportComment({ commentId, name, className }: ReportCommentProps) {
  const t = useTranslations("moderation.report");
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-label={t("commentBy", { name })} onClick={() => setOpen(true)}>
        {t("comment")}
      </button>
      {open && <ReportDialog subject={{ kind: "comment", id: commentId }} onClose={() => setOpen(false)} />}
    </>
  );
}
