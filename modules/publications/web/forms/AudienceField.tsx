import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Controller, type FieldValues, type Path, type UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { errorWithin, useFieldErrorText, validated } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import { nameIn } from "#shared/locale.ts";
import { Card } from "#ui/Card.tsx";
import { Checkbox } from "#ui/Checkbox.tsx";
import { classNames } from "#ui/class-names.ts";
import { boxClass, gridClass, stackClass, textClass } from "#ui/primitives.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { SkeletonLine } from "#ui/Skeleton.tsx";
import { audienceChoicesQuery } from "../api.ts";
import styles from "./AudienceField.module.css";
import { someAudience, type AudienceValue } from "./audience-value.ts";

/** The audience of a publication: all users, or the members of departments and roles. The field is `audience`. */
export function AudienceField<Values extends FieldValues & { audience: AudienceValue }>({
  form: { control },
}: {
  form: UseFormReturn<Values>;
}) {
  const t = useTranslations("publicationsAdmin.audience");
  const errorText = useFieldErrorText();
  const errorId = useId();
  return (
    <Controller
      control={control}
      name={"audience" as Path<Values>}
      rules={{ validate: validated((value: unknown) => someAudience(value as AudienceValue)) }}
      render={({ field, fieldState }) => {
        const value = field.value as AudienceValue;
        const error = errorText(errorWithin(fieldState.error));
        return (
          <Card title={t("title")}>
            <div className={stackClass(4)} data-wrong={error === undefined ? undefined : ""}>
              <SegmentedChoice<"everyone" | "some">
                legend={t("title")}
                hideLegend
                options={[
                  { value: "everyone", label: t("everyone") },
                  { value: "some", label: t("some") },
                ]}
                value={value.isEverybody ? "everyone" : "some"}
                onChange={(choice) => field.onChange({ ...value, isEverybody: choice === "everyone" })}
              />
              {!value.isEverybody && <Choices value={value} onChange={field.onChange} describedBy={errorId} />}
              <div id={errorId} aria-live="polite">
                {error !== undefined && <p className={textClass("flush", "sm", "danger")}>{error}</p>}
              </div>
            </div>
          </Card>
        );
      }}
    />
  );
}

interface ChoicesProps {
  value: AudienceValue;
  onChange: (value: AudienceValue) => void;
  describedBy: string;
}

function Choices({ value, onChange, describedBy }: ChoicesProps) {
  const t = useTranslations("publicationsAdmin.audience");
  const locale = useLocale();
  const choices = useQuery(audienceChoicesQuery);
  if (choices.data === undefined) return choices.error === null ? <SkeletonLine width="60%" /> : <p>{t("failed")}</p>;
  const { data } = choices.data;
  return (["departments", "roles"] as const).map((kind) => (
    <fieldset
      key={kind}
      className={classNames(boxClass("shrinks", "flush"), styles.group)}
      aria-describedby={describedBy}
    >
      <legend className={textClass("sm", "ink", "medium")}>{t(kind)}</legend>
      <div className={gridClass(14, [1, 4], "fill", "above-2")}>
        {data[kind].map((option) => (
          <Checkbox
            key={option.id}
            label={<bdi>{nameIn(locale, option)}</bdi>}
            checked={value[kind].includes(option.id)}
            onChange={({ target }) => {
              const others = value[kind].filter((id) => id !== option.id);
              onChange({ ...value, [kind]: target.checked ? [...others, option.id] : others });
            }}
          />
        ))}
      </div>
    </fieldset>
  ));
}
