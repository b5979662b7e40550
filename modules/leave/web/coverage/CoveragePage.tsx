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
import { useRefresh } from "#kit/use-refresh.ts";
import { coverageModes } from "#modules/leave/contract/kinds.ts";
import type { LeaveCoverage } from "#modules/leave/contract/schemas-coverage.ts";
import { Badge } from "#ui/Badge.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { DeleteIcon, EditIcon, ShowIcon } from "#ui/icons.ts";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { showsLeave } from "../api.ts";
import { maxLetters } from "../search.ts";
import { coverageQuery, deleteLeaveCoverage } from "./api.ts";

type Row = { rule: LeaveCoverage };

/** Rules of coverage: units and how many of them must stay. */
export function CoveragePage() {
  const t = useTranslations("leaveCoverage");
  const search = useSearch({ from: "/app/admin/leave/coverage" });
  const list = useQuery({ ...coverageQuery(search), placeholderData: keepPreviousData });
  const [deleted, setDeleted] = useState<LeaveCoverage | null>(null);
  return (
    <>
      <IndexPage<LeaveCoverage>
        t={t}
        renderAdd={(slot) => <Link to="/admin/leave/coverage/add" {...slot} />}
        search={search}
        tools={
          <ListTools
            search={search}
            searchLabel={t("search")}
            maxSearchLength={maxLetters}
            filters={[
              {
                name: "mode",
                label: t("mode"),
                any: t("anyMode"),
                options: coverageModes.map((value) => ({ value, label: t(`modes.${value}`) })),
              },
            ]}
          />
        }
        list={list}
        columns={[
          { id: "name", header: t("name"), isName: true, cell: (rule) => <Name rule={rule} /> },
          { id: "unit", header: t("unit"), cell: (rule) => <Unit rule={rule} /> },
          { id: "minimum", header: t("minimum"), narrow: true, cell: (rule) => <Minimum rule={rule} /> },
          { id: "dates", header: t("dates"), narrow: true, cell: (rule) => <ActiveDates rule={rule} /> },
          {
            id: "operation",
            header: t("operation"),
            narrow: true,
            cell: (rule) => <Operations rule={rule} onDelete={() => setDeleted(rule)} />,
          },
        ]}
      />
      {deleted !== null && <DeleteRule rule={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}

function Name({ rule }: Row) {
  const formats = useFormats();
  return <bdi className={textClass("block", "ink", "medium")}>{formats.name(rule)}</bdi>;
}

function Unit({ rule: { department, role } }: Row) {
  const t = useTranslations("leaveCoverage");
  const formats = useFormats();
  if (department !== null) return t("department", { name: isolated(formats.name(department)) });
  return role === null ? null : t("role", { name: isolated(formats.name(role)) });
}

function Minimum({ rule: { people, percent, mode } }: Row) {
  const t = useTranslations("leaveCoverage");
  const formats = useFormats();
  return (
    <span className={stackClass(1, "items-start")}>
      {people === null
        ? t("percent", { percent: isolated(formats.percent((percent ?? 0) / 100)) })
        : t("people", { count: people })}
      <Badge tone={mode === "refuse" ? "danger" : "saffron"}>{t(`modes.${mode}`)}</Badge>
    </span>
  );
}

function Operations({ rule, onDelete }: Row & { onDelete: () => void }) {
  const t = useTranslations("leaveCoverage");
  const formats = useFormats();
  const name = isolated(formats.name(rule));
  return (
    <div className={rowClass(1, "align-center")}>
      <IconButton
        size="sm"
        label={t(rule.isChangeable ? "edit" : "show", { name })}
        icon={rule.isChangeable ? <EditIcon size={18} /> : <ShowIcon size={18} />}
        renderLink={(slot) => <Link to="/admin/leave/coverage/$id/edit" params={{ id: rule.id }} {...slot} />}
      />
      {rule.isChangeable && (
        <IconButton size="sm" label={t("delete", { name })} icon={<DeleteIcon size={18} />} onClick={onDelete} />
      )}
    </div>
  );
}

function DeleteRule({ rule, onClose }: Row & { onClose: () => void }) {
  const t = useTranslations("leaveCoverage");
  const formats = useFormats();
  const name = isolated(formats.name(rule));
  return (
    <ConfirmAction
      title={t("deleteTitle", { name })}
      confirmLabel={t("deleteNow")}
      tone="danger"
      run={() => deleteLeaveCoverage({ params: { id: rule.id } })}
      message={t("deleted", { name })}
      refresh={useRefresh(showsLeave)}
      onClose={onClose}
    >
      <p>{t("deleteText")}</p>
    </ConfirmAction>
  );
}
