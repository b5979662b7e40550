import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { maxLength, required } from "#shared/validators.ts";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/TextField.tsx";
import { signUp } from "./api.ts";
import { Password } from "./components/Password.tsx";
import { emailCheck, EmailField } from "./entrance/EmailField.tsx";
import styles from "./entrance/Entrance.module.css";
import { EntranceForm, EntranceHeading } from "./entrance/EntranceForm.tsx";
import { MailSent, Waiting } from "./entrance/EntranceStates.tsx";
import { newPasswordCheck, minPasswordLength } from "./password.ts";
import { useArrival } from "./use-arrival.ts";

type Outcome = { kind: "waiting" } | { kind: "mailed"; email: string };

export function SignUpPage() {
  const t = useTranslations("identity");
  const { next } = useSearch({ from: "/entrance/sign-up" });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  if (outcome?.kind === "waiting") return <Waiting onBack={() => setOutcome(null)} />;
  if (outcome?.kind === "mailed") {
    return <MailSent kind="confirm" email={outcome.email} onAnother={() => setOutcome(null)} />;
  }
  return (
    <>
      <EntranceHeading title={t("signUp.title")} intro={t("signUp.intro")} />
      <SignUpForm
        next={next}
        onMailed={(email) => setOutcome({ kind: "mailed", email })}
        onWaiting={() => setOutcome({ kind: "waiting" })}
      />
      <p className={styles.beside}>
        {t("signUp.haveAccount")}{" "}
        <Link to="/login" search={next === undefined ? {} : { next }}>
          {t("signUp.signIn")}
        </Link>
      </p>
    </>
  );
}

interface SignUpFormProps {
  next: string | undefined;
  /** A link for confirming the address was mailed. */
  onMailed: (email: string) => void;
  /** An administrator has to approve the account. */
  onWaiting: () => void;
}

/** Names, email address and password; the code of the first administrator on demand. */
function SignUpForm({ next, onMailed, onWaiting }: SignUpFormProps) {
  const t = useTranslations("identity");
  const locale = useLocale();
  const arrive = useArrival(next);
  const [hasCode, setHasCode] = useState(false);
  const { input, getValues, frame } = useEntityForm({
    initial: { nameEn: "", nameAr: "", email: "", password: "", administratorCode: "" },
    fieldOf: { password_breached: "password" },
    async save(values) {
      const filled = (name: "nameEn" | "nameAr" | "administratorCode") =>
        values[name].trim() === "" ? {} : { [name]: values[name].trim() };
      const { data } = await signUp({
        body: {
          email: values.email,
          password: values.password,
          locale,
          ...filled("nameEn"),
          ...filled("nameAr"),
          ...(hasCode ? filled("administratorCode") : {}),
        },
      });
      const { status, token, refreshToken, user } = data;
      if (token !== undefined && refreshToken !== undefined && user !== undefined)
        arrive({ token, refreshToken }, user);
      else if (status === "waiting") onWaiting();
      else onMailed(values.email.trim());
    },
  });

  // The name in the current language comes first; either one is enough.
  const names = locale === "ar" ? (["nameAr", "nameEn"] as const) : (["nameEn", "nameAr"] as const);
  const oneName = (value: string) =>
    value.trim() !== "" || names.some((name) => getValues(name).trim() !== "")
      ? validated(maxLength(200))(value)
      : validated(required)(value);

  return (
    <EntranceForm
      {...frame}
      action={t("signUp.action")}
      after={
        !hasCode && (
          <Button variant="quiet" size="sm" onClick={() => setHasCode(true)}>
            {t("signUp.haveCode")}
          </Button>
        )
      }
    >
      {names.map((name, place) => (
        <TextField
          key={name}
          label={t(`signUp.${name}`)}
          autoComplete={place === 0 ? "name" : "off"}
          dir={name === "nameAr" ? "rtl" : "ltr"}
          lang={name === "nameAr" ? "ar" : "en"}
          required={place === 0}
          {...(place === 0 ? { hint: t("signUp.namesHint") } : { optional: true })}
          {...input(name, { validate: place === 0 ? oneName : validated(maxLength(200)) })}
        />
      ))}
      <EmailField autoComplete="email" {...input("email", { validate: emailCheck })} />
      <Password
        label={t("password")}
        autoComplete="new-password"
        hint={t("passwordHint", { min: minPasswordLength })}
        {...input("password", { validate: newPasswordCheck })}
      />
      {hasCode && (
        <TextField
          label={t("signUp.code")}
          hint={t("signUp.codeHint")}
          dir="ltr"
          autoComplete="one-time-code"
          spellCheck={false}
          autoFocus
          required
          {...input("administratorCode", { validate: validated(required), shouldUnregister: true })}
        />
      )}
    </EntranceForm>
  );
}
