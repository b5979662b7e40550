import { ActiveDates } from "#kit/pickers/ActiveDates.tsx";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { ConfirmAction } from "#kit/ConfirmAction.tsx";
import { IndexPage } from "#kit/IndexPage.tsx";
import { ListTools } from "#kit/ListTools.tsx";
import { SubjectsText } from "#kit/pickers/SubjectsText.tsx";
import { useRefresh } from "#kit/use-refresh.ts";
import type { LeavePolicyInList } from "#modules/leave/contract/schemas-policy.ts";
import { Button } from "#ui/Button.tsx";
import { CategoryBadge } from "#ui/CategoryBadge.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { DeleteIcon, EditIcon, ShowIcon } from "#ui/icons.ts";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { SkeletonLine } from "#ui/Skeleton.tsx";
import { deleteLeavePolicy, leavePoliciesQuery, leaveTypesQuery, policyEffectQuery, showsLeave } from "../api.ts";
import { maxLetters } from "../search.ts";
import { EffectText } from "./EffectText.tsx";

type Row = { policy: LeavePolicyInList };

/** The policies of leave by type: days, dates and people. */
export function PoliciesPage() {
  const t = useTranslations("leavePolicies");
  const formats = useFormats();
  const search = useSearch({ from: "/app/admin/leave/policies" });
  const list = useQuery({ ...leavePoliciesQuery(search), placeholderData: keepPreviousData });
  const types = useQuery(leaveTypesQuery({ limit: 100 })).data?.data ?? [];
  const [deleted, setDeleted] = useState<LeavePolicyInList | null>(null);
  return (
    <>
      <IndexPage<LeavePolicyInList>
        t={t}
        renderAdd={(slot) => <Link to="/admin/leave/policies/add" {...slot} />}
        actions={
          <Button
            renderLink={(slot) => <Link to="/admin/leave/policies/add" search={{ preset: "saudiAnnual" }} {...slot} />}
          >
            {t("fromPreset")}
          </Button>
        }
        search={search}
        tools={
          <ListTools
            search={search}
            searchLabel={t("search")}
            maxSearchLength={maxLetters}
            filters={[
              {
                name: "type",
                label: t("type"),
                any: t("anyType"),
                options: types.map((type) => ({ value: type.id, label: formats.name(type) })),
              },
            ]}
          />
        }
        list={list}
        columns={[
          { id: "name", header: t("name"), isName: true, cell: (policy) => <Name policy={policy} /> },
          {
            id: "type",
            header: t("type"),
            narrow: true,
            cell: ({ type }) => <CategoryBadge name={formats.name(type)} color={type.color} />,
          },
          { id: "grants", header: t("grants"), cell: (policy) => <Grants policy={policy} /> },
          { id: "dates", header: t("dates"), narrow: true, cell: (policy) => <ActiveDates rule={policy} /> },
          { id: "subjects", header: t("subjects"), cell: (policy) => <SubjectsText rule={policy} /> },
          {
            id: "operation",
            header: t("operation"),
            narrow: true,
            cell: (policy) => <Operations policy={policy} onDelete={() => setDeleted(policy)} />,
          },
        ]}
      />
      {deleted !== null && <DeletePolicy policy={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}

function Name({ policy }: Row) {
  const t = useTranslations("leavePolicies");
  const formats = useFormats();
  const source = formats.name({ nameAr: policy.sourceAr, nameEn: policy.sourceEn });
  return (
    <>
      <bdi className={textClass("block", "ink", "medium")}>{formats.name(policy)}</bdi>
      {source !== "" && (
        <span className={textClass("block", "xs", "muted", "normal")}>
          {t("sourceText", { source: isolated(source) })}
        </span>
      )}
    </>
  );
}

/** "21 days a calendar year", and what changes with the length of service. */
function Grants({ policy: { period, bands, grant } }: Row) {
  const t = useTranslations("leavePolicies");
  const formats = useFormats();
  const daysOf = (days: number) => ({ count: days, days: isolated(formats.number(days)) });
  return (
    <span className={stackClass(0, "items-start")}>
      {bands.map(({ afterMonths, days }) => (
        <span key={afterMonths} className={afterMonths === 0 ? undefined : textClass("xs", "muted")}>
          {afterMonths === 0
            ? t(`granted.${period}`, daysOf(days))
            : t("afterMonths", { ...daysOf(days), months: afterMonths })}
        </span>
      ))}
      {grant === "monthly" && <span className={textClass("xs", "muted")}>{t("monthly")}</span>}
    </span>
  );
}

function Operations({ policy, onDelete }: Row & { onDelete: () => void }) {
  const t = useTranslations("leavePolicies");
  const formats = useFormats();
  const name = isolated(formats.name(policy));
  return (
    <div className={rowClass(1, "align-center")}>
      <IconButton
        size="sm"
        label={t(policy.isChangeable ? "edit" : "show", { name })}
        icon={policy.isChangeable ? <EditIcon size={18} /> : <ShowIcon size={18} />}
        renderLink={(slot) => <Link to="/admin/leave/policies/$id/edit" params={{ id: policy.id }} {...slot} />}
      />
      {policy.isChangeable && (
        <IconButton size="sm" label={t("delete", { name })} icon={<DeleteIcon size={18} />} onClick={onDelete} />
      )}
    </div>
  );
}

function DeletePolicy({ policy, onClose }: Row & { onClose: () => void }) {
  const t = useTranslations("leavePolicies");
  const formats = useFormats();
  const name = isolated(formats.name(policy));
  return (
    <ConfirmAction
      title={t("deleteTitle", { name })}
      confirmLabel={t("deleteNow")}
      tone="danger"
      run={() => deleteLeavePolicy({ params: { id: policy.id } })}
      message={t("deleted", { name })}
      refresh={useRefresh(showsLeave)}
      onClose={onClose}
    >
      <p>{t("deleteText")}</p>
      <DeletionEffect id={policy.id} />
    </ConfirmAction>
  );
}

function DeletionEffect({ id }: { id: string }) {
  const t = useTranslations("leavePolicies.effect");
  const { data, isError } = useQuery({ ...policyEffectQuery(id, { delete: true }), gcTime: 0, retry: false });
  if (data !== undefined) return <EffectText effect={data.data} />;
  return isError ? <p>{t("unknown")}</p> : <SkeletonLine width="80%" />;
}
