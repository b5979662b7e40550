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
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { DataTable } from "#ui/DataTable.tsx";
import { PlusIcon } from "#ui/icons.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { SkeletonTable } from "#ui/SkeletonTable.tsx";
import { listCategories } from "../api.ts";
import { useCategoryColumns, type CategoryOrder } from "../category-admin/CategoryColumns.tsx";
import { DeleteCategory } from "../category-admin/DeleteCategory.tsx";
import { useCategories } from "../use-categories.ts";
import { updateCategory } from "./api.ts";

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
