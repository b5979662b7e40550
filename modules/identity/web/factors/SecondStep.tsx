import { useState } from "react";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { FactorMethod } from "#shared/errors.ts";
import { required } from "#shared/validators.ts";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/TextField.tsx";
import { EntranceForm, EntranceHeading } from "../entrance/EntranceForm.tsx";
import styles from "../entrance/Entrance.module.css";
import { useArrival } from "../use-arrival.ts";
import { signInSecondFactor } from "./api.ts";
import { PasskeyButton } from "./PasskeyButton.tsx";

export interface SecondStepProps {
  challenge: string;
  ways: readonly FactorMethod[];
  next: string | undefined;
  onBack: () => void;
  /** The challenge has expired. */
  onOver: (error: unknown) => void;
}

export function SecondStep({ challenge, ways, next, onBack, onOver }: SecondStepProps) {
  const t = useTranslations("identity");
  const problemText = useProblemText();
  const arrive = useArrival(next);
  const hasApp = ways.includes("totp");
  const [way, setWay] = useState<FactorMethod>(hasApp ? "totp" : ways.includes("passkey") ? "passkey" : "recovery");
  const { input, reset, failure, setFailure, frame } = useEntityForm({
    initial: { code: "" },
    fieldOf: { code_wrong: "code" },
    async save({ code }) {
      const { data } = await signInSecondFactor({ body: { challenge, code } });
      arrive(data, data.user);
    },
    onRefused(error, form) {
      if (isProblem(error, "code_wrong")) form.reset();
      const isOver = isProblem(error, "challenge_over");
      if (isOver) onOver(error);
      return isOver;
    },
  });
  const choose = (chosen: FactorMethod): void => {
    reset();
    setFailure(null);
    setWay(chosen);
  };
  const isRecovery = way === "recovery";
  const others = ways.filter((other) => other !== way && other !== "passkey");
  return (
    <>
      <EntranceHeading title={t("secondStep.title")} intro={t(`secondStep.intro.${way}`)} />
      {way !== "passkey" && (
        <EntranceForm {...frame} action={t("secondStep.action")}>
          <TextField
            key={way}
            label={t(isRecovery ? "secondStep.recoveryCode" : "secondStep.code")}
            autoComplete={isRecovery ? "off" : "one-time-code"}
            inputMode={isRecovery ? "text" : "numeric"}
            dir="ltr"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            required
            autoFocus
            {...input("code", { validate: validated(required) })}
          />
        </EntranceForm>
      )}
      {ways.includes("passkey") && "PublicKeyCredential" in window && (
        <>
          {way !== "passkey" && <p className={styles.or}>{t("singleSignOn.or")}</p>}
          {way === "passkey" && failure !== null && <p role="alert">{problemText(failure)}</p>}
          <PasskeyButton next={next} onFailure={setFailure} />
        </>
      )}
      <p className={styles.beside}>
        {others.map((other) => (
          <Button key={other} variant="quiet" onClick={() => choose(other)}>
            {t(other === "recovery" ? "secondStep.useRecovery" : "secondStep.useApp")}
          </Button>
        ))}
        <Button variant="quiet" onClick={onBack}>
          {t("backToSignIn")}
        </Button>
      </p>
    </>
  );
}
