import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { useAction } from "#kit/use-action.ts";
import { useDurationText } from "#kit/use-duration-text.ts";
import type { BulkInput, BulkPreview } from "#modules/attendance/contract/schemas-bulk.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { DataTable } from "#ui/DataTable.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { stackClass, textClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { BrokenUnits } from "../absences/BrokenUnits.tsx";
import { PersonName } from "../components/PersonName.tsx";
import { badgeTones, toneOfState } from "../use-day-words.ts";
import { usePlaceFormats } from "../use-place-formats.ts";
import { useRefresh } from "../use-refresh.ts";
import { createBulk, undoBulk } from "./api.ts";

type Row = BulkPreview["rows"][number];

export interface PreviewBulkProps {
  body: BulkInput;
  preview: BulkPreview;
  /** Back to the form; also when a day has changed since the preview. */
  onBack: () => void;
  onDone: () => void;
}

/** Each day before and after; what it shows is written at once, and nothing else. */
export function PreviewBulk({ body, preview, onBack, onDone }: PreviewBulkProps) {
  const t = useTranslations("attendanceBulk.preview");
  const { corrected, people, refused, rows } = preview;
  const apply = useApply(onBack, onDone);
  const formats = useFormats();
  return (
    <Dialog
      open
      onClose={apply.isPending ? () => undefined : onBack}
      title={t("title")}
      size="lg"
      keepOpenOnOutsideClick
      actions={
        <>
          <Button variant="quiet" disabled={apply.isPending} onClick={onBack}>
            {t("back")}
          </Button>
          {corrected > 0 && (
            <Button
              variant="strong"
              loading={apply.isPending}
              loadingLabel={t("applying")}
              data-autofocus=""
              onClick={() => apply.mutate({ ...body, digest: preview.digest })}
            >
              {t("apply", { count: corrected })}
            </Button>
          )}
        </>
      }
    >
      <div className={stackClass(4)}>
        <p className={textClass("flush")} role="status">
          {t("summary", { days: corrected, people })} {refused > 0 && t("refused", { count: refused })}{" "}
          {corrected > 0 && t("told")}
        </p>
        <BrokenUnits broken={preview.coverage} />
        <DataTable<Row>
          label={t("title")}
          rows={rows}
          keyOf={({ person, date }) => `${person.id} ${date}`}
          columns={[
            {
              id: "person",
              header: t("person"),
              isName: true,
              cell: ({ person }) => <PersonName person={person} size="sm" />,
            },
            { id: "date", header: t("date"), cell: ({ date }) => formats.date(date, "medium") },
            { id: "before", header: t("before"), cell: ({ before }) => <Shown day={before} /> },
            { id: "after", header: t("after"), cell: (row) => <Then row={row} /> },
          ]}
        />
      </div>
    </Dialog>
  );
}

function useApply(onBack: () => void, onDone: () => void) {
  const t = useTranslations("attendanceBulk");
  const review = useTranslations("attendanceReview.outcome");
  const refresh = useRefresh();
  const toast = useToast();
  const { mutate: undo } = useAction({
    run: (id: string) => undoBulk({ params: { id } }),
    message: t("list.done"),
    failed: t("list.failedUndo"),
    refresh,
  });
  return useAction({
    async run(body: Parameters<typeof createBulk>[0]["body"]) {
      try {
        return (await createBulk({ body })).data;
      } catch (error) {
        // The preview is out of date, or was never sent: the form is shown with what was chosen.
        onBack();
        throw error;
      }
    },
    onDone({ id, days }) {
      toast({
        message: t("preview.applied", { count: days }),
        tone: "success",
        action: { label: review("undo"), onAct: () => undo(id) },
        about: "bulk",
      });
      onDone();
    },
    refresh,
  });
}

function Shown({ day }: { day: Row["before"] }) {
  const t = useTranslations("attendanceDays.state");
  const bulk = useTranslations("attendanceBulk.preview");
  const duration = useDurationText();
  if (day === null) return <span className={textClass("muted")}>{bulk("none")}</span>;
  const { state, workedMinutes } = day;
  return (
    <span className={stackClass(0, "items-start")}>
      <Badge tone={badgeTones[toneOfState[state]]}>{t(state)}</Badge>
      {workedMinutes > 0 && <span className={textClass("xs", "muted")}>{duration(workedMinutes)}</span>}
    </span>
  );
}

/** The day afterwards, or why it stays as it is. */
function Then({ row: { after, refusal, at, timeZone } }: { row: Row }) {
  const t = useTranslations("attendanceBulk.preview.refusal");
  const formats = usePlaceFormats(timeZone);
  if (refusal === null) return <Shown day={after} />;
  return <span className={textClass("sm", "muted")}>{t(refusal, { time: at === null ? "" : formats.time(at) })}</span>;
}
