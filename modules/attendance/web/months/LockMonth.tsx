import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useFormats } from "#client/intl.tsx";
import { FormDialog } from "#kit/FormDialog.tsx";
import { Loading } from "#kit/Loading.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { CountedLine } from "#modules/attendance/contract/schemas-day.ts";
import { firstOf, maxLength, minLength, required } from "#shared/validators.ts";
import { boxClass, stackClass, textClass } from "#ui/primitives.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { useRefresh } from "../use-refresh.ts";
import { checklistQuery, lockMonth } from "./api.ts";
import { useMonthName } from "./use-month-name.ts";

const checkReason = validated(firstOf(required, minLength(3), maxLength(500)));

/** Returns lines with their counts, as a text. */
export function useLinesText(): (lines: readonly CountedLine[]) => string {
  const t = useTranslations("attendanceClosing");
  const formats = useFormats();
  return (lines) =>
    formats.list(lines.map(({ line, count }) => t("lock.entry", { line: t(`checklist.line.${line}`), count })));
}

/** Asks before a month is locked; requires a reason while its checklist has open lines. */
export function LockMonth({ month, onClose }: { month: string; onClose: () => void }) {
  const t = useTranslations("attendanceReview.months");
  const closing = useTranslations("attendanceClosing");
  const refresh = useRefresh();
  const name = useMonthName().name(month);
  const query = useQuery({ ...checklistQuery(month), staleTime: 0 });
  const lines = query.data?.data.lines.filter(({ count }) => count > 0);
  const { input, frame } = useEntityForm({
    initial: { note: "" },
    onClose,
    save: async ({ note }) => {
      await lockMonth({ params: { month }, body: { note: note.trim() === "" ? null : note.trim() } });
      void refresh();
      return t("locked", { month: name });
    },
    // The counts may have changed.
    onRefused: () => void query.refetch(),
  });
  return (
    <FormDialog
      title={t("lockTitle", { month: name })}
      submitLabel={t("lock")}
      size="sm"
      focusesSubmit={lines?.length === 0}
      {...frame}
    >
      <p>{t("lockText")}</p>
      {lines === undefined ? (
        <Loading query={query} label={closing("checklist.loading")} shape="4rem" failed={closing("checklist.failed")} />
      ) : (
        lines.length > 0 && (
          <>
            <div className={stackClass(1)}>
              <p className={textClass("flush", "medium")}>{closing("lock.open", { count: lines.length })}</p>
              <ul className={boxClass("flush")}>
                {lines.map(({ line, count }) => (
                  <li key={line}>{closing("lock.entry", { line: closing(`checklist.line.${line}`), count })}</li>
                ))}
              </ul>
            </div>
            <TextArea
              label={closing("lock.reason")}
              hint={closing("lock.reasonHint")}
              required
              dir="auto"
              minRows={3}
              data-autofocus=""
              {...input("note", { validate: checkReason })}
            />
          </>
        )
      )}
    </FormDialog>
  );
}
