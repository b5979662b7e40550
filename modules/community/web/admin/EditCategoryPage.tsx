import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { isProblem } from "#client/problems.ts";
import { keyOf } from "#client/query.ts";
import type { Category } from "#modules/community/contract/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";
import { useToast } from "#ui/toast-context.ts";
import { listCategories } from "../api.ts";
import { LoadFailure } from "#kit/LoadFailure.tsx";
import { allCategoryId } from "../sorts.ts";
import { categoryQuery, updateCategory } from "./api.ts";
import { bodyOf, type CategoryValues, readParameter, valuesOf } from "../category-admin/category-values.ts";
import { CategoryForm } from "../category-admin/CategoryForm.tsx";

/** A category to be changed: filled at once by what the address brings, then by what the server says. */
export function EditCategoryPage() {
  const t = useTranslations("communityAdmin.category");
  const { id } = useParams({ from: "/app/admin/categories/$id/edit" });
  const { category: parameter } = useSearch({ from: "/app/admin/categories/$id/edit" });
  const { data, error, refetch, isFetching } = useQuery(categoryQuery(id));
  const category = data?.data;
  const handed = useMemo(() => readParameter(parameter, id), [parameter, id]);
  const initial = useMemo(() => (category === undefined ? handed : valuesOf(category)), [category, handed]);
  useDocumentTitle(t("editTitle"));
  const isMissing = isProblem(error, "not_found") || isProblem(error, "fields_invalid");
  return (
    <>
      <PageHeading
        title={t("editTitle")}
        back={{ label: t("back"), renderLink: (slot) => <Link to="/admin/categories/index" {...slot} /> }}
      />
      {isMissing && <EmptyState title={t("missingTitle")}>{t("missingText")}</EmptyState>}
      {!isMissing && initial !== null && <Edit key={id} id={id} initial={initial} category={category} />}
      {!isMissing && initial === null && error !== null && (
        <LoadFailure error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {initial === null && error === null && (
        <Skeleton label={t("loading")}>
          <SkeletonBlock height="24rem" />
        </Skeleton>
      )}
    </>
  );
}

interface EditProps {
  id: string;
  initial: CategoryValues;
  /** Undefined while the server has not answered. */
  category: Category | undefined;
}

function Edit({ id, initial, category }: EditProps) {
  const t = useTranslations("communityAdmin.category");
  const locale = useLocale();
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const query = categoryQuery(id);
  const [isConflict, setIsConflict] = useState(false);

  async function save(values: CategoryValues): Promise<void> {
    // Nothing from the address is saved unseen: the version is the server's.
    const current = category ?? (await queries.fetchQuery(query)).data;
    const { isActive, posting, ...body } = bodyOf(values);
    const rights = id === allCategoryId ? {} : { isActive, posting };
    try {
      const { data } = await updateCategory({ params: { id }, body: { ...body, ...rights, version: current.version } });
      queries.setQueryData(query.queryKey, { data });
      void queries.invalidateQueries({ queryKey: keyOf(listCategories) });
      toast({ message: t("saved", { name: isolated(nameIn(locale, data)) }), tone: "success" });
      setTimeout(() => void navigate({ to: "/admin/categories/index" }));
    } catch (error) {
      if (!isProblem(error, "stale_version") || error.problem.current === undefined) throw error;
      queries.setQueryData(query.queryKey, { data: error.problem.current as Category });
      setIsConflict(true);
      throw error;
    }
  }
  return (
    <CategoryForm
      initial={initial}
      draftPlace={`category:${id}`}
      isAll={id === allCategoryId}
      submitLabel={t("save")}
      onSave={save}
      notice={(form) =>
        isConflict && (
          <Banner
            tone="warning"
            action={
              <Button
                size="sm"
                variant="quiet"
                onClick={() => {
                  form.reset(initial);
                  setIsConflict(false);
                }}
              >
                {t("takeTheirs")}
              </Button>
            }
          >
            {t("conflict")}
          </Banner>
        )
      }
    />
  );
}
