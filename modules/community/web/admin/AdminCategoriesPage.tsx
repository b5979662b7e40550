import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { keyOf } from "#client/query.ts";
import { ConfirmAction } from "#kit/ConfirmAction.tsx";
import { Loading } from "#kit/Loading.tsx";
import type { Category } from "#modules/community/contract/schemas.ts";
import { nameIn, type Locale } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { CategoryTile } from "#ui/CategoryBadge.tsx";
import { DataTable, type DataColumn } from "#ui/DataTable.tsx";
import { PlusIcon } from "#ui/icons.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { rowClass, textClass } from "#ui/primitives.ts";
import { SkeletonTable } from "#ui/SkeletonTable.tsx";
import { listCategories } from "../api.ts";
import { DeleteCategory } from "../category-admin/DeleteCategory.tsx";
import { parameterOf } from "../category-admin/prepare-category.ts";
import { allCategoryId } from "../sorts.ts";
import { useCategories } from "../use-categories.ts";
import { useAdminColumns } from "./AdminColumns.tsx";
import { updateCategory } from "./api.ts";
import { RowOperations, type RowAction } from "./RowOperations.tsx";

type CategoryOrder = { action: RowAction; category: Category };

export function AdminCategoriesPage() {
  const t = useTranslations("communityAdmin.categories");
  const query = useCategories();
  const { data } = query;
  const [order, setOrder] = useState<CategoryOrder | null>(null);
  const columns = useCategoryColumns(setOrder);
  useDocumentTitle(t("title"));
  const close = (): void => setOrder(null);
  return (
    <>
      <PageHeading
        title={t("title")}
        subtitle={t("intro")}
        actions={
          <Button
            variant="strong"
            icon={<PlusIcon size={20} />}
            renderLink={(slot) => <Link to="/admin/categories/add" {...slot} />}
          >
            {t("add")}
          </Button>
        }
      />
      <Card flush>
        {data === undefined && (
          <Loading query={query} label={t("loading")} shape={<SkeletonTable rows={9} />} failed={t("failed")} />
        )}
        {data !== undefined && (
          <DataTable<Category> label={t("title")} columns={columns} rows={data.data} keyOf={({ id }) => id} />
        )}
      </Card>
      {order?.action === "delete" && <DeleteCategory category={order.category} onClose={close} />}
      {(order?.action === "activate" || order?.action === "deactivate") && (
        <SwitchCategory category={order.category} onClose={close} />
      )}
    </>
  );
}

function SwitchCategory({ category, onClose }: { category: Category; onClose: () => void }) {
  const t = useTranslations("communityAdmin.categories");
  const queries = useQueryClient();
  const { id, version, isActive, topicCount: count } = category;
  const name = isolated(nameIn(useLocale(), category));
  return (
    <ConfirmAction
      title={t(isActive ? "deactivateTitle" : "activateTitle", { name })}
      confirmLabel={t(isActive ? "confirmDeactivate" : "confirmActivate")}
      tone={isActive ? "danger" : "strong"}
      run={() => updateCategory({ params: { id }, body: { version, isActive: !isActive } })}
      message={t(isActive ? "deactivated" : "activated", { name })}
      refresh={() => void queries.invalidateQueries({ queryKey: keyOf(listCategories) })}
      onClose={onClose}
    >
      <p>{t(isActive ? "deactivateText" : "activateText", { count })}</p>
    </ConfirmAction>
  );
}

function Name({ category, language, isFirst }: { category: Category; language: Locale; isFirst: boolean }) {
  const t = useTranslations("communityAdmin.categories");
  const name = (
    <bdi lang={language} className={isFirst ? textClass("block", "ink", "medium") : undefined}>
      {language === "ar" ? category.nameAr : category.nameEn}
    </bdi>
  );
  if (!isFirst) return name;
  return (
    <span className={rowClass(3, "align-center")}>
      <CategoryTile icon={category.icon} color={category.color} />
      <span>
        {name}
        <span className={textClass("block", "xs", "muted")}>{t("topics", { count: category.topicCount })}</span>
      </span>
    </span>
  );
}

function useCategoryColumns(onOrder: (order: CategoryOrder) => void): readonly DataColumn<Category>[] {
  const t = useTranslations("communityAdmin.categories");
  const locale = useLocale();
  return useAdminColumns<Category>({
    name: (category, language, isFirst) => <Name category={category} language={language} isFirst={isFirst} />,
    operations: (category) => (
      <RowOperations
        labelOf={(operation) => t(operation, { name: isolated(nameIn(locale, category)) })}
        renderEdit={(slot) => (
          <Link
            to="/admin/categories/$id/edit"
            params={{ id: category.id }}
            search={{ category: parameterOf(category) }}
            {...slot}
          />
        )}
        isActive={category.isActive}
        can={category.can}
        onOrder={(action) => onOrder({ action, category })}
      >
        <span className={textClass("xs", "muted")}>{t("permanent")}</span>
      </RowOperations>
    ),
    report: ({ id, openCaseCount }, className) =>
      openCaseCount === null || openCaseCount === 0 ? null : (
        <Link to="/admin/reports" search={id === allCategoryId ? {} : { category: id }} className={className}>
          {t("cases", { count: openCaseCount })}
        </Link>
      ),
  });
}
