import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Unreachable } from "#client/problems.ts";
import { MyMustReads } from "#modules/acknowledgements/web/index.ts";
import { AttendanceCard } from "#modules/attendance/web/index.ts";
import { Announcements, CategoryList, FeaturedTopics, LatestTopics } from "#modules/community/web/index.ts";
import type { WidgetName } from "#modules/home/contract/widgets.ts";
import { HomePage } from "#modules/home/web/index.ts";
import { LinkDialog } from "#modules/identity/web/index.ts";
import { Birthdays, Joiners, meQuery } from "#modules/people/web/index.ts";
import { HomeLinks, HomePromotions } from "#modules/publications/web/index.ts";
import { MyWork } from "#modules/services/web/index.ts";
import { OfflinePage } from "./OfflinePage.tsx";

/** What home can be made of, by whoever shows it. */
const widgets: Record<WidgetName, ReactNode> = {
  checkIn: <AttendanceCard />,
  work: <MyWork />,
  mustReads: <MyMustReads />,
  featured: <FeaturedTopics />,
  announcements: <Announcements />,
  latest: <LatestTopics />,
  birthdays: <Birthdays />,
  joiners: <Joiners />,
  promotions: <HomePromotions />,
  links: <HomeLinks />,
  categories: <CategoryList />,
};

/**
 * Home with what other modules show on it, and over it what a mailed link asks for. Opened without a way to the server it
 * has what is known of one's own attendance.
 */
export function HomeRoute() {
  const { confirm, reset } = useSearch({ from: "/app/" });
  const me = useQuery(meQuery);
  const offline =
    me.data === undefined && me.error instanceof Unreachable ? (
      <OfflinePage error={me.error} headingLevel={2} retrying={me.isFetching} onRetry={() => void me.refetch()} />
    ) : null;
  return (
    <>
      <HomePage widgets={widgets} offline={offline} />
      {(confirm ?? reset) !== undefined && <LinkDialog />}
    </>
  );
}
