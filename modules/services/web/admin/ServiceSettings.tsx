import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { pick } from "#shared/pick.ts";
import { useLocale } from "#client/intl.tsx";
import { numberOf } from "#modules/services/contract/form/conditions.ts";
import type { Definition, ManagedService } from "#modules/services/contract/schemas-definition.ts";
import { nameIn } from "#shared/locale.ts";
import { Card } from "#ui/Card.tsx";
import { Checkbox } from "#ui/Checkbox.tsx";
import { gridClass, stackClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { TextField } from "#ui/TextField.tsx";
import { FieldGroup } from "../components/FieldGroup.tsx";
import { serviceIconNames } from "../components/ServiceTile.tsx";
import { serviceCategories } from "../search.ts";
import { rolesQuery } from "./api.ts";
import type { Objections } from "./use-objections.ts";

/** Not part of a version: applied on save. */
export type Settings = Pick<ManagedService, "category" | "icon" | "order" | "grants"> & { roles: string[] };

export const settingsOf = (service: ManagedService): Settings => ({
  ...pick(service, ["category", "icon", "order", "grants"]),
  roles: service.roles.map(({ id }) => id),
});

export interface ServiceSettingsProps {
  service: ManagedService;
  settings: Settings;
  onChange: (settings: Settings) => void;
  draft: Definition;
  onDuration: (duration: Definition["expectedDuration"]) => void;
  objections: Objections;
}

/** Category, icon, duration, grants and audience of a service. */
export function ServiceSettings({ service, settings, onChange, draft, onDuration, objections }: ServiceSettingsProps) {
  const t = useTranslations("servicesAdmin.settings");
  const words = useTranslations("servicePages.catalogue.category");
  const locale = useLocale();
  const roles = useQuery({ ...rolesQuery, throwOnError: false }).data?.data ?? service.roles;
  const { expectedDuration: duration } = draft;
  const change = (part: Partial<Settings>): void => onChange({ ...settings, ...part });
  const whole = (text: string): number | null => {
    const number = numberOf(text);
    return number === null ? null : Math.max(0, Math.trunc(number));
  };
  const grant = (name: "daysPerYear" | "minutesPerMonth") => (
    <TextField
      label={t(name)}
      hint={t("noLimit")}
      optional
      inputMode="numeric"
      maxLength={6}
      value={String(settings.grants[name] ?? "")}
      error={objections.at(`grants.${name}`)}
      onChange={({ target }) => change({ grants: { ...settings.grants, [name]: whole(target.value) } })}
    />
  );
  return (
    <Card title={t("title")}>
      <div className={stackClass(5)}>
        <div className={gridClass(16, [4, 5], "align-start", "shrinks")}>
          <Select
            label={t("category")}
            value={settings.category}
            options={serviceCategories.map((category) => ({ value: category, label: words(category) }))}
            onChange={({ target }) =>
              change({ category: serviceCategories.find((category) => category === target.value) ?? "other" })
            }
          />
          <Select
            label={t("icon")}
            value={settings.icon}
            options={[
              ...serviceIconNames.map((icon) => ({ value: icon as string, label: t(`icons.${icon}`) })),
              // Set by another client; drawn like the first icon.
              ...(serviceIconNames.some((icon) => icon === settings.icon)
                ? []
                : [{ value: settings.icon, label: settings.icon }]),
            ]}
            onChange={({ target }) => change({ icon: target.value })}
          />
          <TextField
            label={t("duration")}
            inputMode="numeric"
            maxLength={3}
            required
            value={String(duration.amount)}
            error={objections.at("expectedDuration.amount")}
            onChange={({ target }) => onDuration({ ...duration, amount: whole(target.value) ?? 0 })}
          />
          <Select
            label={t("unit")}
            value={duration.unit}
            options={[
              { value: "hours", label: t("hours") },
              { value: "days", label: t("days") },
            ]}
            onChange={({ target }) => onDuration({ ...duration, unit: target.value === "hours" ? "hours" : "days" })}
          />
          {service.effect === "annualLeave" && grant("daysPerYear")}
          {service.effect === "hourlyPermission" && grant("minutesPerMonth")}
        </div>
        <FieldGroup label={t("roles")} hint={t("rolesHint")} gap={3}>
          <div className={gridClass(14, [2, 4], "fill")}>
            {roles.map((role) => (
              <Checkbox
                key={role.id}
                label={<bdi>{nameIn(locale, role)}</bdi>}
                checked={settings.roles.includes(role.id)}
                onChange={({ target }) =>
                  change({
                    roles: target.checked
                      ? [...settings.roles, role.id]
                      : settings.roles.filter((other) => other !== role.id),
                  })
                }
              />
            ))}
          </div>
        </FieldGroup>
      </div>
    </Card>
  );
}
