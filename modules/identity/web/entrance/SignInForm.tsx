import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { addressOf } from "#client/api.ts";
import { showFieldProblems, useFieldErrorText, validated } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import { isProblem } from "#client/problems.ts";
import { singleSignOnRoutes } from "#modules/identity/contract/single-sign-on/routes.ts";
import type { FactorWay } from "#shared/errors.ts";
import { required } from "#shared/validators.ts";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { boxClass, stackClass } from "#ui/primitives.ts";
import { instanceQuery, signIn } from "../api.ts";
import { PasskeyButton } from "../factors/PasskeyButton.tsx";
import { Password } from "../components/Password.tsx";
import { useArrival } from "../use-arrival.ts";
import { DemonstrationAccounts } from "./DemonstrationAccounts.tsx";
import { EmailField, emailCheck } from "./EmailField.tsx";
import styles from "./Entrance.module.css";
import { EntranceForm } from "./EntranceForm.tsx";
import { EntranceHeading } from "./EntranceHeading.tsx";

export interface SignInFormProps {
  next: string | undefined;
  /** Above the form. */
  notice: string | null;
  /** The notice is a failure. */
  isTrouble: boolean;
  /** The account waits for approval. */
  onWaiting: () => void;
  /** The password is right, and a second factor is required. */
  onSecondStep: (step: { challenge: string; ways: readonly FactorWay[] }) => void;
}

type Values = { email: string; password: string };

/** Signs in by email address and password, or with a demonstration account. */
export function SignInForm({ next, notice, isTrouble, onWaiting, onSecondStep }: SignInFormProps) {
  const t = useTranslations("identity");
  const errorText = useFieldErrorText();
  const arrive = useArrival(next);
  const provider = useQuery(instanceQuery).data?.data.singleSignOn ?? null;
  const [wantsPassword, setWantsPassword] = useState(false);
  const hidesPassword = provider !== null && provider.isOnly && !wantsPassword;
  // Absent without a secure connection too.
  const hasPasskeys = "PublicKeyCredential" in window;
  const [failure, setFailure] = useState<unknown>(null);
  const { register, handleSubmit, setError, formState, resetField } = useForm<Values>({
    defaultValues: { email: "", password: "" },
  });

  async function send(values: Values): Promise<void> {
    setFailure(null);
    try {
      const { data } = await signIn({ body: values });
      arrive(data, data.user);
    } catch (error) {
      if (isProblem(error, "account_waiting")) return onWaiting();
      if (isProblem(error, "second_factor_required")) {
        const { challenge = "", ways = [] } = error.problem;
        return onSecondStep({ challenge, ways });
      }
      if (isProblem(error, "credentials_wrong")) resetField("password");
      if (!showFieldProblems<Values>(error, ["email", "password"], setError)) setFailure(error);
    }
  }

  return (
    <>
      <EntranceHeading
        title={t("signIn.title")}
        intro={hidesPassword ? t("singleSignOn.onlyIntro") : t("signIn.intro")}
      />
      {notice !== null && (
        <div className={boxClass("below-5")}>
          <Banner tone={isTrouble ? "warning" : "info"}>{notice}</Banner>
        </div>
      )}
      {hidesPassword ? (
        <>
          <SingleSignOnButton provider={provider} next={next} />
          <p className={styles.beside}>
            <Button variant="quiet" onClick={() => setWantsPassword(true)}>
              {t("singleSignOn.withPassword")}
            </Button>
          </p>
        </>
      ) : (
        <>
          <EntranceForm
            failure={failure}
            onSubmit={handleSubmit(send)}
            isSending={formState.isSubmitting}
            action={t("signIn.action")}
          >
            <EmailField autoComplete="username" error={formState.errors.email} {...register("email", emailCheck)} />
            <Password
              label={t("password")}
              autoComplete="current-password"
              error={errorText(formState.errors.password)}
              {...register("password", { validate: validated(required) })}
            />
            <Link
              className={styles.forgot}
              to="/login"
              search={{ ...(next === undefined ? {} : { next }), view: "forgot" }}
            >
              {t("signIn.forgot")}
            </Link>
          </EntranceForm>
          {(provider !== null || hasPasskeys) && <p className={styles.or}>{t("singleSignOn.or")}</p>}
          <div className={stackClass(3)}>
            {provider !== null && <SingleSignOnButton provider={provider} next={next} />}
            {hasPasskeys && <PasskeyButton next={next} onFailure={setFailure} />}
          </div>
          <p className={styles.beside}>
            {t("signIn.newHere")}{" "}
            <Link to="/sign-up" search={next === undefined ? {} : { next }}>
              {t("signIn.signUp")}
            </Link>
          </p>
          <DemonstrationAccounts busy={formState.isSubmitting} onChoose={send} />
        </>
      )}
    </>
  );
}

interface SingleSignOnButtonProps {
  provider: { nameEn: string | null; nameAr: string | null; isOnly: boolean; isReachable: boolean };
  next: string | undefined;
}

/** A link to the single sign-on provider: the whole browser goes there. */
function SingleSignOnButton({ provider, next }: SingleSignOnButtonProps) {
  const t = useTranslations("identity.singleSignOn");
  const locale = useLocale();
  const { isOnly, isReachable } = provider;
  const name = locale === "ar" ? provider.nameAr : provider.nameEn;
  const address = `/api${addressOf(singleSignOnRoutes.beginSingleSignOn.path, { query: { next } })}`;
  return (
    <div>
      <Button
        variant={isOnly ? "strong" : "soft"}
        size="lg"
        wide
        renderLink={(slot) => (
          <a href={address} aria-describedby="single-sign-on-state" {...slot}>
            {slot.children}
          </a>
        )}
      >
        {name === null ? t("action") : t("actionWith", { name })}
      </Button>
      <p className={styles.state} id="single-sign-on-state">
        {!isReachable && t(isOnly ? "awayOnly" : "away")}
      </p>
    </div>
  );
}
