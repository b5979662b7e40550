import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { DateInput } from "#kit/DateInput.tsx";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { withoutDates } from "#modules/services/contract/period.ts";
import type { Request } from "#modules/services/contract/schemas-request.ts";
import { Button } from "#ui/Button.tsx";
import { boxClass, gridClass, textClass } from "#ui/primitives.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { useUi } from "#ui/ui-context.ts";
import { changeLeave, countWork, listRequests, readRequest, readWorkList } from "../api.ts";
import { useDatesText } from "../components/use-period-text.ts";
import { useLengthText } from "../form/use-length-text.ts";

type Leave = NonNullable<Request["leave"]>;
type Opened = "cancel" | "cut";

/** Asks to cancel an approved leave, or to give back some of its days. */
export function ChangeLeave({ id, leave }: { id: string; leave: Leave }) {
  const t = useTranslations("servicePages.changes");
  const [opened, setOpened] = useState<Opened | null>(null);
  const [first, last] = [leave.stretches[0]?.from, leave.stretches.at(-1)?.to];
  return (
    <>
      {first !== last && <Button onClick={() => setOpened("cut")}>{t("cut")}</Button>}
      <Button variant="quietDanger" onClick={() => setOpened("cancel")}>
        {t("cancel")}
      </Button>
      {opened !== null && <ChangeDialog id={id} leave={leave} opened={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

type Values = { from: string | null; to: string | null; reason: string };

interface ChangeDialogProps {
  id: string;
  leave: Leave;
  opened: Opened;
  onClose: () => void;
}

function ChangeDialog({ id, leave: { stretches, days, byOfficers }, opened, onClose }: ChangeDialogProps) {
  const t = useTranslations("servicePages.changes");
  const reasons = useTranslations("servicePages.reason");
  const { words } = useUi();
  const datesText = useDatesText();
  const lengthText = useLengthText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const isCancel = opened === "cancel";
  const [min, max] = [stretches[0]?.from ?? null, stretches.at(-1)?.to ?? null];
  const { control, input, frame } = useEntityForm<Values>({
    initial: { from: isCancel ? min : null, to: isCancel ? max : null, reason: "" },
    onClose,
    async save({ from, to, reason }) {
      if (from === null || to === null) throw new Error("A change without dates was let through.");
      const { data } = await changeLeave({ params: { id }, body: { from, to, reason: reason.trim() || null } });
      for (const { path } of [listRequests, readWorkList, countWork, readRequest]) {
        void queries.invalidateQueries({ queryKey: [path] });
      }
      void navigate({ to: "/e-services/requests/$id", params: { id: data.id } });
      return t("sent");
    },
  });
  const [from, to] = useWatch({ control, name: ["from", "to"] });
  const freed = from === null || to === null || to < from ? null : { from, to };
  const left = freed === null ? stretches : withoutDates(stretches, freed);
  const amount = days
    .filter(({ date }) => freed !== null && freed.from <= date && date <= freed.to)
    .reduce((sum, { part }) => sum + part, 0);
  return (
    <FormDialog
      title={t(isCancel ? "cancelTitle" : "cutTitle")}
      submitLabel={t("send")}
      tone={isCancel ? "danger" : "strong"}
      sendingLabel={t("send")}
      cancelLabel={reasons("cancel")}
      closeLabel={words.close}
      {...frame}
    >
      <p className={boxClass("flush")}>{t("held", { dates: datesText(stretches) })}</p>
      {!isCancel && (
        <div className={gridClass(12, 4, "align-start")}>
          <DateInput
            control={control}
            name="from"
            label={t("from")}
            min={min ?? undefined}
            max={max ?? undefined}
            required
          />
          <DateInput
            control={control}
            name="to"
            label={t("to")}
            min={min ?? undefined}
            max={max ?? undefined}
            notBefore="from"
            required
          />
        </div>
      )}
      {freed !== null && (
        <p className={textClass("flush", "medium")} role="status">
          {t("returned", { amount: lengthText("days", amount) })}{" "}
          {left.length === 0 ? t("nothingLeft") : t("left", { dates: datesText(left) })}
        </p>
      )}
      {byOfficers && <p className={textClass("flush", "muted")}>{t("officers")}</p>}
      <TextArea label={reasons("label")} optional dir="auto" minRows={2} maxLength={500} {...input("reason")} />
    </FormDialog>
  );
}
