import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { CloseIcon } from "#ui/icons.ts";
import { PillLinks } from "#ui/PillLinks.tsx";
import { stackClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { caseSorts, reasons } from "../../contract/reasons.ts";
import { categoriesQuery } from "../api.ts";
import { readCaseSearch, type CaseSearch } from "../search.ts";
import styles from "./CaseFilters.module.css";

const states = ["open", "decided", "all"] as const;

export function CaseFilters({ search }: { search: CaseSearch }) {
  const t = useTranslations("moderationAdmin.cases");
  const tReasons = useTranslations("moderation.reasons");
  const locale = useLocale();
  const navigate = useNavigate();
  const { data: categories } = useQuery(categoriesQuery);

  const choose = (change: Record<string, string>): void => {
    void navigate({ to: "/admin/reports", search: readCaseSearch({ ...search, ...change }), replace: true });
  };
  const { state = "open", topic } = search;
  const values = { reason: "", category: "", sort: "newest", ...search };
  const selects = [
    {
      name: "reason",
      placeholder: t("anyReason"),
      options: reasons.map((value) => ({ value, label: tReasons(value) })),
    },
    {
      name: "category",
      placeholder: t("anyCategory"),
      options: (categories?.data ?? [])
        .filter(({ id }) => id !== "1")
        .map((one) => ({ value: one.id, label: nameIn(locale, one) })),
    },
    { name: "sort", placeholder: undefined, options: caseSorts.map((value) => ({ value, label: t(value) })) },
  ] as const;
  return (
    <div className={stackClass(3, "below-4")}>
      <PillLinks
        label={t("state")}
        links={states.map((value) => ({
          id: value,
          label: t(value),
          current: value === state,
          renderLink: (slot) => (
            <Link
              to="/admin/reports"
              search={readCaseSearch({ ...search, state: value })}
              activeOptions={{ exact: true, includeSearch: true }}
              replace
              {...slot}
            />
          ),
        }))}
      />
      <div className={styles.choices}>
        {selects.map(({ name, placeholder, options }) => (
          <Select
            key={name}
            compact
            hideLabel
            label={t(name)}
            placeholder={placeholder}
            options={options}
            value={values[name]}
            onChange={({ target }) => choose({ [name]: target.value })}
          />
        ))}
        {topic !== undefined && (
          <Button variant="soft" size="sm" icon={<CloseIcon size={16} />} onClick={() => choose({ topic: "" })}>
            {t("oneTopic")} · {t("everyTopic")}
          </Button>
        )}
      </div>
    </div>
  );
}
