import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useFormats, usePresentation } from "#client/intl.tsx";
import { Loading } from "#kit/Loading.tsx";
import { useSearchChange } from "#kit/page-search.tsx";
import type { DayDetails } from "#modules/attendance/contract/schemas-day.ts";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { addDays } from "#ui/dates/add-days.ts";
import { Dialog } from "#ui/Dialog.tsx";
import { BackIcon, ForwardIcon } from "#ui/direction-icons.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { CalendarIcon, PlusIcon } from "#ui/icons.ts";
import { rowClass, textClass } from "#ui/primitives.ts";
import { SkeletonBlock, SkeletonLine } from "#ui/Skeleton.tsx";
import { EnterAbsence } from "../absences/EnterAbsence.tsx";
import { CutAbsence } from "../absences/CutAbsence.tsx";
import { RemoveAbsence } from "../absences/RemoveAbsence.tsx";
import { ShortenAbsence } from "../absences/ShortenAbsence.tsx";
import { withoutDay, type DaySearch } from "../search.ts";
import { dayDetailsQuery } from "./api.ts";
import styles from "./Day.module.css";
import { DayContent, type DayOrder } from "./DayContent.tsx";
import { EnterPunch, VoidPunch } from "./EnterPunch.tsx";

export interface DayDialogProps {
  person: string;
  /** `YYYY-MM-DD`. */
  date: string;
  onDate: (date: string) => void;
  onClose: () => void;
}

interface OrderDialogProps {
  order: DayOrder;
  details: DayDetails;
  timeZone: string;
  onClose: () => void;
}

function OrderDialog({ order, details, timeZone, onClose }: OrderDialogProps) {
  if (order.act === "enterPunch") return <EnterPunch details={details} timeZone={timeZone} onClose={onClose} />;
  if (order.act === "void") return <VoidPunch punch={order.punch} timeZone={timeZone} onClose={onClose} />;
  if (order.act === "removeAbsence") return <RemoveAbsence absence={order.absence} onClose={onClose} />;
  if (order.act === "cutAbsence") return <CutAbsence absence={order.absence} onClose={onClose} />;
  if (order.act === "shortenAbsence") return <ShortenAbsence absence={order.absence} onClose={onClose} />;
  return <EnterAbsence person={details.person} date={details.date} onClose={onClose} />;
}

/** One date of a person with corrections, over the list that opened it. */
export function DayDialog({ person, date, onDate, onClose }: DayDialogProps) {
  const t = useTranslations("attendanceOfficer.day");
  const timesheet = useTranslations("attendanceTimesheet");
  const formats = useFormats();
  const reader = usePresentation();
  // The name stays while another day is loading.
  const query = useQuery({ ...dayDetailsQuery(person, date), placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = query;
  const [order, setOrder] = useState<DayOrder | null>(null);
  const known = data?.data.person.id === person ? data.data : undefined;
  const details = isPlaceholderData ? undefined : known;
  const timeZone = known?.rows[0]?.timeZone ?? reader.timeZone;
  const name = known === undefined ? t("title") : formats.name(known.person);
  const department = known?.person.department ?? null;
  useDocumentTitle(name);
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={<bdi>{name}</bdi>}
        eyebrow={department === null ? undefined : <bdi>{formats.name(department)}</bdi>}
        size="lg"
        actions={
          <>
            <Button
              variant="quiet"
              renderLink={(slot) => (
                <Link to="/admin/attendance/timesheet" search={{ person, month: date.slice(0, 7) }} {...slot} />
              )}
            >
              {timesheet("open")}
            </Button>
            {details?.can.changeAbsences === true && (
              <Button icon={<CalendarIcon size={18} />} onClick={() => setOrder({ act: "enterAbsence" })}>
                {t("enterAbsence")}
              </Button>
            )}
            {details?.can.changeAbsences === true && details.can.correct && (
              <Button variant="strong" icon={<PlusIcon size={18} />} onClick={() => setOrder({ act: "enterPunch" })}>
                {t("enterPunch")}
              </Button>
            )}
          </>
        }
      >
        <div className={classNames(styles.dates, rowClass(2, "align-center", "below-4"))}>
          <IconButton label={t("previous")} icon={<BackIcon />} onClick={() => onDate(addDays(date, -1))} />
          <p className={textClass("flush", "ink", "medium")} role="status">
            {formats.dateInBoth(date)}
          </p>
          <IconButton label={t("next")} icon={<ForwardIcon />} onClick={() => onDate(addDays(date, 1))} />
        </div>
        {details !== undefined ? (
          <DayContent details={details} timeZone={timeZone} onOrder={setOrder} />
        ) : (
          <Loading
            query={query}
            label={t("loading")}
            shape={
              <>
                <SkeletonLine width="40%" />
                <SkeletonBlock height="12rem" />
              </>
            }
            failed={t("failed")}
          />
        )}
      </Dialog>
      {order !== null && details !== undefined && (
        <OrderDialog order={order} details={details} timeZone={timeZone} onClose={() => setOrder(null)} />
      )}
    </>
  );
}

export function OpenedDay({ search: { person, day } }: { search: DaySearch }) {
  const change = useSearchChange<DaySearch>();
  if (person === undefined || day === undefined) return null;
  return (
    <DayDialog
      person={person}
      date={day}
      onDate={(date) => change((now) => ({ ...now, day: date }), { replace: true })}
      onClose={() => change(withoutDay)}
    />
  );
}
