import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFormDraft } from "#client/drafts.ts";
import { showFieldProblems, useFieldErrorText, validated } from "#client/form-errors.ts";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import { useLeaving } from "#client/use-leaving.ts";
import type { Me } from "#modules/people/contract/schemas.ts";
import { firstOf, maxLength, required } from "#shared/validators.ts";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { Form } from "#ui/Form.tsx";
import { FormError } from "#ui/FormError.tsx";
import { gridClass, rowClass, stackClass } from "#ui/primitives.ts";
import { TextField } from "#ui/TextField.tsx";
import { useToast } from "#ui/toast-context.ts";
import { meQuery, updateMe } from "../api.ts";
import { changesOf, detailFields, detailsOf, differingFields, phoneNumber, type Details } from "../details.ts";
import { AboutFields } from "./AboutFields.tsx";
import { ConflictNotice } from "./ConflictNotice.tsx";

/** My names and telephone number: protected while unsaved, compared when somebody saved meanwhile. */
export function DetailsForm({ me }: { me: Me }) {
  const t = useTranslations("people.details");
  const errorText = useFieldErrorText();
  const problemText = useProblemText();
  const toast = useToast();
  const queries = useQueryClient();
  // The state of me that is being changed; its version is what the server compares.
  const [base, setBase] = useState(me);
  const [conflict, setConflict] = useState<Me | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm<Details>({ defaultValues: detailsOf(me) });
  const { register, handleSubmit, setError, getValues, reset, formState } = form;
  const { isDirty, isSubmitting, errors } = formState;
  const draft = useFormDraft("profile details", form);
  const leaving = useLeaving({ holds: () => isDirty && !isSubmitting });

  useEffect(() => {
    if (me.version === base.version) return;
    const sameDetails = differingFields(detailsOf(me), detailsOf(base)).length === 0;
    // A change of settings makes a new version too. Only one of these very fields is a conflict, for the server to tell.
    if (sameDetails) setBase(me);
    else if (!isDirty) {
      setBase(me);
      reset(detailsOf(me));
    }
  }, [me, base, isDirty, reset]);

  function take(saved: Me): void {
    setConflict(null);
    setFailure(null);
    setBase(saved);
    draft.drop();
    reset(detailsOf(saved));
    queries.setQueryData(meQuery.queryKey, { data: saved });
  }

  async function send(values: Details, over: Me): Promise<void> {
    setFailure(null);
    try {
      const { data } = await updateMe({ body: { version: over.version, ...changesOf(values, detailsOf(over)) } });
      take(data);
      toast({ message: t("saved"), tone: "success" });
    } catch (error) {
      if (isProblem(error, "stale_version") && error.problem.current !== undefined) {
        setConflict(error.problem.current as Me);
      } else if (!showFieldProblems<Details>(error, detailFields, setError)) setFailure(error);
    }
  }

  const submit = handleSubmit((values) => send(values, base));
  const oneName = (value: string, values: Details) =>
    values.nameEn.trim() === "" && values.nameAr.trim() === ""
      ? validated(required)(value)
      : validated(maxLength(200))(value);

  return (
    <Card title={t("title")}>
      <Form className={stackClass(4, "fits")} onSubmit={submit}>
        {draft.restored && isDirty && conflict === null && <Banner>{t("restored")}</Banner>}
        {conflict !== null && (
          <ConflictNotice
            mine={getValues()}
            theirs={detailsOf(conflict)}
            working={isSubmitting}
            onKeepMine={() => void handleSubmit((values) => send(values, conflict))()}
            onTakeTheirs={() => take(conflict)}
          />
        )}
        <FormError message={failure === null ? null : problemText(failure)} takeFocus />
        <div className={gridClass(16, 4, "align-start")}>
          <TextField
            label={t("nameEn")}
            lang="en"
            dir="ltr"
            autoComplete="off"
            hint={t("oneNameHint")}
            error={errorText(errors.nameEn)}
            {...register("nameEn", { validate: oneName, deps: "nameAr" })}
          />
          <TextField
            label={t("nameAr")}
            lang="ar"
            dir="rtl"
            autoComplete="off"
            error={errorText(errors.nameAr)}
            {...register("nameAr", { validate: oneName, deps: "nameEn" })}
          />
        </div>
        <div className={gridClass(16, 4, "align-start")}>
          <TextField
            label={t("phone")}
            type="tel"
            autoComplete="tel"
            optionalLabel={t("optional")}
            hint={t("phoneHint")}
            error={errorText(errors.phone)}
            {...register("phone", { validate: validated(firstOf(phoneNumber, maxLength(30))) })}
          />
          <TextField
            label={t("mobile")}
            type="tel"
            autoComplete="off"
            optionalLabel={t("optional")}
            error={errorText(errors.mobile)}
            {...register("mobile", { validate: validated(firstOf(phoneNumber, maxLength(30))) })}
          />
        </div>
        <AboutFields form={form} />
        <div className={rowClass(2, "wrap")}>
          <Button variant="strong" type="submit" loading={isSubmitting} loadingLabel={t("saving")}>
            {t("save")}
          </Button>
          {isDirty && (
            <Button variant="quiet" onClick={() => take(me)}>
              {t("discard")}
            </Button>
          )}
        </div>
      </Form>
      <ConfirmDialog {...leaving}>{t("leaveText")}</ConfirmDialog>
    </Card>
  );
}
