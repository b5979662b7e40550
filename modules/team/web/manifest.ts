import { lazyRouteComponent } from "@tanstack/react-router";
import { defineModule, page } from "#kit/module.ts";
import { CalendarIcon, UsersIcon } from "#ui/icons.ts";
import { readTeamSearch } from "./search.ts";

const words = {
  en: () => import("../contract/phrases-page.en.ts"),
  ar: () => import("../contract/phrases-page.ar.ts"),
};

export const team = defineModule({
  phrases: {
    inside: [{ en: () => import("../contract/phrases.en.ts"), ar: () => import("../contract/phrases.ar.ts") }],
    pages: [words],
  },
  pages: [
    page("/team", {
      page: lazyRouteComponent(() => import("./TeamPage.tsx"), "TeamPage"),
      search: readTeamSearch,
      phrases: [words],
    }),
    page("/team/feeds", {
      page: lazyRouteComponent(() => import("./FeedsPage.tsx"), "FeedsPage"),
      phrases: [words],
    }),
  ],
  navigation: [{ label: "team.title", icon: UsersIcon, to: "/team", place: "menu" }],
  commands: [
    {
      label: "team.title",
      icon: UsersIcon,
      to: "/team",
      words: "team colleagues away absent manager calendar فريقي الزملاء الغياب المدير التقويم",
    },
    {
      label: "team.feeds",
      icon: CalendarIcon,
      to: "/team/feeds",
      words: "calendar feed subscribe ical outlook google روابط التقويم الاشتراك",
    },
  ],
});
