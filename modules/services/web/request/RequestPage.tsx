import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isProblem } from "#client/problems.ts";
import { signedInPerson } from "#client/session.ts";
import { Loading } from "#kit/Loading.tsx";
import type { Request } from "#modules/services/contract/schemas-request.ts";
import { nameIn } from "#shared/locale.ts";
import { AvatarName } from "#ui/AvatarName.tsx";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { requestQuery } from "../api.ts";
import { NewRequestForm } from "../new-request/NewRequestForm.tsx";
import { ChangeSummary } from "../components/ChangeSummary.tsx";
import { ServiceTile } from "../components/ServiceTile.tsx";
import { StateBadge } from "../components/StateBadge.tsx";
import { AnswerList } from "../form/AnswerList.tsx";
import { ApprovalSummary } from "../work/ApprovalSummary.tsx";
import { LetterCard } from "./LetterCard.tsx";
import { RequestActions } from "./RequestActions.tsx";
import { RequestHistory } from "./RequestHistory.tsx";
import styles from "./RequestPage.module.css";
import { RequestSteps } from "./RequestSteps.tsx";
import { useLeftText } from "../components/use-period-text.ts";

/** A request with its answers, steps, approvers and history. */
export function RequestPage() {
  const t = useTranslations("servicePages.request");
  const locale = useLocale();
  const { id } = useParams({ from: "/app/e-services/requests/$id" });
  const query = useQuery(requestQuery(id));
  const { data, error, isFetchedAfterMount } = query;
  const request = data?.data;
  // Editing starts from fresh data: a form filled with older answers would overwrite later ones.
  const [readId, setReadId] = useState<string | null>(null);
  if (request !== undefined && isFetchedAfterMount && error === null && readId !== id) setReadId(id);
  const title = request === undefined ? t("title") : nameIn(locale, request.service);
  useDocumentTitle(title);
  if (request !== undefined && (!request.can.edit || readId === id)) return <Loaded key={id} request={request} />;
  return (
    <>
      <PageHeading title={title} />
      {isProblem(error, "not_found") || isProblem(error, "fields_invalid") ? (
        <EmptyState
          title={t("missingTitle")}
          action={
            <Button renderLink={(slot) => <Link to="/e-services" search={{ view: "requests" }} {...slot} />}>
              {t("toMine")}
            </Button>
          }
        >
          {t("missingText")}
        </EmptyState>
      ) : (
        <Loading query={query} label={t("loading")} shape="24rem" failed={t("failed")} />
      )}
    </>
  );
}

function Loaded({ request }: { request: Request }) {
  const t = useTranslations("servicePages.request");
  const formats = useFormats();
  const locale = useLocale();
  const isMine = request.requester.id === signedInPerson()?.id;
  return (
    <>
      <PageHeading
        title={<bdi>{nameIn(locale, request.service)}</bdi>}
        subtitle={
          <span className={rowClass([1, 3], "wrap", "align-center")}>
            <StateBadge state={request.state} />
            <span>{t("number", { id: formats.number(Number(request.id), { useGrouping: false }) })}</span>
            {request.submittedAt !== null && (
              <span>{t("sentAt", { date: formats.dateTime(request.submittedAt) })}</span>
            )}
          </span>
        }
        sign={<ServiceTile icon={request.service.icon} size="lg" />}
        back={
          isMine
            ? {
                label: t("toMine"),
                renderLink: (slot) => <Link to="/e-services" search={{ view: "requests" }} {...slot} />,
              }
            : { label: t("toWork"), renderLink: (slot) => <Link to="/work-list" {...slot} /> }
        }
      />
      {request.can.edit ? <EditRequest request={request} /> : <ReadRequest request={request} isMine={isMine} />}
    </>
  );
}

/** The form of a draft or of a returned request. */
function EditRequest({ request }: { request: Request }) {
  const t = useTranslations("servicePages");
  const toast = useToast();
  // The request as it was when the page was opened; the autosaved draft must not reset the form.
  const [opened] = useState(request);
  const wasSent = opened.submittedAt !== null;
  const returned = request.history.findLast(({ kind }) => kind === "returned");
  return (
    <div className={stackClass(5, "content-start", "shrinks")}>
      {returned !== undefined && <Reason title={t("request.returned")} text={returned.text} />}
      <NewRequestForm
        code={opened.service.code}
        form={opened.form}
        initial={opened.answers}
        context={opened}
        kept={opened}
        steps={opened.steps}
        allowance={null}
        submitLabel={t(wasSent ? "request.sendAgain" : "ask.send")}
        onSent={() => toast({ message: t(wasSent ? "request.sentAgain" : "ask.sent"), tone: "success" })}
        actions={<RequestActions request={request} />}
      />
      <RequestHistory request={request} />
    </div>
  );
}

function ReadRequest({ request, isMine }: { request: Request; isMine: boolean }) {
  const t = useTranslations("servicePages.request");
  const changes = useTranslations("servicePages.changes");
  const locale = useLocale();
  const { requester } = request;
  return (
    <div className={classNames(stackClass(5, "fits", "align-start"), styles.columns)}>
      <div className={classNames(stackClass(5, "content-start", "shrinks"), styles.where)}>
        {request.approval !== null && request.change === null && <ApprovalSummary facts={request.approval} />}
        <RequestActions request={request} />
        <RequestSteps request={request} />
      </div>
      <div className={stackClass(5, "content-start", "shrinks")}>
        <ChangedBanner history={request.history} />
        {request.letter !== null && <LetterCard request={request} letter={request.letter} />}
        <Card title={request.change === null ? t("answers") : changes("title")}>
          {!isMine && (
            <div className={styles.requester}>
              <AvatarName
                id={requester.id}
                name={nameIn(locale, requester)}
                photo={requester.photoUrl}
                detail={nameIn(locale, { nameEn: requester.titleEn, nameAr: requester.titleAr })}
              />
            </div>
          )}
          {request.change === null ? (
            <AnswerList form={request.form} answers={request.answers} context={request} />
          ) : (
            <ChangeSummary change={request.change} hasLink={isMine} />
          )}
        </Card>
        <RequestHistory request={request} />
      </div>
    </div>
  );
}

/** Shows that attendance revoked or shortened an approved request, with the reason. */
function ChangedBanner({ history }: Pick<Request, "history">) {
  const t = useTranslations("servicePages.request");
  const leftText = useLeftText();
  const changed = history.findLast(({ kind }) => kind === "revoked" || kind === "shortened");
  if (changed === undefined) return null;
  const { left, text } = changed;
  return (
    <Reason title={changed.kind === "revoked" ? t("revoked") : t("shortened", { left: leftText(left) })} text={text} />
  );
}

function Reason({ title, text }: { title: string; text: string | null }) {
  return (
    <Banner tone="warning">
      <strong>{title}</strong>
      {text !== null && (
        <p className={textClass("flush", "above-1", "anywhere", "pre-line", "text-start")}>
          <bdi>{text}</bdi>
        </p>
      )}
    </Banner>
  );
}
