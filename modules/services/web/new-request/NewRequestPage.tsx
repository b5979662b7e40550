import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isProblem } from "#client/problems.ts";
import type { Answers } from "#modules/services/contract/form/definition.ts";
import type { Request } from "#modules/services/contract/schemas-request.ts";
import type { Service } from "#modules/services/contract/schemas-service.ts";
import { nameIn, pickText } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { Banner } from "#ui/Banner.tsx";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { stackClass, textClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { Loading } from "#kit/Loading.tsx";
import { requestQuery, serviceQuery } from "../api.ts";
import { ServiceTile } from "../components/ServiceTile.tsx";
import type { NewRequestSearch } from "../search.ts";
import { useDurations } from "../use-durations.ts";
import { NewRequestForm } from "./NewRequestForm.tsx";
import styles from "./NewRequestForm.module.css";
import { DeleteDraft } from "./DeleteDraft.tsx";
import { answersOfAddress, answersOfRequest, hasFiles } from "./read-answers.ts";

type Opened = { code: string; draftId: string | null; search: NewRequestSearch };

/** The form of a service, with its prerequisites and approvers. */
export function NewRequestPage() {
  const t = useTranslations("servicePages.ask");
  const words = useTranslations("services");
  const locale = useLocale();
  const { code } = useParams({ from: "/app/e-services/$code" });
  const query = useQuery(serviceQuery(code));
  const { data, error, isFetchedAfterMount } = query;
  const service = data?.data;
  const search = useSearch({ from: "/app/e-services/$code" });
  // The state when the page was opened; the form knows the draft that it saves meanwhile.
  const [opened, setOpened] = useState<Opened | null>(null);
  if (service !== undefined && isFetchedAfterMount && opened?.code !== code) {
    setOpened({ code, draftId: service.draftId, search });
  }
  const isOpened = opened !== null && opened.code === code;
  // Answers from the address start a new draft; an earlier draft stays unchanged.
  const again = isOpened ? (opened.search.again ?? null) : null;
  const isFilled = again !== null || (isOpened && opened.search.answers !== undefined);
  const draftId = isOpened && !isFilled ? opened.draftId : null;
  const readId = draftId ?? again;
  const draft = useQuery({ ...requestQuery(readId ?? ""), enabled: readId !== null });
  const isGone = again !== null && (isProblem(draft.error, "not_found") || isProblem(draft.error, "fields_invalid"));
  const read = readId === null || isGone ? null : (draft.data?.data ?? null);
  const isReady = isOpened && (readId === null || isGone || (draft.isFetchedAfterMount && read !== null));
  const name = service === undefined ? words("title") : nameIn(locale, service);
  useDocumentTitle(name);
  const isMissing = isProblem(error, "not_found") || isProblem(error, "fields_invalid");
  return (
    <>
      <PageHeading
        title={service === undefined ? name : <bdi>{name}</bdi>}
        back={{ label: words("title"), renderLink: (slot) => <Link to="/e-services" {...slot} /> }}
        subtitle={service && pickText(locale, { en: service.summaryEn, ar: service.summaryAr }).text}
        sign={service && <ServiceTile icon={service.icon} category={service.category} size="lg" />}
      />
      {isMissing ? (
        <EmptyState
          title={t("missingTitle")}
          action={<Button renderLink={(slot) => <Link to="/e-services" {...slot} />}>{t("toCatalogue")}</Button>}
        >
          {t("missingText")}
        </EmptyState>
      ) : service !== undefined && isReady ? (
        <NewRequest
          key={`${code} ${readId}`}
          service={service}
          draft={draftId === null ? null : read}
          prefill={isFilled ? prefillOf(service, opened.search, read) : null}
          onDraftDeleted={() => setOpened({ code, draftId: null, search: {} })}
        />
      ) : (
        <Loading
          query={error === null && readId !== null ? draft : query}
          label={t("loading")}
          shape="24rem"
          failed={t("failed")}
        />
      )}
    </>
  );
}

/** Answers that prefill a new form, from the address or from an earlier request. */
type Prefill = { answers: Answers; from: Request | null };

const prefillOf = (service: Service, { answers }: NewRequestSearch, from: Request | null): Prefill => ({
  answers: from === null ? answersOfAddress(service, answers ?? "") : answersOfRequest(service, from),
  from,
});

interface NewRequestProps {
  service: Service;
  draft: Request | null;
  prefill: Prefill | null;
  onDraftDeleted: () => void;
}

function NewRequest({ service, draft, prefill, onDraftDeleted }: NewRequestProps) {
  const t = useTranslations("servicePages.ask");
  const locale = useLocale();
  const navigate = useNavigate();
  const toast = useToast();
  const formats = useFormats();
  const { expected } = useDurations();
  const hasBegun = useRef(false);
  // The draft now contains the answers of the address, and a reload reads them from there.
  const begin = (): void => {
    if (prefill === null || hasBegun.current) return;
    hasBegun.current = true;
    void navigate({ to: ".", search: {}, replace: true, resetScroll: false });
  };
  const needs = pickText(locale, { en: service.needsEn, ar: service.needsAr });
  return (
    <>
      <div className={stackClass(2, "below-5")}>
        <Card title={t("before")}>
          {needs.text !== "" && (
            <p className={classNames(textClass("flush", "pre-line"), styles.needs)} dir="auto" lang={needs.locale}>
              {needs.text}
            </p>
          )}
          <p className={textClass("flush", "xs", "muted")}>{expected(service.expectation)}</p>
        </Card>
        {draft !== null && (
          <Banner action={<DeleteDraft id={draft.id} onDeleted={onDraftDeleted} />}>{t("draftFound")}</Banner>
        )}
        {prefill !== null && Object.keys(prefill.answers).length > 0 && (
          <Banner>
            {prefill.from === null
              ? t("filled")
              : t("filledAgain", { id: formats.number(Number(prefill.from.id), { useGrouping: false }) })}{" "}
            {prefill.from !== null && hasFiles(prefill.from) && t("filesLeft")}
          </Banner>
        )}
      </div>
      <NewRequestForm
        code={service.code}
        form={service.form}
        initial={prefill?.answers ?? draft?.answers ?? {}}
        context={{
          lookups: service.lookups,
          people: (prefill?.from ?? draft)?.people ?? [],
          files: draft?.files ?? [],
        }}
        kept={draft}
        steps={service.steps}
        allowance={service.allowance}
        submitLabel={t("send")}
        onBegun={begin}
        onSent={({ id }) => {
          toast({ message: t("sent"), tone: "success" });
          void navigate({ to: "/e-services/requests/$id", params: { id } });
        }}
      />
    </>
  );
}
