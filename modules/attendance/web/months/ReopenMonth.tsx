import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { firstOf, maxLength, minLength, required } from "#shared/validators.ts";
import { NoteDialog } from "../components/NoteDialog.tsx";
import { useRefresh } from "../use-refresh.ts";
import { reopenMonth } from "./api.ts";
import { useMonthName } from "./use-month-name.ts";

const checkNote = validated(firstOf(required, minLength(3), maxLength(500)));

/** Why a locked month has to be opened again; the reason stays on record. */
export function ReopenMonth({ month, onClose }: { month: string; onClose: () => void }) {
  const t = useTranslations("attendanceReview.months");
  const refresh = useRefresh();
  const name = useMonthName().name(month);
  return (
    <NoteDialog
      title={t("reopenTitle", { month: name })}
      text={t("reopenText")}
      label={t("reason")}
      hint={t("reasonHint")}
      submitLabel={t("reopen")}
      check={checkNote}
      onSend={async (note) => {
        await reopenMonth({ params: { month }, body: { note } });
        void refresh();
        return t("reopened", { month: name });
      }}
      onClose={onClose}
    />
  );
}
