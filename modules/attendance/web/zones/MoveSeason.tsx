import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import type { Zone } from "#modules/attendance/contract/schemas-zone.ts";
import { dayOf, writeDate } from "#modules/attendance/contract/written-time.ts";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Dialog } from "#ui/Dialog.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { MinusIcon, PlusIcon } from "#ui/icons.ts";
import { FormError } from "#ui/FormError.tsx";
import { boxClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { SkeletonLine } from "#ui/Skeleton.tsx";
import { useToast } from "#ui/toast-context.ts";
import { zoneApi } from "../rules/api.ts";
import { EffectText } from "../rules/EffectText.tsx";
import { useRefresh } from "../use-refresh.ts";
import styles from "./MoveSeason.module.css";

/** Maximum number of days: other changes of the dates are made in the form. */
const furthest = 3;

const moved = (date: string, days: number): string => writeDate(dayOf(date) + days);

/** Moves the start or end of a zone by days, as when a month is announced, and shows the effect. */
export function MoveSeason({ zone, onClose }: { zone: Zone; onClose: () => void }) {
  const t = useTranslations("attendanceRules.move");
  const formats = useFormats();
  const toast = useToast();
  const refresh = useRefresh();
  const problemText = useProblemText();
  const [{ start, end }, setDays] = useState({ start: 0, end: 0 });
  const startDate = moved(zone.startDate, start);
  const endDate = zone.endDate === null ? null : moved(zone.endDate, end);
  const change = { ...(start === 0 ? {} : { startDate }), ...(end === 0 ? {} : { endDate }) };
  const isMoved = start !== 0 || end !== 0;
  const effect = useQuery({
    ...zoneApi.effect(zone.id, change),
    enabled: isMoved,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const conflicts = effect.data?.data.conflicts.length ?? 0;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => zoneApi.update({ params: { id: zone.id }, body: { version: zone.version, ...change } }),
    onSuccess: () => {
      toast({ message: t("done", { name: isolated(formats.name(zone)) }), tone: "success" });
      void refresh();
      onClose();
    },
  });
  const refusal = error ?? (isMoved ? effect.error : null);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("title", { name: isolated(formats.name(zone)) })}
      size="sm"
      actions={
        <>
          <Button variant="quiet" disabled={isPending} onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button
            variant="strong"
            loading={isPending}
            disabled={!isMoved || effect.isError || conflicts > 0}
            onClick={() => mutate()}
          >
            {t("save")}
          </Button>
        </>
      }
    >
      <div className={stackClass(4)}>
        <p className={textClass("flush", "muted")}>{t("intro")}</p>
        <Edge kind="start" date={startDate} days={start} onMove={(days) => setDays({ start: days, end })} />
        {endDate !== null && (
          <Edge kind="end" date={endDate} days={end} onMove={(days) => setDays({ start, end: days })} />
        )}
        <FormError message={refusal === null ? null : problemText(refusal)} />
        <div role="status">
          {!isMoved && <p className={textClass("flush", "muted")}>{t("nothing")}</p>}
          {isMoved && effect.data !== undefined && !effect.isError && <EffectText effect={effect.data.data} />}
          {isMoved && effect.isPending && <SkeletonLine width="80%" />}
        </div>
      </div>
    </Dialog>
  );
}

interface EdgeProps {
  kind: "start" | "end";
  date: string;
  days: number;
  onMove: (days: number) => void;
}

function Edge({ kind, date, days, onMove }: EdgeProps) {
  const t = useTranslations("attendanceRules.move");
  const formats = useFormats();
  return (
    <div className={classNames(styles.edge, rowClass(1, "align-center"))} role="group" aria-label={t(kind)}>
      <div className={boxClass("grows")}>
        <span className={textClass("block", "xs", "muted")}>{t(kind)}</span>
        <span aria-live="polite">{formats.dateInBoth(date)}</span>
      </div>
      <IconButton
        label={t(`${kind}Earlier`)}
        icon={<MinusIcon size={20} />}
        disabled={days <= -furthest}
        onClick={() => onMove(days - 1)}
      />
      <IconButton
        label={t(`${kind}Later`)}
        icon={<PlusIcon size={20} />}
        disabled={days >= furthest}
        onClick={() => onMove(days + 1)}
      />
    </div>
  );
}
