import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useHolds } from "#client/use-holds.ts";
import { ConfirmAction } from "#kit/ConfirmAction.tsx";
import { IndexPage } from "#kit/IndexPage.tsx";
import type { BulkCorrection } from "#modules/attendance/contract/schemas-bulk.ts";
import { Button } from "#ui/Button.tsx";
import { stackClass, textClass } from "#ui/primitives.ts";
import { useRefresh } from "../use-refresh.ts";
import { bulkQuery, undoBulk } from "./api.ts";

type Row = { bulk: BulkCorrection };

/** Recent bulk corrections, each with its undo for those who may correct days. */
export function BulkPage() {
  const t = useTranslations("attendanceBulk.list");
  const search = useSearch({ from: "/app/admin/attendance/sheet/corrections" });
  const list = useQuery({ ...bulkQuery(search), placeholderData: keepPreviousData });
  const manages = useHolds("attendance.manage") !== null;
  const [asked, setAsked] = useState<BulkCorrection | null>(null);
  return (
    <>
      <IndexPage<BulkCorrection>
        t={(word: "title" | "intro" | "loading" | "failed" | "noneTitle" | "noneText") =>
          t(word === "noneText" && !manages ? "noneSeenText" : word)
        }
        back={{ label: t("back"), renderLink: (slot) => <Link to="/admin/attendance/sheet" {...slot} /> }}
        search={search}
        list={list}
        columns={[
          { id: "what", header: t("what"), isName: true, cell: (bulk) => <What bulk={bulk} /> },
          { id: "days", header: t("days"), cell: (bulk) => <Days bulk={bulk} /> },
          { id: "by", header: t("by"), cell: (bulk) => <By bulk={bulk} /> },
          {
            id: "undo",
            header: t("undo"),
            narrow: true,
            cell: (bulk) => <Undo bulk={bulk} onAsk={manages ? () => setAsked(bulk) : undefined} />,
          },
        ]}
      />
      {asked !== null && <ConfirmUndo bulk={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function What({ bulk: { cause, reason, note } }: Row) {
  const t = useTranslations("attendanceBulk.form.causes");
  const formats = useFormats();
  return (
    <span className={stackClass(0, "items-start")}>
      <span>{t(cause)}</span>
      {reason !== null && <bdi className={textClass("xs", "muted")}>{formats.name(reason)}</bdi>}
      {note !== null && (
        <span className={textClass("xs", "muted")} dir="auto">
          {note}
        </span>
      )}
    </span>
  );
}

function Days({ bulk: { days, people, from, to } }: Row) {
  const t = useTranslations("attendanceBulk.list");
  const formats = useFormats();
  const text = (date: string): string => isolated(formats.date(date, "medium"));
  return (
    <span className={stackClass(0, "items-start")}>
      <span>{t("count", { days, people })}</span>
      <Link className={textClass("xs", "nowrap")} to="/admin/attendance/sheet" search={{ month: from.slice(0, 7) }}>
        {from === to ? text(from) : t("span", { from: text(from), to: text(to) })}
      </Link>
    </span>
  );
}

function By({ bulk: { by, at } }: Row) {
  const t = useTranslations("attendanceBulk.list");
  const formats = useFormats();
  return (
    <span className={stackClass(0, "items-start")}>
      <bdi>{by === null ? t("unknown") : formats.name(by)}</bdi>
      <span className={textClass("xs", "muted")}>{formats.dateTime(at)}</span>
    </span>
  );
}

/** The undo of a correction, or who has undone it. */
function Undo({ bulk: { cause, at, undoneAt, undoneBy }, onAsk }: Row & { onAsk: (() => void) | undefined }) {
  const t = useTranslations("attendanceBulk");
  const formats = useFormats();
  if (undoneAt === null) {
    if (onAsk === undefined) return null;
    const what = t(`form.causes.${cause}`);
    return (
      <Button size="sm" aria-label={t("list.undoOf", { what, when: isolated(formats.dateTime(at)) })} onClick={onAsk}>
        {t("list.undo")}
      </Button>
    );
  }
  const when = isolated(formats.dateTime(undoneAt));
  return (
    <span className={textClass("xs", "muted")}>
      {undoneBy === null
        ? t("list.undoneUnknown", { when })
        : t("list.undone", { name: isolated(formats.name(undoneBy)), when })}
    </span>
  );
}

function ConfirmUndo({ bulk: { id, days }, onClose }: Row & { onClose: () => void }) {
  const t = useTranslations("attendanceBulk.list");
  const refresh = useRefresh();
  return (
    <ConfirmAction
      title={t("confirmTitle")}
      confirmLabel={t("confirm")}
      tone="danger"
      run={() => undoBulk({ params: { id } })}
      message={t("done")}
      failed={t("failedUndo")}
      refresh={refresh}
      onClose={onClose}
    >
      {t("confirmText", { days })}
    </ConfirmAction>
  );
}
