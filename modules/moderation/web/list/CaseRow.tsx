import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale, useFormats } from "#client/intl.tsx";
import { IsoDate } from "#client/IsoDate.tsx";
import { isolated } from "#client/isolated.ts";
import type { ReportCaseSummary } from "#modules/moderation/contract/schemas.ts";
import { nameIn, pickText } from "#shared/locale.ts";
import { Badge } from "#ui/Badge.tsx";
import { classNames } from "#ui/class-names.ts";
import { CommentIcon, NewsIcon } from "#ui/icons.ts";
import { IconTile } from "#ui/IconTile.tsx";
import { ListRow } from "#ui/ListRow.tsx";
import { Meta } from "#ui/Meta.tsx";
import { stackClass, textClass, rowClass } from "#ui/primitives.ts";
import { namedReason } from "../../contract/reasons.ts";
import { CaseState } from "./CaseState.tsx";
import type { CaseSearch } from "../search.ts";
import styles from "./CaseRow.module.css";

export interface CaseRowProps {
  one: ReportCaseSummary;
  /** The search of the list, for the link back. */
  search: CaseSearch;
}

export function CaseRow({ one, search }: CaseRowProps) {
  const t = useTranslations("moderationAdmin.cases");
  const locale = useLocale();
  const { subject } = one;
  const title = pickText(locale, { en: subject.titleEn, ar: subject.titleAr });
  const isComment = subject.kind === "comment";
  return (
    <ListRow className={styles.row} data-row={one.id}>
      <IconTile
        tone={one.isHidden ? "danger" : "neutral"}
        icon={isComment ? <CommentIcon size={20} /> : <NewsIcon size={20} />}
      />
      <div className={stackClass(1, "shrinks")}>
        <h2 className={classNames(textClass("clamped", "flush", "md", "medium", "anywhere"), styles.title)}>
          <Link to="/admin/reports/$id" params={{ id: one.id }} search={search} data-cover="">
            {isComment ? (
              <>
                {t("comment")}: <bdi>{subject.excerpt}</bdi>
              </>
            ) : (
              <bdi lang={title.locale}>{title.text}</bdi>
            )}
          </Link>
        </h2>
        {isComment && (
          <p className={textClass("truncate", "flush", "xs", "muted")}>
            {t("commentOn", { title: isolated(title.text) })}
          </p>
        )}
        <div className={textClass("xs", "muted", "anywhere")}>
          <Meta>
            <bdi>{nameIn(locale, one.author)}</bdi>
            {one.category !== null && <bdi>{nameIn(locale, one.category)}</bdi>}
            <IsoDate at={one.lastReportedOn} />
          </Meta>
        </div>
        <ReasonBadges reasons={one.reasons} />
      </div>
      <div className={styles.end}>
        <span className={textClass("sm", "ink", "medium", "nowrap")}>{t("count", { count: one.reportCount })}</span>
        <CaseState of={one} />
      </div>
    </ListRow>
  );
}

/** The reasons of the reports with their counts, most frequent first. */
function ReasonBadges({ reasons }: { reasons: ReportCaseSummary["reasons"] }) {
  const t = useTranslations("moderation.reasons");
  const formats = useFormats();
  return (
    <span className={rowClass([1, 2], "wrap")}>
      {reasons.map(({ reason, count }) => (
        <Badge key={reason} tone={reason === namedReason ? "info" : "neutral"}>
          {t(reason)}
          {count > 1 && <> · {formats.number(count)}</>}
        </Badge>
      ))}
    </span>
  );
}
