import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { isProblem } from "#client/problems.ts";
import { useLeaving } from "#client/use-leaving.ts";
import { FormNotices } from "#kit/EntityForm.tsx";
import { LanguageFields } from "#kit/LanguageFields.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { Me } from "#modules/people/contract/schemas.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { Form } from "#ui/Form.tsx";
import { gridClass, rowClass, stackClass } from "#ui/primitives.ts";
import { TextField } from "#ui/TextField.tsx";
import { meQuery, updateMe } from "../api.ts";
import { AboutFields } from "./AboutFields.tsx";
import { ConflictNotice } from "./ConflictNotice.tsx";
import { changesOf, detailsOf, differingFields, phoneCheck, type Details } from "./details.ts";

/** The details of the signed-in user: kept as a draft while unsaved, compared after a conflict. */
export function DetailsForm({ me }: { me: Me }) {
  const t = useTranslations("profile.details");
  const queries = useQueryClient();
  // The state that is being edited; the server compares its version.
  const [base, setBase] = useState(me);
  const [conflict, setConflict] = useState<Me | null>(null);
  const initial = useMemo(() => detailsOf(base), [base]);
  const form = useEntityForm<Details>({
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
  const { frame, input, isDirty, getValues, reset } = form;
  const { box, isRestored, onDiscard } = form.page;
  const leaving = useLeaving({ holds: () => isDirty && !frame.isSending });

  useEffect(() => {
    if (me.version === base.version) return;
    // A change of settings makes a new version too. Only a change of these fields is a conflict, which the server reports.
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
            {...input("phone", phoneCheck)}
          />
          <TextField label={t("mobile")} type="tel" autoComplete="off" optional {...input("mobile", phoneCheck)} />
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
