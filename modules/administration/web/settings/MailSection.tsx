import { useState } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import type { MailTrial, Settings } from "#modules/administration/contract/schemas-settings.ts";
import { Badge } from "#ui/Badge.tsx";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { Fact, Facts } from "#ui/Facts.tsx";
import { FormError } from "#ui/FormError.tsx";
import { gridClass, textClass } from "#ui/primitives.ts";
import { tryMail } from "./api.ts";
import { NumberField } from "./NumberField.tsx";
import { typed } from "./number-values.ts";
import { SectionForm, type SectionProps } from "./SectionForm.tsx";
import styles from "./SettingsPage.module.css";

const valuesOf = (settings: Settings) => typed(settings, "notificationMailDelayMinutes");

/** Sends a mail to whoever presses, and tells what became of it. */
function MailTest() {
  const t = useTranslations("settings.mail");
  const problemText = useProblemText();
  const [trial, setTrial] = useState<MailTrial | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isTrying, setIsTrying] = useState(false);
  async function send(): Promise<void> {
    setIsTrying(true);
    setTrial(null);
    setFailure(null);
    try {
      setTrial((await tryMail()).data);
    } catch (error) {
      setFailure(problemText(error));
    } finally {
      setIsTrying(false);
    }
  }
  const isFine = trial?.outcome === "sent" || trial?.outcome === "kept";
  return (
    <>
      <div>
        <Button onClick={() => void send()} loading={isTrying} loadingLabel={t("trying")}>
          {t("try")}
        </Button>
      </div>
      <div aria-live="polite">
        {trial !== null && (
          <Banner tone={isFine ? "info" : "warning"}>
            <p>{t(`outcomes.${trial.outcome}`, { to: `\u2068${trial.to}\u2069` })}</p>
            {trial.reply !== null && (
              <p className={styles.reply} dir="ltr" lang="en">
                {trial.reply}
              </p>
            )}
          </Banner>
        )}
      </div>
      <FormError message={failure} />
    </>
  );
}

/** How mails leave, which is set where the server runs, and when they do. */
export function MailSection(props: SectionProps) {
  const t = useTranslations("settings.mail");
  const { isSet, from } = props.settings.mail;
  return (
    <SectionForm id="mail" valuesOf={valuesOf} changeOf={(values) => values} {...props}>
      {(form) => (
        <>
          <Facts layout="rows">
            <Fact name={t("server")}>
              {isSet ? <Badge tone="success">{t("isSet")}</Badge> : <Badge tone="saffron">{t("isNotSet")}</Badge>}
            </Fact>
            <Fact name={t("from")}>
              <bdi dir="ltr">{from}</bdi>
            </Fact>
          </Facts>
          <p className={textClass("flush", "sm", "muted")}>{isSet ? t("setText") : t("notSetText")}</p>
          <MailTest />
          <div className={gridClass(16, [4, 5], "fill", "align-start")}>
            <NumberField form={form} name="notificationMailDelayMinutes" />
          </div>
        </>
      )}
    </SectionForm>
  );
}
