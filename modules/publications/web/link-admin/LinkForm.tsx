import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import { EntityForm, type FormSlot } from "#kit/EntityForm.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { linkAddress } from "#modules/publications/contract/link-address.ts";
import { nameIn } from "#shared/locale.ts";
import { firstOf, requiredField, wholeNumeric } from "#shared/validators.ts";
import { Card } from "#ui/Card.tsx";
import { CategoryTile } from "#ui/CategoryBadge.tsx";
import { categoryIconNames } from "#ui/category-icon.ts";
import { gridClass, stackClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { Switch } from "#ui/Switch.tsx";
import { TextField } from "#ui/TextField.tsx";
import { linkGroupsQuery } from "../api.ts";
import { AudienceField } from "../forms/AudienceField.tsx";
import { WordFields } from "../forms/WordFields.tsx";
import styles from "./LinkForm.module.css";
import type { LinkValues } from "./link-values.ts";

const signIns = ["none", "workAccount", "ownAccount", "vpn"] as const;

export function LinkForm({ slot }: { slot: FormSlot<LinkValues> }) {
  const t = useTranslations("publicationsAdmin.link");
  const shared = useTranslations("publicationsAdmin.fields");
  const pages = useTranslations("publicationsAdmin.signIn");
  const locale = useLocale();
  const groups = useQuery(linkGroupsQuery).data?.data ?? [];
  const { form: state, page, input, register, control } = useEntityForm(slot);
  const [icon, group] = useWatch({ control, name: ["icon", "group"] });
  return (
    <EntityForm page={page} submitLabel={slot.submitLabel}>
      <Card title={t("what")}>
        <div className={gridClass(20, [4, 5], "align-start")}>
          <WordFields form={state} field="name" maxLength={80} />
          <WordFields form={state} field="description" maxLength={200} needs="none" rows={2} />
        </div>
      </Card>
      <Card title={t("where")}>
        <div className={gridClass(20, [4, 5], "align-start")}>
          <TextField
            label={t("address")}
            hint={t("addressHint")}
            required
            dir="ltr"
            type="url"
            autoComplete="off"
            {...input("address", { validate: validated(firstOf(requiredField, linkAddress)) })}
          />
          <Select
            label={t("signIn")}
            hint={t("signInHint")}
            options={signIns.map((value) => ({ value, label: pages(value) }))}
            {...input("signIn")}
          />
        </div>
      </Card>
      <Card title={t("place")}>
        <div className={stackClass(5)}>
          <div className={gridClass(20, [4, 5], "align-start")}>
            <Select
              label={t("group")}
              required
              placeholder={t("chooseGroup")}
              options={groups.map((each) => ({ value: each.id, label: nameIn(locale, each) }))}
              {...input("group", { validate: validated(requiredField) })}
              value={groups.some(({ id }) => id === group) ? group : ""}
            />
            <TextField
              label={shared("order")}
              hint={shared("orderHint")}
              optional
              inputMode="numeric"
              dir="ltr"
              autoComplete="off"
              {...input("order", { validate: validated(wholeNumeric) })}
            />
            <div className={styles.looks}>
              <Select
                label={t("icon")}
                options={categoryIconNames
                  .filter((name) => t.has(`icons.${name}` as "icons.book"))
                  .map((value) => ({ value, label: t(`icons.${value}` as "icons.book") }))}
                {...register("icon")}
              />
              <CategoryTile icon={icon} color="teal" />
            </div>
          </div>
          <Switch label={t("isActive")} hint={t("isActiveHint")} {...register("isActive")} />
        </div>
      </Card>
      <AudienceField form={state} />
    </EntityForm>
  );
}
