import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { AddEntity } from "#kit/AddEntity.tsx";
import { EditEntity } from "#kit/EditEntity.tsx";
import { useRefresh } from "#kit/use-refresh.ts";
import type { LeavePolicy } from "#modules/leave/contract/schemas-policy.ts";
import type { LinkSlot } from "#ui/link.ts";
import {
  createLeavePolicy,
  leavePolicyQuery,
  leaveTypesQuery,
  policyEffectQuery,
  previewLeavePolicy,
  showsLeave,
  updateLeavePolicy,
} from "../api.ts";
import { openEffect } from "./EffectDialog.tsx";
import { PolicyForm } from "./PolicyForm.tsx";
import { bodyOf, presetValues, valuesOf } from "./prepare-policy-form.ts";

/** Maximum number of types to choose from. */
const maxTypes = 100;

function usePolicyPage() {
  const t = useTranslations("leavePolicies");
  const formats = useFormats();
  const navigate = useNavigate();
  return {
    back: { label: t("title"), renderLink: (slot: LinkSlot) => <Link to="/admin/leave/policies" {...slot} /> },
    nameOf: (policy: LeavePolicy) => formats.name(policy),
    refresh: useRefresh(showsLeave),
    onSaved: () => void navigate({ to: "/admin/leave/policies" }),
  };
}

function useTypes() {
  const formats = useFormats();
  const types = useQuery(leaveTypesQuery({ limit: maxTypes })).data?.data ?? [];
  return (chosen: string) =>
    types
      .filter(({ id, isActive }) => isActive || id === chosen)
      .map((type) => ({ value: type.id, label: formats.name(type) }));
}

export function AddPolicyPage() {
  const t = useTranslations("leavePolicies");
  const { preset } = useSearch({ from: "/app/admin/leave/policies/add" });
  const typesFor = useTypes();
  return (
    <AddEntity
      {...usePolicyPage()}
      title={t("addTitle")}
      empty={presetValues(preset)}
      draftPlace={`leavePolicy:${preset ?? "new"}`}
      confirmationFor={openEffect((values, on) => previewLeavePolicy({ body: { ...bodyOf(values), ...on } }))}
      create={(values) => createLeavePolicy({ body: bodyOf(values) })}
      renderForm={(slot) => <PolicyForm slot={slot} typesFor={typesFor} isPreset={preset !== undefined} />}
    />
  );
}

export function EditPolicyPage() {
  const t = useTranslations("leavePolicies");
  const subjects = useTranslations("kitSubjects");
  const { id } = useParams({ from: "/app/admin/leave/policies/$id/edit" });
  const typesFor = useTypes();
  const queries = useQueryClient();
  return (
    <EditEntity
      {...usePolicyPage()}
      title={t("editTitle")}
      id={id}
      kind="leavePolicy"
      query={leavePolicyQuery(id)}
      valuesOf={valuesOf}
      readOnlyFor={({ isChangeable }) => (isChangeable ? null : subjects("outside"))}
      confirmationFor={openEffect((values, on) => {
        const { type: _, ...body } = bodyOf(values);
        return queries.fetchQuery({ ...policyEffectQuery(id, { ...body, ...on }), gcTime: 0 });
      })}
      update={(values, version) => {
        const { type: _, ...body } = bodyOf(values);
        return updateLeavePolicy({ params: { id }, body: { ...body, version } });
      }}
      renderForm={(slot) => <PolicyForm slot={slot} typesFor={typesFor} isKnown />}
    />
  );
}
