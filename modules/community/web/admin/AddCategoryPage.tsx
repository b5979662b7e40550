import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { keyOf } from "#client/query.ts";
import { AddEntity } from "#kit/AddEntity.tsx";
import type { Category } from "#modules/community/contract/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { listCategories } from "../api.ts";
import { createCategory } from "./api.ts";
import { bodyOf, emptyCategory } from "../category-admin/category-values.ts";
import { CategoryForm } from "../category-admin/CategoryForm.tsx";

/** A new category. */
export function AddCategoryPage() {
  const t = useTranslations("communityAdmin.category");
  const locale = useLocale();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return (
    <AddEntity
      title={t("addTitle")}
      back={{ label: t("back"), renderLink: (slot) => <Link to="/admin/categories/index" {...slot} /> }}
      nameOf={(category: Category) => nameIn(locale, category)}
      empty={emptyCategory}
      draftPlace="category:new"
      create={(values) => createCategory({ body: bodyOf(values) })}
      refresh={() => queries.invalidateQueries({ queryKey: keyOf(listCategories) })}
      onSaved={() => void navigate({ to: "/admin/categories/index" })}
      renderForm={(slot) => <CategoryForm slot={slot} />}
    />
  );
}
