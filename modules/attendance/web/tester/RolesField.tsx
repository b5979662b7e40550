import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { nameIn } from "#shared/locale.ts";
import { Checkbox } from "#ui/Checkbox.tsx";
import { SkeletonBlock } from "#ui/Skeleton.tsx";
import { Loading } from "#kit/Loading.tsx";
import { subjectsQuery } from "../subjects/api.ts";
import styles from "./Tester.module.css";

export interface RolesFieldProps {
  value: readonly string[];
  onChange: (roles: string[]) => void;
}

/** The roles that somebody who is not there would hold; everybody holds that of employees. */
export function RolesField({ value, onChange }: RolesFieldProps) {
  const t = useTranslations("attendanceTester.form");
  const locale = useLocale();
  const query = useQuery(subjectsQuery(""));
  const { data } = query;
  return (
    <fieldset className={styles.roles}>
      <legend>{t("roles")}</legend>
      {data === undefined && (
        <Loading query={query} shape={<SkeletonBlock height="8rem" />} failed={t("rolesFailed")} />
      )}
      {data?.data.roles.map((role) => (
        <Checkbox
          key={role.id}
          label={<bdi>{nameIn(locale, role)}</bdi>}
          checked={value.includes(role.id)}
          onChange={(event) =>
            onChange(event.target.checked ? [...value, role.id] : value.filter((id) => id !== role.id))
          }
        />
      ))}
    </fieldset>
  );
}
