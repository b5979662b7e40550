import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { widget } from "#kit/module.ts";
import { FlagIcon } from "#ui/icons.ts";
import { MenuItem } from "#ui/menu/Menu.tsx";
import type { OpenReportDialogProps, ReportSubject } from "./OpenReportDialog.tsx";

const LoadedDialog = widget(() => import("./OpenReportDialog.tsx"), "OpenReportDialog");

/** In the menu of a topic or comment, for users who may report it (`can.report`); opens a `ReportDialog`. */
export function ReportItem({ kind, onSelect }: { kind: ReportSubject["kind"]; onSelect: () => void }) {
  const t = useTranslations("moderation.report");
  return (
    <MenuItem icon={<FlagIcon />} onSelect={onSelect}>
      {t(kind)}
    </MenuItem>
  );
}

export function ReportDialog(props: OpenReportDialogProps) {
  return (
    <Suspense fallback={null}>
      <LoadedDialog {...props} />
    </Suspense>
  );
}
