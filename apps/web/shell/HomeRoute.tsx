import { useSearch } from "@tanstack/react-router";
import { MyMustReads } from "#modules/acknowledgements/web/index.ts";
import { AttendanceCard } from "#modules/attendance/web/index.ts";
import { CategoryList, FeaturedTopics, LatestTopics } from "#modules/community/web/index.ts";
import { HomePage } from "#modules/home/web/index.ts";
import { LinkDialog } from "#modules/identity/web/index.ts";

/** Home with what other modules show on it, and over it what a mailed link asks for. */
export function HomeRoute() {
  const { confirm, reset } = useSearch({ from: "/app/" });
  return (
    <>
      <HomePage
        attendance={<AttendanceCard />}
        waiting={<MyMustReads />}
        featured={<FeaturedTopics />}
        latest={<LatestTopics />}
        aside={<CategoryList />}
      />
      {(confirm ?? reset) !== undefined && <LinkDialog />}
    </>
  );
}
