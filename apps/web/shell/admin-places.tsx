import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import {
  ArrangeIcon,
  SheetIcon,
  AttendanceIcon,
  BuildingIcon,
  CategoriesIcon,
  ClipboardIcon,
  CpuIcon,
  DocumentIcon,
  FlagIcon,
  HistoryIcon,
  HolidayIcon,
  KeyIcon,
  IdentityIcon,
  LinkIcon,
  OfferIcon,
  LockIcon,
  ReviewIcon,
  LookupIcon,
  PlaceIcon,
  ScheduleIcon,
  SettingsIcon,
  StackIcon,
  TesterIcon,
  UsersIcon,
  WebhookIcon,
} from "#ui/icons.ts";
import type { RenderLink } from "#ui/link.ts";
import type { AdminSection } from "./admin-sections.ts";

/** How each area of the administration looks in a list. */
export const adminIcons: Record<AdminSection["id"], ReactNode> = {
  categories: <CategoriesIcon />,
  topics: <StackIcon />,
  reports: <FlagIcon />,
  board: <AttendanceIcon />,
  sheet: <SheetIcon />,
  assignments: <UsersIcon />,
  zones: <ScheduleIcon />,
  locations: <PlaceIcon />,
  exceptionDays: <HolidayIcon />,
  lookups: <LookupIcon />,
  review: <ReviewIcon />,
  months: <LockIcon />,
  services: <ClipboardIcon />,
  tester: <TesterIcon />,
  users: <IdentityIcon />,
  departments: <BuildingIcon />,
  documents: <DocumentIcon />,
  promotions: <OfferIcon />,
  links: <LinkIcon />,
  roles: <KeyIcon />,
  audit: <HistoryIcon />,
  homePage: <ArrangeIcon />,
  settings: <SettingsIcon />,
  jobs: <CpuIcon />,
  webhooks: <WebhookIcon />,
};

/** The way to an area. */
export const linkTo =
  ({ address }: Pick<AdminSection, "address">): RenderLink =>
  (slot) => <Link to={address} {...slot} />;
