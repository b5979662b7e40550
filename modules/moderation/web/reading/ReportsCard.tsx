import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { Moment } from "#client/Moment.tsx";
import { isolated } from "#client/isolated.ts";
import type { ReportCase } from "#modules/moderation/contract/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { AvatarName } from "#ui/AvatarName.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { PlainText } from "#ui/rich-text/PlainText.tsx";
import { namedReason } from "../../contract/reasons.ts";
import { CaseState } from "../list/CaseState.tsx";
import styles from "./Reports.module.css";

const list = stackClass(3, "list", "below-3");
const entry = classNames(stackClass(1, "items-start", "sm", "anywhere"), styles.text);

/** The reasons and texts of the reports, and the reporters who gave their names. */
export function ReportsCard({ found }: { found: ReportCase }) {
  const t = useTranslations("moderationAdmin.case");
  const tReasons = useTranslations("moderation.reasons");
  const locale = useLocale();
  const formats = useFormats();
  const anonymous = found.reasons.filter(({ reason }) => reason !== namedReason);
  const isSilent = found.texts.length === 0 && found.reporters.every(({ text }) => text === null);
  const most = Math.max(...found.reasons.map(({ count }) => count));
  return (
    <Card title={t("reports")}>
      <ul className={stackClass(2, "list", "below-4")}>
        {found.reasons.map(({ reason, count }) => (
          <li key={reason} className={styles.reason}>
            <span>{tReasons(reason)}</span>
            <span className={textClass("ink", "bold")}>{formats.number(count)}</span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.bar} style={{ inlineSize: `${(100 * count) / most}%` }} />
            </span>
          </li>
        ))}
      </ul>
      {isSilent && <p className={textClass("flush", "xs", "muted")}>{t("noTexts")}</p>}
      {found.texts.length > 0 && (
        <ul className={list}>
          {found.texts.map(({ reason, text }, place) => (
            <li key={place} className={entry}>
              <PlainText text={text} />
              <Badge>{tReasons(reason)}</Badge>
            </li>
          ))}
        </ul>
      )}
      {anonymous.length > 0 && <p className={textClass("flush", "xs", "muted")}>{t("anonymousNote")}</p>}
      {found.reporters.length > 0 && (
        <section className={classNames(stackClass(2, "above-4"), styles.named)}>
          <h3 className={textClass("flush", "sm", "ink", "bold")}>{t("named")}</h3>
          <p className={textClass("flush", "xs", "muted")}>{t("namedNote")}</p>
          <ul className={list}>
            {found.reporters.map(({ person, text }) => (
              <li key={person.id} className={entry}>
                <AvatarName id={person.id} name={nameIn(locale, person)} photo={person.photoUrl} size="sm" />
                {text !== null && <PlainText text={text} />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}

export function EarlierCard({ earlier }: Pick<ReportCase, "earlier">) {
  const t = useTranslations("moderationAdmin.case");
  const locale = useLocale();
  if (earlier.length === 0) return null;
  return (
    <Card title={t("history")}>
      <ol className={list}>
        {earlier.map((one) => (
          <li key={one.id} className={entry}>
            <span className={rowClass(2, "wrap", "align-center")}>
              <CaseState of={{ decision: one.decision, isHidden: false }} />
              <span className={textClass("flush", "xs", "muted")}>
                <Moment at={one.decidedAt} style="dateTime" />
              </span>
            </span>
            <PlainText text={one.decisionReason} />
            <span className={textClass("flush", "xs", "muted")}>
              {t("historyOf", { count: one.reportCount, name: isolated(nameIn(locale, one.decidedBy)) })}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
