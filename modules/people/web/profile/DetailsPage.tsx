import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { Controller } from "react-hook-form";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { usePresentation, useLocale } from "#client/intl.tsx";
import { isProblem } from "#client/problems.ts";
import { useLeaving } from "#client/use-leaving.ts";
import { FormNotices } from "#kit/EntityForm.tsx";
import { LanguageFields } from "#kit/LanguageFields.tsx";
import { useEntityForm, type EntityFormParts } from "#kit/use-entity-form.ts";
import { aboutLength, placeLength, maxLanguages } from "#modules/people/contract/limits.ts";
import type { Me } from "#modules/people/contract/schemas.ts";
import { isoDate } from "#shared/dates.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { DateField } from "#ui/dates/DateField.tsx";
import { Form } from "#ui/Form.tsx";
import { gridClass, rowClass, stackClass } from "#ui/primitives.ts";
import { TextField } from "#ui/TextField.tsx";
import { spokenLanguages, type SpokenLanguage } from "#modules/people/contract/languages.ts";
import { FilterChips } from "#ui/FilterChips.tsx";
import { Select } from "#ui/Select.tsx";
import { meQuery, updateMe } from "../api.ts";
import { ConflictNotice } from "./ConflictNotice.tsx";
import { changesOf, detailsOf, differingFields, fewSkills, phoneCheck, type Details, partsOf } from "./details.ts";
import { ProfileSection } from "./ProfileSection.tsx";
import { useLanguageName } from "../directory/use-language-name.ts";

export function DetailsPage() {
  return <ProfileSection section="details">{(me) => <DetailsForm me={me} key={me.id} />}</ProfileSection>;
}

/** The details of the signed-in user: kept as a draft while unsaved, compared after a conflict. */
function DetailsForm({ me }: { me: Me }) {
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
  const leaving = useLeaving({ blocks: () => isDirty && !frame.isSending });

  useEffect(() => {
    if (me.version === base.version) return;
    // A change of settings increments the version too. Only a change of these fields is a conflict, as the server
    // reports.
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
            maxLength={200}
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

/** Place of work, self-description, languages, skills and birthday. */
function AboutFields({ form }: { form: EntityFormParts<Details> }) {
  const t = useTranslations("profile.details");
  const presentation = usePresentation();
  const [today] = useState(() => isoDate(new Date(), presentation.timeZone));
  const { control, input, errorOf } = form;
  return (
    <>
      <div className={gridClass(16, 4, "align-start")}>
        <LanguageFields form={form} field="place" label={(name) => t(name)} maxLength={placeLength} needs="none" />
      </div>
      <div className={gridClass(16, 4, "align-start")}>
        <LanguageFields
          form={form}
          field="about"
          label={(name) => t(name)}
          maxLength={aboutLength}
          needs="none"
          rows={2}
        />
      </div>
      <div className={gridClass(16, 4, "align-start")}>
        <Controller
          control={control}
          name="languages"
          render={({ field }) => <LanguagesField value={field.value} onChange={field.onChange} />}
        />
        <TextField
          label={t("skills")}
          dir="auto"
          autoComplete="off"
          optional
          hint={t("skillsHint")}
          {...input("skills", { validate: validated(fewSkills) })}
        />
      </div>
      <div className={gridClass(16, 4, "align-start")}>
        <Controller
          control={control}
          name="birthDate"
          render={({ field }) => (
            <DateField
              label={t("birthDate")}
              optional
              hint={t("birthDateHint")}
              min="1900-01-01"
              max={today}
              value={field.value === "" ? null : field.value}
              onChange={(date) => field.onChange(date ?? "")}
              onBlur={field.onBlur}
              error={errorOf("birthDate")}
            />
          )}
        />
      </div>
    </>
  );
}

/** The languages of the user, as a list to add to and remove from; the value is their codes, separated by commas. */
function LanguagesField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useTranslations("profile.details");
  const locale = useLocale();
  const nameOf = useLanguageName();
  const { compare } = new Intl.Collator(locale);
  const spoken = partsOf(value) as SpokenLanguage[];
  const options = spokenLanguages
    .filter((language) => !spoken.includes(language))
    .map((language) => ({ value: language, label: nameOf(language) }))
    .toSorted((one, other) => compare(one.label, other.label));
  return (
    <div className={stackClass(2)}>
      <Select
        label={t("languages")}
        optional
        placeholder={t("addLanguage")}
        options={options}
        value=""
        disabled={spoken.length >= maxLanguages}
        onChange={({ target }) => target.value !== "" && onChange([...spoken, target.value].join(", "))}
      />
      <FilterChips
        label={t("languages")}
        chips={spoken.map((language) => ({
          id: language,
          label: nameOf(language),
          removeLabel: t("removeLanguage", { language: nameOf(language) }),
          onRemove: () => onChange(spoken.filter((one) => one !== language).join(", ")),
        }))}
      />
    </div>
  );
}
