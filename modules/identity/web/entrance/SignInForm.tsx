import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useRef, useState, type ChangeEvent } from "react";
import { useTranslations } from "use-intl";
import { addressOf } from "#client/api.ts";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import { ApiProblem, isProblem } from "#client/problems.ts";
import { singleSignOnRoutes } from "#modules/identity/contract/single-sign-on/routes.ts";
import type { FactorMethod } from "#shared/errors.ts";
import { required } from "#shared/validators.ts";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { focusFirstInvalid } from "#ui/focus-invalid.ts";
import { boxClass, stackClass } from "#ui/primitives.ts";
import { instanceQuery, signIn } from "../api.ts";
import { PasskeyButton } from "../factors/PasskeyButton.tsx";
import { Password } from "../components/Password.tsx";
import { useArrival } from "../use-arrival.ts";
import { DemonstrationAccounts } from "./DemonstrationAccounts.tsx";
import { EmailField, emailCheck } from "./EmailField.tsx";
import styles from "./Entrance.module.css";
import { EntranceForm, EntranceHeading } from "./EntranceForm.tsx";

export interface SignInFormProps {
  next: string | undefined;
  /** Above the form. */
  notice: string | null;
  /** The notice is a failure. */
  isTrouble: boolean;
  /** The account waits for approval. */
  onWaiting: () => void;
  /** The password is right, and a second factor is required. */
  onSecondStep: (step: { challenge: string; ways: readonly FactorMethod[] }) => void;
}

type Values = { email: string; password: string };
type Errors = { [Name in keyof Values]?: string };

const checks = { email: emailCheck, password: validated(required) };

/** Returns the errors of these fields. */
function errorsIn(values: Partial<Values>): Errors {
  const names = Object.keys(values) as (keyof Values)[];
  const verdicts = names.map((name) => [name, checks[name](values[name])] as const);
  return Object.fromEntries(verdicts.filter(([, verdict]) => verdict !== true));
}

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
  const [values, setValues] = useState<Values>({ email: "", password: "" });
  const [errors, setErrors] = useState<Errors>({});
  const [isSending, setIsSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  // Without the forms' library, which would be a tenth of this page's script.
  const input = (name: keyof Values) => ({
    name,
    value: values[name],
    error: errorText({ message: errors[name] }),
    onChange({ target: { value } }: ChangeEvent<HTMLInputElement>) {
      // Password managers fill both fields before anything is rendered.
      setValues((typed) => ({ ...typed, [name]: value }));
      // An invalid field is validated again on every input.
      setErrors(({ [name]: wrong, ...others }) =>
        wrong === undefined ? others : { ...others, ...errorsIn({ [name]: value }) },
      );
    },
  });

  function refuse(found: Errors): void {
    setErrors(found);
    focusFirstInvalid(form.current);
  }
  async function send(sent: Values): Promise<void> {
    setFailure(null);
    setIsSending(true);
    try {
      const { data } = await signIn({ body: sent });
      arrive(data, data.user);
    } catch (error) {
      if (isProblem(error, "account_waiting")) return onWaiting();
      if (isProblem(error, "second_factor_required")) {
        const { challenge = "", ways = [] } = error.problem;
        return onSecondStep({ challenge, ways });
      }
      if (isProblem(error, "credentials_wrong")) setValues((typed) => ({ ...typed, password: "" }));
      const refused = error instanceof ApiProblem ? error.fields.filter(({ path }) => path in checks) : [];
      if (refused.length === 0) setFailure(error);
      else refuse(Object.fromEntries(refused.map(({ path, message }) => [path, message])));
    } finally {
      setIsSending(false);
    }
  }
  async function submit(): Promise<void> {
    if (isSending) return;
    const found = errorsIn(values);
    refuse(found);
    if (Object.keys(found).length === 0) await send(values);
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
            ref={form}
            failure={failure}
            onSubmit={submit}
            isSending={isSending}
            action={t("signIn.action")}
          >
            <EmailField autoComplete="username" {...input("email")} />
            <Password label={t("password")} autoComplete="current-password" {...input("password")} />
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
          <DemonstrationAccounts busy={isSending} onChoose={send} />
        </>
      )}
    </>
  );
}

interface SingleSignOnButtonProps {
  provider: { nameEn: string | null; nameAr: string | null; isOnly: boolean; isReachable: boolean };
  next: string | undefined;
}

/** A link to the single sign-on provider, outside the router. */
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
