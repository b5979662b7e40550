import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import type { Settings } from "#modules/administration/contract/schemas-settings.ts";
import { Badge } from "#ui/Badge.tsx";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { Fact, Facts } from "#ui/Facts.tsx";
import { FormError } from "#ui/FormError.tsx";
import { textClass } from "#ui/primitives.ts";
import { tryMail } from "./api.ts";
import { textsOf } from "./NumberFields.tsx";
import { SectionForm, type SectionProps } from "./SectionForm.tsx";

const names = ["notificationMailDelayMinutes"] as const;
const valuesOf = (settings: Settings) => textsOf(settings, names);

function MailTest() {
  const t = useTranslations("settings.mail");
  const problemText = useProblemText();
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => tryMail() });
  const trial = data?.data;
  const isFine = trial?.outcome === "sent" || trial?.outcome === "kept";
  return (
    <>
      <div>
        <Button onClick={() => mutate()} loading={isPending} loadingLabel={t("trying")}>
          {t("try")}
        </Button>
      </div>
      <div aria-live="polite">
        {trial !== undefined && (
          <Banner tone={isFine ? "info" : "warning"}>
            <p>{t(`outcomes.${trial.outcome}`, { to: isolated(trial.to) })}</p>
            {trial.reply !== null && (
              <p className={textClass("flush", "above-1", "sm", "anywhere")} dir="ltr" lang="en">
                {trial.reply}
              </p>
            )}
          </Banner>
        )}
      </div>
      <FormError message={error === null ? null : problemText(error)} />
    </>
  );
}

export function MailSection(props: SectionProps) {
  const t = useTranslations("settings.mail");
  const { isSet, from } = props.settings.mail;
  return (
    <SectionForm id="mail" valuesOf={valuesOf} numbers={names} {...props}>
      {() => (
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
        </>
      )}
    </SectionForm>
  );
}
