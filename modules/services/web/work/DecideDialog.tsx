import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { Decision, RequestSummary } from "#modules/services/contract/schemas-request.ts";
import { nameIn } from "#shared/locale.ts";
import { useToast } from "#ui/toast-context.ts";
import { decideMany, decideRequest } from "../api.ts";
import { ChangeSummary } from "../components/ChangeSummary.tsx";
import { ReasonDialog } from "../components/ReasonDialog.tsx";
import { ApprovalSummary } from "./ApprovalSummary.tsx";

/** The server's limit per call. */
const maxItems = 50;

export interface DecideDialogProps {
  decision: Decision;
  /** One or several, each waiting in a step. */
  requests: readonly RequestSummary[];
  onClose: () => void;
  /** Also called if some of several were refused. */
  onDecided: () => void;
}

type Item = { request: string; step: string; version: number };

/** Sends one decision about several requests; returns the number of refused ones. */
async function decideAll(items: readonly Item[], decision: Decision, reason: string): Promise<number> {
  let refused = 0;
  for (let from = 0; from < items.length; from += maxItems) {
    const { data } = await decideMany({ body: { decision, reason, items: items.slice(from, from + maxItems) } });
    refused += data.results.filter(({ isDone }) => !isDone).length;
  }
  return refused;
}

/** Requests a confirmation before requests are decided; returning and rejecting need a reason. */
export function DecideDialog({ decision, requests, onClose, onDecided }: DecideDialogProps) {
  const t = useTranslations("servicePages.decide");
  const locale = useLocale();
  const toast = useToast();
  // The versions that the user has seen, whatever arrives meanwhile.
  const [items] = useState(() =>
    requests.flatMap(({ id, step, version }): Item[] =>
      step === null ? [] : [{ request: id, step: step.key, version }],
    ),
  );
  const [only] = requests;
  const values = {
    count: requests.length,
    service: only === undefined ? "" : isolated(nameIn(locale, only.service)),
    name: only === undefined ? "" : isolated(nameIn(locale, only.requester)),
  };

  async function send(reason: string): Promise<void> {
    const [item] = items;
    if (items.length === 1 && item !== undefined) {
      const { request: id, ...seen } = item;
      await decideRequest({ params: { id }, body: { ...seen, decision, reason } });
      toast({ message: t(`done.${decision}`, { count: 1 }), tone: "success" });
    } else {
      const refused = await decideAll(items, decision, reason);
      const decided = items.length - refused;
      if (decided > 0) toast({ message: t(`done.${decision}`, { count: decided }), tone: "success" });
      if (refused > 0) toast({ message: t("refused", { count: refused }), tone: "danger" });
    }
    onDecided();
  }
  return (
    <ReasonDialog
      title={t(`title.${decision}`, values)}
      text={t(`text.${decision}`)}
      submitLabel={t(decision)}
      tone={decision === "reject" ? "danger" : "strong"}
      isRequired={decision !== "approve"}
      onSend={send}
      onClose={onClose}
    >
      {requests.map(({ id, requester, approval, change }) =>
        approval === null || approval.period === null ? null : (
          <div key={id}>
            {requests.length > 1 && <bdi>{nameIn(locale, requester)}</bdi>}
            {change === null ? <ApprovalSummary facts={approval} /> : <ChangeSummary change={change} />}
          </div>
        ),
      )}
    </ReasonDialog>
  );
}
