import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useHolds } from "#client/use-holds.ts";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { PageHeading, type PageHeadingProps } from "#ui/PageHeading.tsx";

/** A page of balances while no leave type takes from one, with the way to change that. */
export function NoTypes(heading: Pick<PageHeadingProps, "subtitle" | "back">) {
  const t = useTranslations("leaveBalances");
  const setsTypes = useHolds("leave.manage") === "whole";
  return (
    <>
      <PageHeading title={t("title")} {...heading} />
      <EmptyState
        title={t("noTypesTitle")}
        action={
          setsTypes && (
            <Button variant="strong" renderLink={(slot) => <Link to="/admin/leave/types" {...slot} />}>
              {t("toTypes")}
            </Button>
          )
        }
      >
        {t("noTypesText")}
      </EmptyState>
    </>
  );
}
