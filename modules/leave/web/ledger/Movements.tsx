import type { ReactNode } from "react";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { GrantedOvertime, LeaveMovement } from "#modules/leave/contract/schemas-balances.ts";
import { DataTable } from "#ui/DataTable.tsx";
import { stackClass, textClass } from "#ui/primitives.ts";
import { useMovementText } from "./use-movement-text.ts";

/** A link to the claim of overtime that days are the time off for. */
export type RenderClaim = (overtime: GrantedOvertime, slot: { className: string; children: string }) => ReactNode;

type MovementsProps = { label: string; movements: readonly LeaveMovement[]; renderClaim: RenderClaim };

/** Movements line by line, each with its reason. */
export function Movements({ label, movements, renderClaim }: MovementsProps) {
  const t = useTranslations("leaveLedger");
  const formats = useFormats();
  const numbered = movements.map((movement, at) => ({ ...movement, key: String(at) }));
  return (
    <DataTable
      label={label}
      rows={numbered}
      keyOf={({ key }) => key}
      columns={[
        {
          id: "what",
          header: t("what"),
          isName: true,
          cell: (movement) => <Reason movement={movement} renderClaim={renderClaim} />,
        },
        { id: "date", header: t("date"), narrow: true, cell: ({ date }) => formats.date(date, "medium") },
        {
          id: "days",
          header: t("change"),
          narrow: true,
          cell: ({ days }) => (
            <bdi dir="ltr" className={textClass("tabular")}>
              {formats.number(days, { signDisplay: "exceptZero" })}
            </bdi>
          ),
        },
        {
          id: "balance",
          header: t("balance"),
          narrow: true,
          cell: ({ balance }) => (
            <bdi dir="ltr" className={textClass("tabular")}>
              {formats.number(balance)}
            </bdi>
          ),
        },
      ]}
    />
  );
}

function Reason({ movement, renderClaim }: { movement: LeaveMovement; renderClaim: RenderClaim }) {
  const t = useTranslations("leaveLedger");
  const formats = useFormats();
  const { title, details } = useMovementText()(movement);
  const overtime = movement.entry?.overtime ?? null;
  const request = movement.use?.request ?? null;
  return (
    <span className={stackClass(0, "items-start")}>
      <span>{title}</span>
      {details.map((detail) => (
        <span key={detail} className={textClass("xs", "muted", "normal")}>
          {detail}
        </span>
      ))}
      {overtime !== null &&
        renderClaim(overtime, {
          className: textClass("xs", "normal"),
          children: t("overtime.claim", { date: isolated(formats.date(overtime.date, "medium")) }),
        })}
      {request !== null && (
        <Link to="/e-services/requests/$id" params={{ id: request }} className={textClass("xs", "normal")}>
          {t("request", { number: formats.number(Number(request), { useGrouping: false }) })}
        </Link>
      )}
    </span>
  );
}
