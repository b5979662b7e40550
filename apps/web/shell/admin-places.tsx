import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { CategoriesIcon, FlagIcon, StackIcon } from "#ui/icons.ts";
import type { RenderLink } from "#ui/link.ts";
import type { AdminSection } from "./admin-sections.ts";

/** How each area of the administration looks in a list, and the way to it. */
export const adminPlaces: Record<AdminSection["id"], { icon: ReactNode; renderLink: RenderLink }> = {
  categories: { icon: <CategoriesIcon />, renderLink: (slot) => <Link to="/admin/categories/index" {...slot} /> },
  topics: { icon: <StackIcon />, renderLink: (slot) => <Link to="/admin/topics/index" {...slot} /> },
  reports: { icon: <FlagIcon />, renderLink: (slot) => <Link to="/admin/reports" {...slot} /> },
};
