import { useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { EntityForm, type FormSlot } from "#kit/EntityForm.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { DateInput } from "#kit/DateInput.tsx";
import type { CodeKind, ManagedPromotion } from "#modules/publications/contract/schemas-promotion.ts";
import { linkAddress } from "#modules/publications/contract/link-address.ts";
import { firstOf, maxLength, requiredField } from "#shared/validators.ts";
import { Card } from "#ui/Card.tsx";
import { gridClass, stackClass } from "#ui/primitives.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { Switch } from "#ui/Switch.tsx";
import { TextField } from "#ui/TextField.tsx";
import { AudienceField } from "../forms/AudienceField.tsx";
import { WordFields } from "../forms/WordFields.tsx";
import { PictureField } from "./PictureField.tsx";
import type { PromotionValues } from "./promotion-values.ts";

const kinds = ["none", "shared", "unique"] as const;

export interface PromotionFormProps {
  slot: FormSlot<PromotionValues>;
  /** The saved offer; null for a new one. */
  promotion: ManagedPromotion | null;
}

/** The form of an offer: partner, texts, dates, use and audience. */
export function PromotionForm({ slot, promotion }: PromotionFormProps) {
  const t = useTranslations("publicationsAdmin.promotion");
  const errorText = useFieldErrorText();
  const { form, page, input, errorOf, register, control } = useEntityForm(slot);
  const codeKind = useWatch({ control, name: "codeKind" });
  const [isUploading, setUploading] = useState(false);
  const current =
    promotion?.pictureFileId == null || promotion.pictureUrl === null
      ? null
      : { fileId: promotion.pictureFileId, url: promotion.pictureUrl };
  const date = (name: "startsOn" | "endsOn") => <DateInput control={control} name={name} label={t(name)} required />;
  return (
    <EntityForm page={page} submitLabel={slot.submitLabel} isWaiting={isUploading}>
      <Card title={t("what")}>
        <div className={stackClass(5)}>
          <div className={gridClass(20, [4, 5], "align-start")}>
            <WordFields form={form} field="partner" most={80} />
            <WordFields form={form} field="title" most={120} />
            <WordFields form={form} field="text" most={1000} needs="none" rows={3} />
          </div>
          <Controller
            control={control}
            name="picture"
            render={({ field, fieldState }) => (
              <PictureField
                value={field.value}
                current={current}
                onChange={field.onChange}
                onBusy={setUploading}
                error={errorText(fieldState.error)}
              />
            )}
          />
        </div>
      </Card>
      <Card title={t("when")}>
        <div className={stackClass(5)}>
          <div className={gridClass(20, [4, 5], "align-start")}>
            {date("startsOn")}
            {date("endsOn")}
          </div>
          <Switch label={t("isActive")} hint={t("isActiveHint")} {...register("isActive")} />
        </div>
      </Card>
      <Card title={t("use")}>
        <div className={stackClass(5)}>
          <Controller
            control={control}
            name="codeKind"
            render={({ field }) => (
              <SegmentedChoice<CodeKind>
                legend={t("codeKind")}
                hint={errorOf("codeKind") ?? t(`codeHints.${codeKind}`)}
                options={kinds.map((value) => ({ value, label: t(`codeKinds.${value}`) }))}
                value={field.value}
                onChange={field.onChange}
                disabled={(promotion?.codes?.all ?? 0) > 0}
              />
            )}
          />
          <div className={gridClass(20, [4, 5], "align-start")}>
            {codeKind === "shared" && (
              <TextField
                label={t("sharedCode")}
                required
                dir="ltr"
                autoComplete="off"
                {...input("sharedCode", { validate: validated(firstOf(requiredField, maxLength(64))) })}
              />
            )}
            <TextField
              label={t("address")}
              hint={t("addressHint")}
              optional
              dir="ltr"
              type="url"
              autoComplete="off"
              {...input("address", { validate: validated(linkAddress) })}
            />
          </div>
        </div>
      </Card>
      <AudienceField form={form} />
    </EntityForm>
  );
}
