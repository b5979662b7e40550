import type { ReactNode } from "react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { GrantedOvertime, LeaveMovement } from "#modules/leave/contract/schemas-balances.ts";
import { Button } from "#ui/Button.tsx";
import { DataTable } from "#ui/DataTable.tsx";
import { stackClass, textClass } from "#ui/primitives.ts";
import { groupLeave, type LedgerLine } from "./find-movements.ts";
import { useMovementText } from "./use-movement-text.ts";

type LinkSlot = { className: string; children: string };

export type LedgerLinks = {
  /** A link to the claim of overtime that days are the time off for. */
  renderClaim: (overtime: GrantedOvertime, slot: LinkSlot) => ReactNode;
  /** The request of a leave, a link if the reader may open it. */
  renderRequest: (id: string, slot: LinkSlot) => ReactNode;
};

type MovementsProps = { label: string; movements: readonly LeaveMovement[]; links: LedgerLinks };

/** Movements line by line, each with its reason; the days of a leave are one line that opens. */
export function Movements({ label, movements, links }: MovementsProps) {
  const t = useTranslations("leaveLedger");
  const formats = useFormats();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const lines = groupLeave(movements).flatMap((line) => [
    line,
    ...(opened.has(line.key) ? line.days : []).map((movement): LedgerLine => ({
      key: `${line.key} ${movement.date}`,
      movement,
      days: [],
    })),
  ]);
  const toggle = (key: string): void =>
    setOpened(new Set(opened.has(key) ? [...opened].filter((other) => other !== key) : [...opened, key]));
  return (
    <DataTable
      label={label}
      rows={lines}
      keyOf={({ key }) => key}
      columns={[
        {
          id: "what",
          header: t("what"),
          isName: true,
          cell: (line) => (
            <Reason line={line} isOpened={opened.has(line.key)} onToggle={() => toggle(line.key)} links={links} />
          ),
        },
        { id: "date", header: t("date"), narrow: true, cell: (line) => <Dates line={line} /> },
        {
          id: "days",
          header: t("change"),
          narrow: true,
          cell: ({ movement }) => (
            <bdi dir="ltr" className={textClass("tabular")}>
              {formats.number(movement.days, { signDisplay: "exceptZero" })}
            </bdi>
          ),
        },
        {
          id: "balance",
          header: t("balance"),
          narrow: true,
          cell: ({ movement }) => (
            <bdi dir="ltr" className={textClass("tabular")}>
              {formats.number(movement.balance)}
            </bdi>
          ),
        },
      ]}
    />
  );
}

function Dates({ line: { movement, days } }: { line: LedgerLine }) {
  const t = useTranslations("leaveLedger");
  const formats = useFormats();
  const date = (day: string): string => isolated(formats.date(day, "medium"));
  const [from, to] = [days.at(-1)?.date, days[0]?.date];
  if (from === undefined || to === undefined) return formats.date(movement.date, "medium");
  return t("span", { from: date(from), to: date(to) });
}

type ReasonProps = { line: LedgerLine; isOpened: boolean; onToggle: () => void; links: LedgerLinks };

function Reason({ line: { movement, days }, isOpened, onToggle, links }: ReasonProps) {
  const t = useTranslations("leaveLedger");
  const formats = useFormats();
  const { title, details } = useMovementText()(movement);
  const overtime = movement.entry?.overtime ?? null;
  const request = movement.use?.request ?? null;
  return (
    <span className={stackClass(1, "items-start")}>
      <span>{title}</span>
      {(days.length > 0 ? [] : details).map((detail) => (
        <span key={detail} className={textClass("xs", "muted", "normal")}>
          {detail}
        </span>
      ))}
      {overtime !== null &&
        links.renderClaim(overtime, {
          className: textClass("xs", "normal"),
          children: t("overtime.claim", { date: isolated(formats.date(overtime.date, "medium")) }),
        })}
      {request !== null &&
        links.renderRequest(request, {
          className: textClass("xs", "normal"),
          children: t("request", { number: formats.number(Number(request), { useGrouping: false }) }),
        })}
      {days.length > 0 && (
        <Button size="sm" variant="quiet" aria-expanded={isOpened} onClick={onToggle}>
          {t("dayByDay", { count: days.length })}
        </Button>
      )}
    </span>
  );
}
