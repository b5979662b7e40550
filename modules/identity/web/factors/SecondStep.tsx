import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { showFieldProblems, useFieldErrorText, validated } from "#client/form-errors.ts";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import type { FactorWay } from "#shared/errors.ts";
import { required } from "#shared/validators.ts";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/TextField.tsx";
import { EntranceForm } from "../entrance/EntranceForm.tsx";
import { EntranceHeading } from "../entrance/EntranceHeading.tsx";
import styles from "../entrance/Entrance.module.css";
import { useArrival } from "../use-arrival.ts";
import { signInSecondFactor } from "./api.ts";
import { PasskeyButton } from "./PasskeyButton.tsx";

export interface SecondStepProps {
  challenge: string;
  ways: readonly FactorWay[];
  next: string | undefined;
  onBack: () => void;
  /** It cannot be completed any more. */
  onOver: (error: unknown) => void;
}

/** After the password: a code of the app, a recovery code, or a passkey, whichever there is. */
export function SecondStep({ challenge, ways, next, onBack, onOver }: SecondStepProps) {
  const t = useTranslations("identity");
  const errorText = useFieldErrorText();
  const problemText = useProblemText();
  const arrive = useArrival(next);
  const hasApp = ways.includes("totp");
  const [way, setWay] = useState<FactorWay>(hasApp ? "totp" : ways.includes("passkey") ? "passkey" : "recovery");
  const [failure, setFailure] = useState<unknown>(null);
  const { register, handleSubmit, setError, formState, reset } = useForm({ defaultValues: { code: "" } });
  const choose = (chosen: FactorWay): void => {
    reset();
    setFailure(null);
    setWay(chosen);
  };
  const send = handleSubmit(async ({ code }) => {
    setFailure(null);
    try {
      const { data } = await signInSecondFactor({ body: { challenge, code } });
      arrive(data, data.user);
    } catch (error) {
      if (isProblem(error, "challenge_over")) return onOver(error);
      if (isProblem(error, "code_wrong")) {
        reset();
        setError("code", { type: "server", message: problemText(error) }, { shouldFocus: true });
      } else if (!showFieldProblems<{ code: string }>(error, ["code"], setError)) setFailure(error);
    }
  });
  const isRecovery = way === "recovery";
  const others = ways.filter((other) => other !== way && other !== "passkey");
  return (
    <>
      <EntranceHeading title={t("secondStep.title")} intro={t(`secondStep.intro.${way}`)} />
      {way !== "passkey" && (
        <EntranceForm
          failure={failure}
          onSubmit={send}
          isSubmitting={formState.isSubmitting}
          action={t("secondStep.action")}
        >
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
            error={errorText(formState.errors.code)}
            {...register("code", { validate: validated(required) })}
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
