import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { ConfirmAction } from "#kit/ConfirmAction.tsx";
import { useRefresh } from "#kit/use-refresh.ts";
import type { LeaveSuspension, Ledger } from "#modules/leave/contract/schemas-balances.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { showsLeave } from "../api.ts";
import { deleteSuspension } from "./api.ts";

/** Periods in which nothing is granted, of all leave types. */
export function Suspensions({ ledger: { suspensions, isOwn, closed } }: { ledger: Ledger }) {
  const t = useTranslations("leaveBalances");
  const formats = useFormats();
  const refresh = useRefresh(showsLeave);
  const [removed, setRemoved] = useState<LeaveSuspension | null>(null);
  const spanOf = ({ from, to }: LeaveSuspension): string =>
    t("ledger.span", { from: isolated(formats.date(from, "medium")), to: isolated(formats.date(to, "medium")) });
  return (
    <Card title={t("ledger.suspensions")}>
      <p className={textClass("flush", "sm", "muted")}>
        {t(suspensions.length === 0 ? "ledger.noSuspensions" : "ledger.suspensionsText")}
      </p>
      <ul className={stackClass(3, "list", "above-3")}>
        {suspensions.map((suspension) => (
          <li key={suspension.id} className={rowClass([1, 4], "wrap", "between", "align-center")}>
            <span className={stackClass(0, "items-start")}>
              <span>{spanOf(suspension)}</span>
              {suspension.note !== null && <bdi className={textClass("xs", "muted")}>{suspension.note}</bdi>}
            </span>
            {!isOwn && !closed.suspensions.includes(suspension.id) && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={t("ledger.removeOf", { span: spanOf(suspension) })}
                onClick={() => setRemoved(suspension)}
              >
                {t("ledger.remove")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {removed !== null && (
        <ConfirmAction
          title={t("suspension.removeTitle")}
          confirmLabel={t("ledger.remove")}
          cancelLabel={t("suspension.keep")}
          run={() => deleteSuspension({ params: { id: removed.id } })}
          message={t("suspension.removed")}
          refresh={refresh}
          onClose={() => setRemoved(null)}
        >
          {t("suspension.removeText", { span: spanOf(removed) })}
        </ConfirmAction>
      )}
    </Card>
  );
}
