import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { rowClass, textClass } from "#ui/primitives.ts";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { ChartPerson } from "#modules/people/contract/schemas-chart.ts";
import { nameIn } from "#shared/locale.ts";
import { AvatarName } from "#ui/AvatarName.tsx";
import { classNames } from "#ui/class-names.ts";
import type { RenderLink } from "#ui/link.ts";
import styles from "./ChartRow.module.css";
import { readChartSearch } from "./search.ts";

export interface ChartRowProps {
  person: ChartPerson;
  /** Links are no tab stops: in a tree, Enter follows them. */
  inTree?: boolean;
  /** The shown person links to their page instead of their place in the chart. */
  isShown?: boolean;
}

export function ChartRow({ person, inTree = false, isShown = false }: ChartRowProps) {
  const t = useTranslations("peopleChart");
  const locale = useLocale();
  const name = nameIn(locale, person);
  const title = nameIn(locale, { nameEn: person.titleEn, nameAr: person.titleAr });
  const department = person.department === null ? "" : nameIn(locale, person.department);
  const renderLink: RenderLink = (slot) => (
    <Link
      to="/directory/chart"
      search={(search) => readChartSearch({ ...search, person: person.id })}
      resetScroll={false}
      {...(inTree ? { "data-activate": "", tabIndex: -1 } : { "data-cover": "" })}
      {...slot}
    />
  );
  return (
    <span className={classNames(styles.row, inTree && styles.inTree)}>
      <AvatarName
        id={person.id}
        name={name}
        photo={person.photoUrl}
        size={inTree ? "sm" : "md"}
        {...(title === "" ? {} : { detail: <bdi>{title}</bdi> })}
        {...(isShown ? {} : { renderLink })}
      />
      {department !== "" && (
        <span className={classNames(textClass("xs", "muted", "anywhere"), styles.department)}>
          <bdi>{department}</bdi>
        </span>
      )}
      <span className={classNames(rowClass([0, 3], "wrap", "align-center", "xs", "muted"), styles.end)}>
        {person.reportCount > 0 && <span>{t("reportCount", { count: person.reportCount })}</span>}
        {isShown && (
          <Link
            to="/directory/$id"
            params={{ id: person.id }}
            className={classNames(rowClass(0, "inline", "align-center", "medium"), styles.profile)}
            aria-label={t("profileOf", { name: isolated(name) })}
            {...(inTree ? { "data-activate": "", tabIndex: -1 } : {})}
          >
            {t("profile")}
          </Link>
        )}
      </span>
    </span>
  );
}
