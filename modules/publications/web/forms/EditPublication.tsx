import { useQuery, useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useNavigate, type NavigateOptions } from "@tanstack/react-router";
import { useMemo, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { isolated } from "#client/isolated.ts";
import { isProblem } from "#client/problems.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import type { RenderLink } from "#ui/link.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";
import { useToast } from "#ui/toast-context.ts";
import { LoadFailure } from "#kit/LoadFailure.tsx";
import { useRefresh } from "../use-refresh.ts";
import type { FormSlot } from "./PublicationForm.tsx";

/** What adding and changing have in common. */
interface PublicationPage<Entity, Values> {
  title: string;
  /** What the list is called, and the way back to it. */
  back: { label: string; renderLink: RenderLink };
  list: Extract<NonNullable<NavigateOptions["to"]>, `/admin/${string}`>;
  nameOf: (entity: Entity) => string;
  renderForm: (slot: FormSlot<Values>) => ReactNode;
}

export interface AddPublicationProps<Entity, Values> extends PublicationPage<Entity, Values> {
  empty: Values;
  draftPlace: string;
  create: (values: Values) => Promise<{ data: Entity }>;
}

/** Something new to be published. */
export function AddPublication<Entity, Values>(props: AddPublicationProps<Entity, Values>) {
  const { title, back, list, nameOf, renderForm, empty, draftPlace, create } = props;
  const t = useTranslations("publicationsAdmin.form");
  const toast = useToast();
  const navigate = useNavigate();
  const refresh = useRefresh();
  useDocumentTitle(title);
  return (
    <>
      <PageHeading title={title} back={back} />
      {renderForm({
        initial: empty,
        draftPlace,
        submitLabel: t("add"),
        async onSave(values) {
          const { data } = await create(values);
          void refresh();
          toast({ message: t("added", { name: isolated(nameOf(data)) }), tone: "success" });
          // After the form has noticed that it is saved.
          setTimeout(() => void navigate({ to: list }));
        },
      })}
    </>
  );
}

export interface EditPublicationProps<Entity, Values> extends PublicationPage<Entity, Values> {
  id: string;
  /** `link`, `promotion`: where drafts are kept. */
  kind: string;
  query: { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<{ data: Entity }> };
  /** Of one and the same function, whatever is drawn. */
  valuesOf: (entity: Entity) => Values;
  update: (values: Values, version: number) => Promise<{ data: Entity }>;
  /** Under the form: what else belongs to it. */
  children?: (entity: Entity) => ReactNode;
}

/** Something published, to be changed. */
export function EditPublication<Entity extends { version: number }, Values>(
  props: EditPublicationProps<Entity, Values>,
) {
  const { id, kind, title, back, list, nameOf, renderForm, query, valuesOf, update, children } = props;
  const t = useTranslations("publicationsAdmin.form");
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const refresh = useRefresh();
  const { data, error, refetch, isFetching } = useQuery(query);
  const entity = data?.data;
  const initial = useMemo(() => (entity === undefined ? null : valuesOf(entity)), [entity, valuesOf]);
  useDocumentTitle(title);
  const isMissing = isProblem(error, "not_found") || isProblem(error, "fields_invalid");

  async function save(values: Values, version: number): Promise<void> {
    try {
      const answer = await update(values, version);
      queries.setQueryData(query.queryKey, answer);
      void refresh();
      toast({ message: t("saved", { name: isolated(nameOf(answer.data)) }), tone: "success" });
      setTimeout(() => void navigate({ to: list }));
    } catch (failure) {
      if (isProblem(failure, "stale_version") && failure.problem.current !== undefined) {
        queries.setQueryData(query.queryKey, { data: failure.problem.current as Entity });
      }
      throw failure;
    }
  }
  return (
    <>
      <PageHeading title={title} back={back} />
      {isMissing && <EmptyState title={t("missingTitle")}>{t("missingText")}</EmptyState>}
      {!isMissing && entity === undefined && error !== null && (
        <LoadFailure title={t("failed")} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {entity === undefined && error === null && (
        <Skeleton label={t("loading")}>
          <SkeletonBlock height="24rem" />
        </Skeleton>
      )}
      {!isMissing && entity !== undefined && initial !== null && (
        <>
          {renderForm({
            initial,
            draftPlace: `${kind}:${id}`,
            submitLabel: t("save"),
            onSave: (values) => save(values, entity.version),
          })}
          {children?.(entity)}
        </>
      )}
    </>
  );
}
