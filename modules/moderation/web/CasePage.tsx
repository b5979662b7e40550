import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useLocale } from "#client/intl.tsx";
import { IsoDate } from "#client/IsoDate.tsx";
import { isolated } from "#client/isolated.ts";
import { isProblem } from "#client/problems.ts";
import { Loading } from "#kit/Loading.tsx";
import { useAction } from "#kit/use-action.ts";
import type { ReportCase } from "#modules/moderation/contract/schemas.ts";
import { pickText } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import type { LinkSlot } from "#ui/link.ts";
import { Meta } from "#ui/Meta.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { stackClass } from "#ui/primitives.ts";
import { Skeleton, SkeletonBlock, SkeletonLine } from "#ui/Skeleton.tsx";
import { useToast } from "#ui/toast-context.ts";
import { caseQuery, nextCasesQuery } from "./api.ts";
import styles from "./CasePage.module.css";
import { DecisionCard } from "./deciding/DecisionCard.tsx";
import { Key } from "./deciding/Key.tsx";
import { useAltKeys } from "./deciding/use-keys.ts";
import { ContentCard } from "./reading/ContentCard.tsx";
import { EarlierCard, ReportsCard } from "./reading/ReportsCard.tsx";
import type { CaseSearch } from "./search.ts";

const columns = classNames(stackClass(5, "fits"), styles.columns);

export function CasePage() {
  const { id } = useParams({ from: "/app/admin/reports/$id" });
  const search = useSearch({ from: "/app/admin/reports/$id" });
  return <Case key={id} id={id} search={search} />;
}

/** Returns a function that opens the first case in the list's order. */
function useNextCase(id: string, search: CaseSearch): () => void {
  const t = useTranslations("moderationAdmin.case");
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { mutate } = useAction({
    async run() {
      const { data } = await queries.fetchQuery(nextCasesQuery(search));
      const next = data.find((one) => one.id !== id);
      if (next === undefined) toast({ message: t("noNext") });
      else await navigate({ to: "/admin/reports/$id", params: { id: next.id }, search });
    },
  });
  return () => mutate();
}

const textsOf = ({ titleEn, titleAr }: ReportCase["subject"]) => ({ en: titleEn, ar: titleAr });

function Case({ id, search }: { id: string; search: CaseSearch }) {
  const t = useTranslations("moderationAdmin");
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useQuery(caseQuery(id));
  const { data, error } = query;
  const goToNext = useNextCase(id, search);
  useAltKeys({ KeyN: goToNext });
  const found = data?.data;
  const claim = useDecided(found === undefined ? undefined : found.decidedAt === null, () => heading.current?.focus());
  const title = t(found?.subject.kind === "comment" ? "case.titleComment" : "case.titleTopic");
  useDocumentTitle(found === undefined ? t("cases.title") : title);
  const back = {
    label: t("case.back"),
    renderLink: (slot: LinkSlot) => <Link to="/admin/reports" search={search} {...slot} />,
  };

  if (found === undefined) {
    const isMissing = isProblem(error, "not_found");
    return (
      <>
        <PageHeading back={back} title={error === null ? <SkeletonLine width="14rem" size="lg" /> : t("cases.title")} />
        {isMissing ? (
          <EmptyState title={t("case.missingTitle")}>{t("case.missingText")}</EmptyState>
        ) : (
          <Loading query={query} shape={<CaseSkeleton />} failed={t("case.failed")} />
        )}
      </>
    );
  }
  return (
    <>
      <PageHeading
        ref={heading}
        back={back}
        title={title}
        subtitle={
          <Meta>
            {found.subject.kind === "comment" && (
              <span>{t("cases.commentOn", { title: isolated(pickText(locale, textsOf(found.subject)).text) })}</span>
            )}
            <span>{t("cases.count", { count: found.reportCount })}</span>
            <IsoDate at={found.openedOn} />
          </Meta>
        }
        actions={
          <Button variant="soft" iconAfter={<Key letter="N" />} onClick={goToNext}>
            {t("case.next")}
          </Button>
        }
      />
      <div className={columns}>
        <div className={stackClass(5, "content-start", "shrinks")}>
          <ContentCard found={found} />
          <ReportsCard found={found} />
          <EarlierCard earlier={found.earlier} />
        </div>
        <div className={stackClass(5, "content-start", "shrinks")}>
          <DecisionCard found={found} onDecided={claim} />
        </div>
      </div>
    </>
  );
}

function CaseSkeleton() {
  const t = useTranslations("moderationAdmin.case");
  return (
    <Skeleton label={t("loading")}>
      <div className={columns}>
        <Card>
          <SkeletonLine width="70%" size="lg" />
          <SkeletonBlock height="10rem" />
        </Card>
        <Card>
          <SkeletonLine width="50%" />
          <SkeletonBlock height="14rem" />
        </Card>
      </div>
    </Skeleton>
  );
}

/**
 * Calls `onOwn` after the user's own decision, and shows a toast when another moderator has decided, whose decision
 * then replaces the form. Returns a function to be called before the user's own decision.
 */
function useDecided(isOpen: boolean | undefined, onOwn: () => void): () => void {
  const t = useTranslations("moderationAdmin.case");
  const toast = useToast();
  const wasOpen = useRef(false);
  const isOwn = useRef(false);
  const onChange = useEffectEvent(() => {
    if (isOpen === false && isOwn.current) onOwn();
    else if (isOpen === false && wasOpen.current) toast({ message: t("faster") });
    if (isOpen !== undefined) wasOpen.current = isOpen;
  });
  // Runs after the form and its dialog, which restores the focus first, have been unmounted.
  useEffect(() => onChange(), [isOpen]);
  return () => {
    isOwn.current = true;
  };
}
