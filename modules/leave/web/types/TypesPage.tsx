import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useHolds } from "#client/use-holds.ts";
import { IndexPage } from "#kit/IndexPage.tsx";
import { ListTools } from "#kit/ListTools.tsx";
import type { LeaveType } from "#modules/leave/contract/schemas-type.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { CategoryBadge } from "#ui/CategoryBadge.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { EditIcon, LookupIcon } from "#ui/icons.ts";
import { stackClass, textClass } from "#ui/primitives.ts";
import { leaveTypesQuery, permissionsQuery } from "../api.ts";
import { maxLetters } from "../search.ts";
import { TypeDialog } from "./TypeDialog.tsx";

/** The meaning of the lookups of leave; their names are in the screens of attendance. */
export function TypesPage() {
  const t = useTranslations("leaveTypes");
  const formats = useFormats();
  const search = useSearch({ from: "/app/admin/leave/types" });
  const list = useQuery({ ...leaveTypesQuery(search), placeholderData: keepPreviousData });
  const isWhole = useHolds("leave.manage") === "whole";
  const [edited, setEdited] = useState<LeaveType | null>(null);
  const permissions = useQuery(permissionsQuery).data?.data.permissions ?? [];
  return (
    <>
      <IndexPage<LeaveType>
        t={t}
        actions={
          permissions.includes("attendance.manage") && (
            <Button
              icon={<LookupIcon size={20} />}
              renderLink={(slot) => (
                <Link to="/admin/attendance/lookups/index" search={{ category: "leaveType" }} {...slot} />
              )}
            >
              {t("toLookups")}
            </Button>
          )
        }
        search={search}
        tools={
          <ListTools
            search={search}
            searchLabel={t("search")}
            maxSearchLength={maxLetters}
            filters={[
              {
                name: "takesBalance",
                label: t("takesBalance"),
                any: t("anyBalance"),
                options: [
                  { value: "true", label: t("withBalance") },
                  { value: "false", label: t("withoutBalance") },
                ],
              },
              {
                name: "isActive",
                label: t("isActive"),
                any: t("anyState"),
                options: [
                  { value: "true", label: t("active") },
                  { value: "false", label: t("inactive") },
                ],
              },
            ]}
          />
        }
        list={list}
        columns={[
          { id: "type", header: t("type"), isName: true, cell: (type) => <Name type={type} /> },
          {
            id: "takesBalance",
            header: t("takesBalance"),
            cell: ({ takesBalance }) => t(takesBalance ? "withBalance" : "withoutBalance"),
          },
          { id: "days", header: t("days"), cell: (type) => <Days type={type} /> },
          { id: "needs", header: t("needs"), cell: (type) => <Needs type={type} /> },
          {
            id: "policies",
            header: t("policies"),
            narrow: true,
            cell: ({ policies }) => <span className={textClass("tabular")}>{formats.number(policies)}</span>,
          },
          ...(isWhole
            ? [
                {
                  id: "operation",
                  header: t("operation"),
                  narrow: true,
                  cell: (type: LeaveType) => (
                    <IconButton
                      size="sm"
                      label={t("edit", { name: isolated(formats.name(type)) })}
                      icon={<EditIcon size={18} />}
                      onClick={() => setEdited(type)}
                    />
                  ),
                },
              ]
            : []),
        ]}
      />
      {edited !== null && <TypeDialog type={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

type Row = { type: LeaveType };

function Name({ type }: Row) {
  const t = useTranslations("leaveTypes");
  const formats = useFormats();
  return (
    <span className={stackClass(1, "items-start")}>
      <CategoryBadge name={formats.name(type)} color={type.color} />
      {!type.isActive && <Badge tone="neutral">{t("inactive")}</Badge>}
    </span>
  );
}

function Days({ type: { booksDays, counts, halfDays } }: Row) {
  const t = useTranslations("leaveTypes");
  return (
    <span className={stackClass(0, "items-start")}>
      <span>{t(`counts.${counts}`)}</span>
      <span className={textClass("xs", "muted")}>{t(halfDays ? "halfDays" : "wholeDays")}</span>
      <span className={textClass("xs", "muted")}>{t(booksDays ? "booked" : "notBooked")}</span>
    </span>
  );
}

function Needs({ type: { needsReason, needsAttachment } }: Row) {
  const t = useTranslations("leaveTypes");
  const formats = useFormats();
  const needed = [...(needsReason ? [t("reason")] : []), ...(needsAttachment ? [t("attachment")] : [])];
  return needed.length === 0 ? <span className={textClass("muted")}>{t("nothing")}</span> : formats.list(needed);
}
