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
import { gridClass, stackClass, rowClass } from "#ui/primitives.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { Switch } from "#ui/Switch.tsx";
import { TextField } from "#ui/TextField.tsx";
import { Button } from "#ui/Button.tsx";
import { DeleteIcon } from "#ui/icons.ts";
import { UploadField } from "#ui/upload/UploadField.tsx";
import { AudienceField } from "../forms/AudienceField.tsx";
import { WordFields } from "../forms/WordFields.tsx";
import type { PromotionValues } from "./promotion-values.ts";
import { useUploadedFile } from "../forms/use-uploaded-file.ts";
import styles from "./PromotionForm.module.css";

const codeKinds = ["none", "shared", "unique"] as const;

/** The form of an offer, null for a new one: partner, texts, dates, use and audience. */
export function PromotionForm({
  slot,
  promotion,
}: {
  slot: FormSlot<PromotionValues>;
  promotion: ManagedPromotion | null;
}) {
  const t = useTranslations("publicationsAdmin.promotion");
  const kindText = useTranslations("publicationsAdmin.promotions.codeKinds");
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
            <WordFields form={form} field="partner" maxLength={80} />
            <WordFields form={form} field="title" maxLength={120} />
            <WordFields form={form} field="text" maxLength={1000} needs="none" rows={3} />
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
                options={codeKinds.map((value) => ({ value, label: kindText(value) }))}
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

const kinds = ["image"] as const;

interface PictureFieldProps {
  value: string | null;
  /** The saved picture. */
  current: { fileId: string; url: string } | null;
  onChange: (fileId: string | null) => void;
  onBusy: (isBusy: boolean) => void;
  error?: string | undefined;
}

/** The picture of an offer: the saved one, or an upload. */
function PictureField({ value, current, onChange, onBusy, error }: PictureFieldProps) {
  const t = useTranslations("publicationsAdmin.promotion");
  const field = useUploadedFile({ kinds, onChange, onBusy });
  if (current === null || value !== current.fileId) {
    return <UploadField {...field} label={t("picture")} optional error={error} />;
  }
  return (
    <div className={rowClass(4, "wrap", "align-center")}>
      <img src={current.url} alt={t("pictureAlt")} className={styles.shown} />
      <Button variant="quietDanger" icon={<DeleteIcon size={18} />} onClick={() => onChange(null)}>
        {t("removePicture")}
      </Button>
    </div>
  );
}
