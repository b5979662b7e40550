import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { Category } from "#modules/community/contract/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { Badge } from "#ui/Badge.tsx";
import { CategoryTile } from "#ui/CategoryBadge.tsx";
import type { DataColumn } from "#ui/DataTable.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { ActivateIcon, DeactivateIcon, DeleteIcon, EditIcon } from "#ui/icons.ts";
import { isolated } from "../isolated.ts";
import styles from "./CategoryColumns.module.css";
import operations from "../admin/Operations.module.css";
import { parameterOf } from "./category-values.ts";

export type CategoryOrder = { action: "activate" | "deactivate" | "delete"; category: Category };

interface OperationsProps {
  category: Category;
  onOrder: (order: CategoryOrder) => void;
}

function Operations({ category, onOrder }: OperationsProps) {
  const t = useTranslations("communityAdmin.categories");
  const name = isolated(nameIn(useLocale(), category));
  const { can, isActive } = category;
  return (
    <div className={operations.operations}>
      {can.update && (
        <IconButton
          size="sm"
          label={t("edit", { name })}
          icon={<EditIcon size={18} />}
          renderLink={(slot) => (
            <Link
              to="/admin/categories/$id/edit"
              params={{ id: category.id }}
              search={{ category: parameterOf(category) }}
              {...slot}
            />
          )}
        />
      )}
      {can.activate && (
        <IconButton
          size="sm"
          label={t(isActive ? "deactivate" : "activate", { name })}
          icon={isActive ? <DeactivateIcon size={18} /> : <ActivateIcon size={18} />}
          onClick={() => onOrder({ action: isActive ? "deactivate" : "activate", category })}
        />
      )}
      {can.delete ? (
        <IconButton
          size="sm"
          label={t("delete", { name })}
          icon={<DeleteIcon size={18} />}
          onClick={() => onOrder({ action: "delete", category })}
        />
      ) : (
        <span className={operations.permanent}>{t("permanent")}</span>
      )}
    </div>
  );
}

/** The columns of the specification; the reader's own language first. */
export function useCategoryColumns(onOrder: (order: CategoryOrder) => void): readonly DataColumn<Category>[] {
  const t = useTranslations("communityAdmin");
  const locale = useLocale();
  const formats = useFormats();
  const name = (language: "ar" | "en"): DataColumn<Category> => {
    const isFirst = language === locale;
    return {
      id: language,
      header: t(language === "ar" ? "columns.nameAr" : "columns.nameEn"),
      isName: isFirst,
      cell: (category) => {
        const text = (
          <bdi lang={language} className={isFirst ? styles.name : undefined}>
            {language === "ar" ? category.nameAr : category.nameEn}
          </bdi>
        );
        if (!isFirst) return text;
        return (
          <span className={styles.first}>
            <CategoryTile icon={category.icon} color={category.color} />
            <span>
              {text}
              <span className={styles.topics}>{t("categories.topics", { count: category.topicCount })}</span>
            </span>
          </span>
        );
      },
    };
  };
  return [
    name(locale),
    name(locale === "ar" ? "en" : "ar"),
    {
      id: "createdAt",
      header: t("columns.createdAt"),
      narrow: true,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className={styles.date} dir="ltr">
          {formats.isoDate(createdAt)}
        </time>
      ),
    },
    {
      id: "isActive",
      header: t("columns.isActive"),
      narrow: true,
      cell: ({ isActive }) => <Badge tone={isActive ? "success" : "danger"}>{t(isActive ? "yes" : "no")}</Badge>,
    },
    {
      id: "operation",
      header: t("columns.operation"),
      narrow: true,
      cell: (category) => <Operations category={category} onOrder={onOrder} />,
    },
    {
      id: "report",
      header: t("columns.report"),
      narrow: true,
      cell: ({ id, openCaseCount }) =>
        openCaseCount === null || openCaseCount === 0 ? (
          t("none")
        ) : (
          <Link to="/admin/reports" search={id === "1" ? {} : { category: id }} className={styles.report}>
            {t("categories.cases", { count: openCaseCount })}
          </Link>
        ),
    },
  ];
}
