import { useTranslations } from "use-intl";
import type { Punch } from "#modules/attendance/contract/schemas-punch.ts";
import { usePlaceFormats } from "../use-place-formats.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { useRefresh } from "../use-refresh.ts";
import { voidPunch } from "./api.ts";
import { ReasonFields } from "./ReasonFields.tsx";

export interface VoidPunchProps {
  punch: Punch;
  timeZone: string;
  onClose: () => void;
}

/** Asks why a punch is taken back; it is kept, and counts in nothing. */
export function VoidPunch({ punch, timeZone, onClose }: VoidPunchProps) {
  const t = useTranslations("attendanceOfficer.correction");
  const days = useTranslations("attendanceDays");
  const formats = usePlaceFormats(timeZone);
  const refresh = useRefresh();
  const { form, frame } = useEntityForm({
    initial: { reason: "", note: "" },
    onClose,
    async save({ reason, note }) {
      const words = note.trim();
      await voidPunch({ params: { id: punch.id }, body: { reason, note: words === "" ? null : words } });
      void refresh();
      return t("voided");
    },
  });
  return (
    <FormDialog
      title={t("voidTitle", { kind: days(`kind.${punch.kind}`), time: formats.time(punch.at) })}
      submitLabel={t("takeBack")}
      tone="danger"
      {...frame}
    >
      <p>{t("voidText")}</p>
      <ReasonFields form={form} isFirst />
    </FormDialog>
  );
}
