import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { ListTools } from "#kit/ListTools.tsx";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { assignableRolesQuery, departmentsQuery } from "./api.ts";
import { accountStates, mostLetters, type UsersSearch } from "./search.ts";

/** The filters of the user list. */
export function UserFilters({ search }: { search: UsersSearch }) {
  const t = useTranslations("accounts.filters");
  const states = useTranslations("accounts.status");
  const locale = useLocale();
  const roles = useQuery(assignableRolesQuery).data?.data ?? [];
  const departments = useQuery(departmentsQuery).data?.data ?? [];
  const options = (things: readonly { id: string; nameAr: string; nameEn: string }[]) =>
    things.map((thing) => ({ value: thing.id, label: nameIn(locale, thing) }));
  return (
    <ListTools
      search={search}
      searchLabel={t("search")}
      searchHint={t("searchHint")}
      mostLetters={mostLetters}
      filters={[
        {
          name: "status",
          label: t("status"),
          any: t("anyStatus"),
          options: accountStates.map((value) => ({ value, label: states(value) })),
        },
        { name: "role", label: t("role"), any: t("anyRole"), options: options(roles) },
        { name: "department", label: t("department"), any: t("anyDepartment"), options: options(departments) },
        {
          name: "neverSignedIn",
          label: t("signedIn"),
          chosen: search.neverSignedIn === undefined ? undefined : t("never"),
          render: ({ value, onChange }) => (
            <Button
              size="sm"
              variant="quiet"
              aria-pressed={value === "true"}
              onClick={() => onChange(value === "true" ? "" : "true")}
            >
              {t("never")}
            </Button>
          ),
        },
      ]}
    />
  );
}
