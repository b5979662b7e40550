import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useProblemText } from "#client/problem-text.ts";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { required } from "#shared/validators.ts";
import { Button } from "#ui/Button.tsx";
import { Checkbox } from "#ui/Checkbox.tsx";
import { Form } from "#ui/Form.tsx";
import { FormError } from "#ui/FormError.tsx";
import { gridClass, stackClass, textClass } from "#ui/primitives.ts";
import { changePassword, sessionsQuery } from "../api.ts";
import { ownTokensQuery } from "../tokens/api.ts";
import { Password } from "../components/Password.tsx";
import { newPasswordCheck, minPasswordLength } from "../password.ts";

/** Changes the password, confirmed by the current one; other sessions are ended. */
export function ChangePasswordForm() {
  const t = useTranslations("identity");
  const problemText = useProblemText();
  const queries = useQueryClient();
  const { input, register, frame } = useEntityForm({
    initial: { currentPassword: "", newPassword: "", endTokens: true },
    fields: ["currentPassword", "newPassword"],
    fieldOf: { password_wrong: "currentPassword", password_breached: "newPassword" },
    async save(values, { reset }) {
      await changePassword({ body: values });
      reset();
      void Promise.all([sessionsQuery, ownTokensQuery].map((query) => queries.invalidateQueries(query)));
      return t("security.changed");
    },
  });

  return (
    <Form className={stackClass(4)} onSubmit={frame.onSubmit}>
      <h3 className={textClass("flush", "md")}>{t("password")}</h3>
      <FormError message={frame.failure === null ? null : problemText(frame.failure)} takeFocus />
      <div className={gridClass(16, 4)}>
        <Password
          label={t("security.currentPassword")}
          autoComplete="current-password"
          {...input("currentPassword", { validate: validated(required) })}
        />
        <Password
          label={t("newPassword")}
          autoComplete="new-password"
          hint={t("passwordHint", { min: minPasswordLength })}
          {...input("newPassword", { validate: newPasswordCheck })}
        />
      </div>
      <Checkbox label={t("security.endTokens")} hint={t("security.endTokensHint")} {...register("endTokens")} />
      <div>
        <Button type="submit" loading={frame.isSending} loadingLabel={t("security.changing")}>
          {t("security.changePassword")}
        </Button>
      </div>
    </Form>
  );
}
