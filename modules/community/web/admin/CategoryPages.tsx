import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { keyOf } from "#client/query.ts";
import { AddEntity } from "#kit/AddEntity.tsx";
import { EditEntity } from "#kit/EditEntity.tsx";
import type { Category } from "#modules/community/contract/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import type { LinkSlot } from "#ui/link.ts";
import { listCategories } from "../api.ts";
import { bodyOf, emptyCategory, readParameter, valuesOf } from "../category-admin/prepare-category.ts";
import { CategoryForm } from "../category-admin/CategoryForm.tsx";
import { allCategoryId } from "../sorts.ts";
import { categoryQuery, createCategory, updateCategory } from "./api.ts";

function useCategoryPage() {
  const t = useTranslations("communityAdmin.category");
  const locale = useLocale();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return {
    back: { label: t("back"), renderLink: (slot: LinkSlot) => <Link to="/admin/categories/index" {...slot} /> },
    nameOf: (category: Category) => nameIn(locale, category),
    refresh: () => queries.invalidateQueries({ queryKey: keyOf(listCategories) }),
    onSaved: () => void navigate({ to: "/admin/categories/index" }),
  };
}

export function AddCategoryPage() {
  const t = useTranslations("communityAdmin.category");
  return (
    <AddEntity
      {...useCategoryPage()}
      title={t("addTitle")}
      empty={emptyCategory}
      draftPlace="category:new"
      create={(values) => createCategory({ body: bodyOf(values) })}
      renderForm={(slot) => <CategoryForm slot={slot} />}
    />
  );
}

export function EditCategoryPage() {
  const t = useTranslations("communityAdmin.category");
  const { id } = useParams({ from: "/app/admin/categories/$id/edit" });
  const { category: parameter } = useSearch({ from: "/app/admin/categories/$id/edit" });
  const initialFromUrl = useMemo(() => readParameter(parameter, id), [parameter, id]);
  return (
    <EditEntity
      {...useCategoryPage()}
      title={t("editTitle")}
      id={id}
      kind="category"
      query={categoryQuery(id)}
      initialFromUrl={initialFromUrl}
      valuesOf={valuesOf}
      update={(values, version) => {
        const { isActive, posting, ...body } = bodyOf(values);
        const rights = id === allCategoryId ? {} : { isActive, posting };
        return updateCategory({ params: { id }, body: { ...body, ...rights, version } });
      }}
      renderForm={(slot) => <CategoryForm slot={slot} isAll={id === allCategoryId} />}
    />
  );
}
