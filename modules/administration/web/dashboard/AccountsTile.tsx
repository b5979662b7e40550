import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { accountsQuery } from "./api.ts";
import { Tile } from "./Tile.tsx";

/** Whether accounts wait for an administrator. */
export function AccountsTile() {
  const t = useTranslations("dashboard.accounts");
  return (
    <Tile
      title={t("title")}
      query={useQuery(accountsQuery)}
      height="2rem"
      link={{ label: t("link"), renderLink: (slot) => <Link to="/admin/users" {...slot} /> }}
    >
      {({ data: { waiting } }) => <p>{t("waiting", { count: waiting })}</p>}
    </Tile>
  );
}
