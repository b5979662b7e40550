import { useQuery, useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useMemo, type ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { isolated } from "#client/isolated.ts";
import { isProblem } from "#client/problems.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import type { EntityPage } from "./EntityForm.tsx";
import { Loading } from "./Loading.tsx";
import { ReadOnly } from "./read-only.ts";

export interface EditEntityProps<Entity, Values extends FieldValues> extends EntityPage<Entity, Values> {
  id: string;
  /** Entity kind for the draft's place: `lookup`, `zone`. */
  kind: string;
  query: { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<{ data: Entity }> };
  /** Values from the address, shown until the server has answered. */
  initialFromUrl?: Values | null;
  /** Must be the same function on every render. */
  valuesOf: (entity: Entity) => Values;
  update: (values: Values, version: number) => Promise<{ data: Entity }>;
  /** Returns why the reader may not change it; null otherwise. */
  readOnlyFor?: (entity: Entity) => string | null;
  /** Rendered below the form. */
  children?: (entity: Entity) => ReactNode;
}

/** Renders the edit page of an entity, filled with values from the address and then with the server's. */
export function EditEntity<Entity extends { version: number }, Values extends FieldValues>(
  props: EditEntityProps<Entity, Values>,
) {
  const { id, kind, title, back, nameOf, renderForm, refresh, onSaved, confirmationFor } = props;
  const { query, initialFromUrl = null, valuesOf, update, readOnlyFor, children } = props;
  const t = useTranslations("kit.form");
  const queries = useQueryClient();
  const answer = useQuery(query);
  const entity = answer.data?.data;
  const initial = useMemo(
    () => (entity === undefined ? initialFromUrl : valuesOf(entity)),
    [entity, initialFromUrl, valuesOf],
  );
  const readOnly = entity === undefined ? null : (readOnlyFor?.(entity) ?? null);
  const heading = entity === undefined || readOnly === null ? title : nameOf(entity);
  useDocumentTitle(heading);

  async function save(values: Values): Promise<string> {
    // Values from the address are saved only with the version read from the server.
    const { version } = entity ?? (await queries.fetchQuery(query)).data;
    try {
      const { data } = await update(values, version);
      queries.setQueryData(query.queryKey, { data });
      void refresh();
      setTimeout(onSaved);
      return t("saved", { name: isolated(nameOf(data)) });
    } catch (error) {
      if (isProblem(error, "stale_version") && error.problem.current !== undefined) {
        queries.setQueryData(query.queryKey, { data: error.problem.current as Entity });
      }
      throw error;
    }
  }
  const isMissing = isProblem(answer.error, "not_found") || isProblem(answer.error, "fields_invalid");
  return (
    <>
      <PageHeading title={heading} back={back} />
      {isMissing ? (
        <EmptyState title={t("missingTitle")}>{t("missingText")}</EmptyState>
      ) : initial === null ? (
        <Loading query={answer} label={t("loading")} shape="24rem" />
      ) : (
        <ReadOnly key={id} value={readOnly}>
          {renderForm({ initial, draftPlace: `${kind}:${id}`, submitLabel: t("save"), save, confirmationFor })}
        </ReadOnly>
      )}
      {!isMissing && entity !== undefined && children?.(entity)}
    </>
  );
}
