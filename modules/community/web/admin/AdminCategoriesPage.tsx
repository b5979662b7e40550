import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import type { Category } from "#modules/community/contract/schemas.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { DataTable } from "#ui/DataTable.tsx";
import { PlusIcon } from "#ui/icons.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { SkeletonTable } from "#ui/SkeletonTable.tsx";
import { Loading } from "#kit/Loading.tsx";
import { useCategories } from "../use-categories.ts";
import { DeleteCategory } from "../category-admin/DeleteCategory.tsx";
import { SwitchCategory } from "../category-admin/SwitchCategory.tsx";
import { useCategoryColumns, type CategoryOrder } from "../category-admin/CategoryColumns.tsx";

/** The categories, active or not, with what can be done with each. */
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
          <DataTable<Category> label={t("table")} columns={columns} rows={data.data} keyOf={({ id }) => id} />
        )}
      </Card>
      {order?.action === "delete" && <DeleteCategory category={order.category} onClose={close} />}
      {(order?.action === "activate" || order?.action === "deactivate") && (
        <SwitchCategory category={order.category} onClose={close} />
      )}
    </>
  );
}
