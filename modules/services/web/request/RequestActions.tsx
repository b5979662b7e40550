import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { Decision, Request } from "#modules/services/contract/schemas-request.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { CheckIcon, RefreshIcon } from "#ui/icons.ts";
import { rowClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { countWork, listRequests, readRequest, readWorkList, requestQuery, withdrawRequest } from "../api.ts";
import { DeleteDraft } from "../new-request/DeleteDraft.tsx";
import { ChangeLeave } from "./ChangeLeave.tsx";
import { ReasonDialog } from "../components/ReasonDialog.tsx";
import { DecideDialog } from "../work/DecideDialog.tsx";

/** The actions that a request permits: decide, withdraw, request again, delete a draft. */
export function RequestActions({ request }: { request: Request }) {
  const t = useTranslations("servicePages.decide");
  const w = useTranslations("servicePages.withdraw");
  const locale = useLocale();
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [opened, setOpened] = useState<Decision | "withdraw" | null>(null);
  const { id, can, step, leave, change } = request;
  const refresh = (): void => {
    for (const { path } of [listRequests, readWorkList, countWork, readRequest]) {
      void queries.invalidateQueries({ queryKey: [path] });
    }
  };
  const close = (): void => setOpened(null);
  if (!can.decide && !can.withdraw && !can.delete && !can.askAgain && leave === null) return null;
  return (
    <div className={rowClass(2, "wrap", "align-center")}>
      {can.decide && step !== null && (
        <>
          <Button variant="strong" icon={<CheckIcon size={20} />} onClick={() => setOpened("approve")}>
            {t("approve")}
          </Button>
          {change === null && <Button onClick={() => setOpened("return")}>{t("return")}</Button>}
          <Button variant="quietDanger" onClick={() => setOpened("reject")}>
            {t("reject")}
          </Button>
        </>
      )}
      {leave !== null && <ChangeLeave id={id} leave={leave} />}
      {can.withdraw && (
        <Button variant="quietDanger" onClick={() => setOpened("withdraw")}>
          {w("withdraw")}
        </Button>
      )}
      {can.askAgain && (
        <Button
          variant="strong"
          icon={<RefreshIcon size={20} />}
          renderLink={(slot) => (
            <Link to="/e-services/$code" params={{ code: request.service.code }} search={{ again: id }} {...slot} />
          )}
        >
          {t("askAgain")}
        </Button>
      )}
      {can.delete && (
        <DeleteDraft id={id} onDeleted={() => void navigate({ to: "/e-services", search: { view: "requests" } })} />
      )}
      {opened === "withdraw" && (
        <ReasonDialog
          title={w("title", { service: isolated(nameIn(locale, request.service)) })}
          text={w("text")}
          submitLabel={w("withdraw")}
          tone="danger"
          isRequired={false}
          onClose={close}
          onSend={async (reason) => {
            const { data } = await withdrawRequest({ params: { id }, body: { reason } });
            queries.setQueryData(requestQuery(id).queryKey, { data });
            refresh();
            toast({ message: w("done") });
          }}
        />
      )}
      {opened !== null && opened !== "withdraw" && (
        <DecideDialog decision={opened} requests={[request]} onClose={close} onDecided={refresh} />
      )}
    </div>
  );
}
