import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useLocale } from "#client/intl.tsx";
import { isProblem } from "#client/problems.ts";
import type { Request } from "#modules/services/contract/schemas-request.ts";
import type { Service } from "#modules/services/contract/schemas-service.ts";
import { nameIn, pickText } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { Banner } from "#ui/Banner.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";
import { useToast } from "#ui/toast-context.ts";
import { requestQuery, serviceQuery } from "../api.ts";
import { LoadFailure } from "#kit/LoadFailure.tsx";
import { ServiceTile } from "../components/ServiceTile.tsx";
import { useDurations } from "../use-durations.ts";
import { AskForm } from "./AskForm.tsx";
import styles from "./AskForm.module.css";
import { DeleteDraft } from "./DeleteDraft.tsx";

/** A service: what is needed before starting, its form, and who will decide. */
export function AskPage() {
  const t = useTranslations("servicePages.ask");
  const words = useTranslations("services");
  const locale = useLocale();
  const { code } = useParams({ from: "/app/e-services/$code" });
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery(serviceQuery(code));
  const service = data?.data;
  // The draft that was there when the page was opened; one that typing makes meanwhile is known to the form.
  const [opened, setOpened] = useState<{ code: string; draftId: string | null } | null>(null);
  if (service !== undefined && isFetchedAfterMount && opened?.code !== code) {
    setOpened({ code, draftId: service.draftId });
  }
  const draftId = opened !== null && opened.code === code ? opened.draftId : null;
  const draft = useQuery({ ...requestQuery(draftId ?? ""), enabled: draftId !== null });
  const isReady = opened?.code === code && (draftId === null || draft.isFetchedAfterMount);
  const kept = draftId === null ? null : (draft.data?.data ?? null);
  const name = service === undefined ? words("title") : nameIn(locale, service);
  useDocumentTitle(name);
  const isMissing = isProblem(error, "not_found") || isProblem(error, "fields_invalid");
  const failure = error ?? (draftId === null ? null : draft.error);
  return (
    <>
      <PageHeading
        title={service === undefined ? name : <bdi>{name}</bdi>}
        back={{ label: words("title"), renderLink: (slot) => <Link to="/e-services" {...slot} /> }}
        {...(service === undefined
          ? {}
          : {
              subtitle: pickText(locale, { en: service.summaryEn, ar: service.summaryAr }).text,
              sign: <ServiceTile icon={service.icon} category={service.category} size="lg" />,
            })}
      />
      {isMissing ? (
        <EmptyState
          title={t("missingTitle")}
          action={<Button renderLink={(slot) => <Link to="/e-services" {...slot} />}>{t("toCatalogue")}</Button>}
        >
          {t("missingText")}
        </EmptyState>
      ) : service !== undefined && isReady && (draftId === null || kept !== null) ? (
        <Ask
          key={`${code} ${draftId}`}
          service={service}
          draft={kept}
          onDraftDeleted={() => setOpened({ code, draftId: null })}
        />
      ) : failure === null ? (
        <Skeleton label={t("loading")}>
          <SkeletonBlock height="24rem" />
        </Skeleton>
      ) : (
        <LoadFailure
          title={t("failed")}
          error={failure}
          retrying={isFetching || draft.isFetching}
          onRetry={() => void (error === null ? draft.refetch() : refetch())}
        />
      )}
    </>
  );
}

interface AskProps {
  service: Service;
  draft: Request | null;
  onDraftDeleted: () => void;
}

function Ask({ service, draft, onDraftDeleted }: AskProps) {
  const t = useTranslations("servicePages.ask");
  const locale = useLocale();
  const navigate = useNavigate();
  const toast = useToast();
  const { expected } = useDurations();
  const needs = pickText(locale, { en: service.needsEn, ar: service.needsAr });
  return (
    <>
      <div className={styles.needs}>
        <Card title={t("before")}>
          {needs.text !== "" && (
            <p dir="auto" lang={needs.locale}>
              {needs.text}
            </p>
          )}
          <p className={styles.quiet}>{expected(service.expectation)}</p>
        </Card>
        {draft !== null && (
          <Banner action={<DeleteDraft id={draft.id} onDeleted={onDraftDeleted} />}>{t("draftFound")}</Banner>
        )}
      </div>
      <AskForm
        code={service.code}
        form={service.form}
        initial={draft?.answers ?? {}}
        context={{ lookups: service.lookups, people: draft?.people ?? [], files: draft?.files ?? [] }}
        kept={draft}
        steps={service.steps}
        allowance={service.allowance}
        submitLabel={t("send")}
        onSent={({ id }) => {
          toast({ message: t("sent"), tone: "success" });
          void navigate({ to: "/e-services/requests/$id", params: { id } });
        }}
      />
    </>
  );
}
