import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { ApiProblem } from "#client/problems.ts";
import { signedInPerson } from "#client/session.ts";
import { reasonInput, useAuthorityReason } from "#client/use-authority-reason.ts";
import type { WaitingApproval } from "#modules/services/contract/schemas-work.ts";
import { nameIn } from "#shared/locale.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { FormError } from "#ui/FormError.tsx";
import { boxClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { TextField } from "#ui/TextField.tsx";
import { useToast } from "#ui/toast-context.ts";
import { Loading } from "#kit/Loading.tsx";
import { handOver, waitingApprovalsQuery } from "../api.ts";
import { PersonAnswer } from "../form/PersonAnswer.tsx";
import styles from "./HandOver.module.css";

/** Maximum listed approvals; the rest is counted. */
const maxShown = 6;

export interface HandOverProps {
  personId: string;
  /** Called once no approval waits for this person alone. */
  onDone: () => void;
}

/** The approvals that wait for a person who leaves, and the choice of a successor. */
export function HandOver({ personId, onDone }: HandOverProps) {
  const t = useTranslations("servicePages.handOver");
  const query = useQuery(waitingApprovalsQuery(personId));
  const waiting = query.data?.data;
  return (
    <section className={classNames(stackClass(4), styles.part)} aria-label={t("title")}>
      {waiting !== undefined ? (
        <>
          <WaitingList waiting={waiting} />
          <Successor personId={personId} onDone={onDone} />
        </>
      ) : (
        <Loading query={query} label={t("loading")} shape="9rem" failed={t("failed")} />
      )}
    </section>
  );
}

function WaitingList({ waiting }: { waiting: readonly WaitingApproval[] }) {
  const t = useTranslations("servicePages.handOver");
  const locale = useLocale();
  // Approvals that wait for this person alone come first.
  const ordered = waiting.toSorted((one, other) => Number(other.isAlone) - Number(one.isAlone));
  const rest = ordered.length - maxShown;
  return (
    <div>
      <h3 className={textClass("flush", "md")}>{t("waiting", { count: waiting.length })}</h3>
      <ul className={boxClass("list", "above-2")}>
        {ordered.slice(0, maxShown).map(({ request, requester, isAlone, serviceEn, serviceAr }) => (
          <li key={request} className={classNames(rowClass([1, 3], "wrap", "align-center", "between"), styles.row)}>
            <span>
              <bdi>{locale === "ar" ? serviceAr : serviceEn}</bdi> · <bdi>{nameIn(locale, requester)}</bdi>
            </span>
            {isAlone && <Badge tone="saffron">{t("alone")}</Badge>}
          </li>
        ))}
      </ul>
      {rest > 0 && <p className={textClass("flush", "muted")}>{t("more", { count: rest })}</p>}
    </div>
  );
}

function Successor({ personId, onDone }: HandOverProps) {
  const t = useTranslations("servicePages.handOver");
  const validators = useTranslations("validators");
  const problemText = useProblemText();
  const toast = useToast();
  const queries = useQueryClient();
  const [to, setTo] = useState("");
  const [wrong, setWrong] = useState<string | undefined>();
  const [reason, setReason] = useState("");
  const [failure, setFailure] = useState<unknown>(null);
  const reasonError = failure instanceof ApiProblem ? failure.fields.find(({ path }) => path === "reason") : undefined;
  const reasonField = useAuthorityReason(reasonError, to !== "");
  const [left, setLeft] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  async function send(): Promise<void> {
    if (isSending) return;
    setFailure(null);
    setLeft(null);
    if (to === "") return setWrong(validators("fieldRequired"));
    setIsSending(true);
    try {
      const { data } = await handOver({ body: { from: personId, to, reason } });
      toast({ message: t("done", { count: data.handedOver }), tone: "success" });
      const still = await queries.fetchQuery({ ...waitingApprovalsQuery(personId), staleTime: 0 });
      const alone = still.data.filter(({ isAlone }) => isAlone);
      if (alone.length === 0) return onDone();
      const own = alone.filter(({ requester }) => requester.id === signedInPerson()?.id);
      setLeft(own.length > 0 ? t("leftOwn", { count: own.length }) : t("left", { count: alone.length }));
      setTo("");
    } catch (error) {
      const field = error instanceof ApiProblem ? error.fields.find(({ path }) => path === "to") : undefined;
      if (field === undefined) setFailure(error);
      else setWrong(field.message);
    }
    setIsSending(false);
  }
  return (
    <div className={stackClass(4)}>
      <FormError message={failure !== null && reasonError === undefined ? problemText(failure) : left} takeFocus />
      <PersonAnswer
        text={{ label: t("to"), hint: t("toHint"), required: true, error: wrong }}
        answer={to}
        onAnswer={(id) => {
          setTo(id);
          setWrong(undefined);
        }}
        people={[]}
      />
      {reasonField !== null && <TextField {...reasonField} {...reasonInput(reason, setReason)} />}
      <div>
        <Button loading={isSending} onClick={() => void send()}>
          {t("send")}
        </Button>
      </div>
    </div>
  );
}
