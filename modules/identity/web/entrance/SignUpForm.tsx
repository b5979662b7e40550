import { useState } from "react";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { maxLength, required } from "#shared/validators.ts";
import { Button } from "#ui/Button.tsx";
import { PasswordField } from "#ui/PasswordField.tsx";
import { TextField } from "#ui/TextField.tsx";
import { signUp } from "../api.ts";
import { newPasswordCheck, shortestPassword } from "../password.ts";
import { useArrival } from "../use-arrival.ts";
import { EmailField, emailCheck } from "./EmailField.tsx";
import { EntranceForm } from "./EntranceForm.tsx";

export interface SignUpFormProps {
  next: string | undefined;
  /** A link for confirming the address was mailed. */
  onMailed: (email: string) => void;
  /** An administrator has to approve the account. */
  onWaiting: () => void;
}

/** Name in the reader's language, e-mail address and password; the other name and the first administrator's code if wanted. */
export function SignUpForm({ next, onMailed, onWaiting }: SignUpFormProps) {
  const t = useTranslations("identity");
  const locale = useLocale();
  const arrive = useArrival(next);
  const [hasCode, setHasCode] = useState(false);
  const { input, register, errors, getValues, frame } = useEntityForm({
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

  // The reader's own name comes first and is asked for; either one will do.
  const names = (locale === "ar" ? ["nameAr", "nameEn"] : ["nameEn", "nameAr"]) as [
    "nameEn" | "nameAr",
    "nameEn" | "nameAr",
  ];
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
      <EmailField autoComplete="email" error={errors.email} {...register("email", emailCheck)} />
      <PasswordField
        label={t("password")}
        autoComplete="new-password"
        required
        hint={t("passwordHint", { min: shortestPassword })}
        showLabel={t("showPassword")}
        hideLabelText={t("hidePassword")}
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
