import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import {
  AttendanceIcon,
  CategoriesIcon,
  FlagIcon,
  LockIcon,
  ReviewIcon,
  LookupIcon,
  PlaceIcon,
  ScheduleIcon,
  StackIcon,
} from "#ui/icons.ts";
import type { RenderLink } from "#ui/link.ts";
import type { AdminSection } from "./admin-sections.ts";

/** How each area of the administration looks in a list. */
export const adminIcons: Record<AdminSection["id"], ReactNode> = {
  categories: <CategoriesIcon />,
  topics: <StackIcon />,
  reports: <FlagIcon />,
  board: <AttendanceIcon />,
  zones: <ScheduleIcon />,
  locations: <PlaceIcon />,
  lookups: <LookupIcon />,
  review: <ReviewIcon />,
  months: <LockIcon />,
};

/** The way to an area. */
export const linkTo =
  ({ address }: Pick<AdminSection, "address">): RenderLink =>
  (slot) => <Link to={address} {...slot} />;
