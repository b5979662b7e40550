import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { keyOf } from "#client/query.ts";
import { nameIn } from "#shared/locale.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { useToast } from "#ui/toast-context.ts";
import { listCategories } from "../api.ts";
import { createCategory } from "./api.ts";
import { bodyOf, emptyCategory } from "../category-admin/category-values.ts";
import { CategoryForm } from "../category-admin/CategoryForm.tsx";

/** A new category. */
export function AddCategoryPage() {
  const t = useTranslations("communityAdmin.category");
  const locale = useLocale();
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  useDocumentTitle(t("addTitle"));
  return (
    <>
      <PageHeading
        title={t("addTitle")}
        back={{ label: t("back"), renderLink: (slot) => <Link to="/admin/categories/index" {...slot} /> }}
      />
      <CategoryForm
        initial={emptyCategory}
        draftPlace="category:new"
        submitLabel={t("create")}
        onSave={async (values) => {
          const { data } = await createCategory({ body: bodyOf(values) });
          void queries.invalidateQueries({ queryKey: keyOf(listCategories) });
          toast({ message: t("created", { name: isolated(nameIn(locale, data)) }), tone: "success" });
          // After the form has noticed that it is saved.
          setTimeout(() => void navigate({ to: "/admin/categories/index" }));
        }}
      />
    </>
  );
}
