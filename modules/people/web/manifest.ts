import { lazyRouteComponent } from "@tanstack/react-router";
import { atMost } from "#client/at-most.ts";
import { defineModule, page, widget } from "#kit/module.ts";
import { DirectoryIcon, ProfileIcon } from "#ui/icons.ts";
import { meQuery } from "./api.ts";
import { readChartSearch } from "./chart/search.ts";
import { readDirectorySearch } from "./directory/search.ts";

const chart = {
  en: () => import("../contract/phrases-chart.en.ts"),
  ar: () => import("../contract/phrases-chart.ar.ts"),
};
const directory = {
  en: () => import("../contract/phrases-directory.en.ts"),
  ar: () => import("../contract/phrases-directory.ar.ts"),
};
const privacy = {
  en: () => import("../contract/phrases-privacy.en.ts"),
  ar: () => import("../contract/phrases-privacy.ar.ts"),
};

/** Maximum wait of the page for the user, in milliseconds. */
const profileTimeout = 400;

const profile = {
  en: () => import("../contract/phrases-profile.en.ts"),
  ar: () => import("../contract/phrases-profile.ar.ts"),
};
const directoryPhrases = [directory, privacy];
/** For every page of the profile. */
export const profilePhrases = [profile];

export const people = defineModule({
  phrases: {
    inside: [
      { en: () => import("../contract/phrases.en.ts"), ar: () => import("../contract/phrases.ar.ts") },
      {
        en: () => import("../contract/phrases-celebrations.en.ts"),
        ar: () => import("../contract/phrases-celebrations.ar.ts"),
      },
    ],
    pages: [chart, directory, privacy, profile],
  },
  pages: [
    page("/directory", {
      page: lazyRouteComponent(() => import("./directory/DirectoryPage.tsx"), "DirectoryPage"),
      search: readDirectorySearch,
      phrases: directoryPhrases,
    }),
    page("/directory/$id", {
      page: lazyRouteComponent(() => import("./directory/PersonPage.tsx"), "PersonPage"),
      phrases: directoryPhrases,
    }),
    page("/directory/chart", {
      page: lazyRouteComponent(() => import("./chart/ChartPage.tsx"), "ChartPage"),
      search: readChartSearch,
      phrases: [chart],
    }),
    page("/user-profile", {
      page: lazyRouteComponent(() => import("./profile/ProfilePage.tsx"), "ProfilePage"),
      phrases: profilePhrases,
      // A card that appears later would move the list below it.
      load: ({ queries }) => atMost(profileTimeout, queries.prefetchQuery(meQuery)),
    }),
    page("/user-profile/details", {
      page: lazyRouteComponent(() => import("./profile/DetailsPage.tsx"), "DetailsPage"),
      phrases: profilePhrases,
    }),
    page("/user-profile/privacy", {
      page: lazyRouteComponent(() => import("./privacy/PrivacyPage.tsx"), "PrivacyPage"),
      phrases: [...profilePhrases, ...directoryPhrases],
    }),
    page("/user-profile/display", {
      page: lazyRouteComponent(() => import("./profile/DisplayPage.tsx"), "DisplayPage"),
      phrases: profilePhrases,
    }),
  ],
  navigation: [
    { label: "people.directory", icon: DirectoryIcon, to: "/directory", place: "menu" },
    { label: "people.profile", icon: ProfileIcon, to: "/user-profile", place: "phoneMenu" },
  ],
  commands: [
    {
      label: "people.directory",
      icon: DirectoryIcon,
      to: "/directory",
      words: "staff directory colleagues people phone دليل الموظفين الزملاء الهاتف",
      letter: "D",
    },
    {
      label: "people.profile",
      icon: ProfileIcon,
      to: "/user-profile",
      words: "profile settings الملف الشخصي الإعدادات",
      letter: "P",
    },
  ],
  widgets: {
    birthdays: widget(() => import("./celebrations/Celebrations.tsx"), "Birthdays"),
    joiners: widget(() => import("./celebrations/Celebrations.tsx"), "Joiners"),
  },
});
