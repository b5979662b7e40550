import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { isProblem } from "#client/problems.ts";
import { useLeaving } from "#client/use-leaving.ts";
import { FormNotices } from "#kit/EntityForm.tsx";
import { LanguageFields } from "#kit/LanguageFields.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { Me } from "#modules/people/contract/schemas.ts";
import { firstOf, maxLength } from "#shared/validators.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { Form } from "#ui/Form.tsx";
import { gridClass, rowClass, stackClass } from "#ui/primitives.ts";
import { TextField } from "#ui/TextField.tsx";
import { meQuery, updateMe } from "../api.ts";
import { AboutFields } from "./AboutFields.tsx";
import { ConflictNotice } from "./ConflictNotice.tsx";
import { changesOf, detailsOf, differingFields, phoneNumber, type Details } from "./details.ts";

/** My names and telephone number: protected while unsaved, compared when somebody saved meanwhile. */
export function DetailsForm({ me }: { me: Me }) {
  const t = useTranslations("profile.details");
  const queries = useQueryClient();
  // The state of me that is being changed; its version is what the server compares.
  const [base, setBase] = useState(me);
  const [conflict, setConflict] = useState<Me | null>(null);
  const initial = useMemo(() => detailsOf(base), [base]);
  const { form, page, frame, input, isDirty, getValues, reset } = useEntityForm<Details>({
    initial,
    draftPlace: "profile details",
    async save(values) {
      const over = conflict ?? base;
      const { data } = await updateMe({ body: { version: over.version, ...changesOf(values, detailsOf(over)) } });
      take(data);
      return t("saved");
    },
    onRefused(error) {
      if (!isProblem(error, "stale_version") || error.problem.current === undefined) return false;
      setConflict(error.problem.current as Me);
      return true;
    },
  });
  const { box, isRestored, onDiscard } = page;
  const leaving = useLeaving({ holds: () => isDirty && !frame.isSending });

  useEffect(() => {
    if (me.version === base.version) return;
    // A change of settings makes a new version too. Only one of these very fields is a conflict, for the server to tell.
    if (!isDirty || differingFields(detailsOf(me), detailsOf(base)).length === 0) setBase(me);
  }, [me, base, isDirty]);

  function take(saved: Me): void {
    setConflict(null);
    setBase(saved);
    reset(detailsOf(saved));
    queries.setQueryData(meQuery.queryKey, { data: saved });
  }

  return (
    <Card>
      <Form ref={box} className={stackClass(4, "fits")} onSubmit={frame.onSubmit}>
        <FormNotices frame={frame} isRestored={isRestored && conflict === null} onDiscard={onDiscard} />
        {conflict !== null && (
          <ConflictNotice
            mine={getValues()}
            theirs={detailsOf(conflict)}
            working={frame.isSending}
            onKeepMine={() => void frame.onSubmit()}
            onTakeTheirs={() => take(conflict)}
          />
        )}
        <div className={gridClass(16, 4, "align-start")}>
          <LanguageFields
            form={form}
            field="name"
            label={(name) => t(name)}
            most={200}
            needs="one"
            hint={t("oneNameHint")}
          />
        </div>
        <div className={gridClass(16, 4, "align-start")}>
          <TextField
            label={t("phone")}
            type="tel"
            autoComplete="tel"
            optional
            hint={t("phoneHint")}
            {...input("phone", { validate: validated(firstOf(phoneNumber, maxLength(30))) })}
          />
          <TextField
            label={t("mobile")}
            type="tel"
            autoComplete="off"
            optional
            {...input("mobile", { validate: validated(firstOf(phoneNumber, maxLength(30))) })}
          />
        </div>
        <AboutFields form={form} />
        <div className={rowClass(2, "wrap")}>
          <Button variant="strong" type="submit" loading={frame.isSending} loadingLabel={t("saving")}>
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
