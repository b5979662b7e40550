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

/** What the list is narrowed to; everything of it is in the address. */
export function CaseFilters({ search }: { search: CaseSearch }) {
  const t = useTranslations("moderationAdmin.cases");
  const tReasons = useTranslations("moderation.reasons");
  const locale = useLocale();
  const navigate = useNavigate();
  const { data: categories } = useQuery(categoriesQuery);

  const choose = (change: Record<string, string>): void => {
    void navigate({ to: "/admin/reports", search: readCaseSearch({ ...search, ...change }), replace: true });
  };
  const { state = "open", reason = "", category = "", sort = "newest", topic } = search;
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
        <Select
          compact
          hideLabel
          label={t("reason")}
          value={reason}
          onChange={(event) => choose({ reason: event.target.value })}
          options={[
            { value: "", label: t("anyReason") },
            ...reasons.map((value) => ({ value, label: tReasons(value) })),
          ]}
        />
        <Select
          compact
          hideLabel
          label={t("category")}
          value={category}
          onChange={(event) => choose({ category: event.target.value })}
          options={[
            { value: "", label: t("anyCategory") },
            ...(categories?.data ?? [])
              .filter(({ id }) => id !== "1")
              .map((one) => ({ value: one.id, label: nameIn(locale, one) })),
          ]}
        />
        <Select
          compact
          hideLabel
          label={t("sort")}
          value={sort}
          onChange={(event) => choose({ sort: event.target.value })}
          options={caseSorts.map((value) => ({ value, label: t(value) }))}
        />
        {topic !== undefined && (
          <Button variant="soft" size="sm" icon={<CloseIcon size={16} />} onClick={() => choose({ topic: "" })}>
            {t("oneTopic")} · {t("everyTopic")}
          </Button>
        )}
      </div>
    </div>
  );
}
