import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { BarTable } from "#ui/BarTable.tsx";
import { presenceQuery } from "./api.ts";
import { Tile } from "./Tile.tsx";

const states = ["in", "late", "notYet", "absent", "away", "done", "off"] as const;

/** How many are in, late, away, and so on, at this moment. */
export function PresenceTile() {
  const t = useTranslations("dashboard.presence");
  const formats = useFormats();
  return (
    <Tile
      title={t("title")}
      query={useQuery(presenceQuery)}
      height="12rem"
      link={{ label: t("board"), renderLink: (slot) => <Link to="/admin/attendance/board" {...slot} /> }}
    >
      {({ counts }) => (
        <BarTable
          label={t("title")}
          rows={states.map((id) => ({
            id,
            name: t(id),
            value: counts[id],
            written: formats.figure(counts[id]),
            isBad: id === "late",
          }))}
        />
      )}
    </Tile>
  );
}
