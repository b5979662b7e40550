import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { Moment } from "#client/Moment.tsx";
import { isolated } from "#client/isolated.ts";
import type { ReportCase } from "#modules/moderation/contract/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { Banner } from "#ui/Banner.tsx";
import { Card } from "#ui/Card.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { PlainText } from "#ui/rich-text/PlainText.tsx";
import { CaseState } from "../list/CaseState.tsx";
import { DecisionForm } from "./DecisionForm.tsx";

export function DecisionCard({ found, onDecided }: { found: ReportCase; onDecided: () => void }) {
  const t = useTranslations("moderationAdmin.case");
  const locale = useLocale();
  const { decidedAt, decidedBy, decisionReason } = found;
  if (decidedAt !== null) {
    return (
      <Card title={t("decidedTitle")}>
        <div className={stackClass(4)}>
          <p className={rowClass(2, "wrap", "align-center", "flush")}>
            <CaseState of={found} />
            <span className={textClass("xs", "muted")}>
              <Moment at={decidedAt} style="dateTime" />
            </span>
          </p>
          <PlainText text={decisionReason ?? ""} />
          {decidedBy !== null && (
            <p className={textClass("flush", "xs", "muted")}>
              {t("decidedBy", { name: isolated(nameIn(locale, decidedBy)) })}
            </p>
          )}
        </div>
      </Card>
    );
  }
  return (
    <Card title={t("formTitle")}>
      {found.can.decide ? <DecisionForm found={found} onDecided={onDecided} /> : <Banner>{t("own")}</Banner>}
    </Card>
  );
}
