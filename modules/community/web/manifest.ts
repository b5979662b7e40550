import { lazyRouteComponent } from "@tanstack/react-router";
import { defineModule, page, pagesIn, widget } from "#kit/module.ts";
import { CommunityIcon, ComposeIcon } from "#ui/icons.ts";
import {
  readAddTopicSearch,
  readCategorySearch,
  readCommunitySearch,
  readEditTopicSearch,
  readTopicSearch,
} from "./search.ts";

const writing = [
  { en: () => import("../contract/phrases-editor.en.ts"), ar: () => import("../contract/phrases-editor.ar.ts") },
  { en: () => import("../contract/phrases-writing.en.ts"), ar: () => import("../contract/phrases-writing.ar.ts") },
] as const;

/** The parent of the topic dialog's route. */
const category = page("/community/categories/$id", {
  page: lazyRouteComponent(() => import("./CategoryPage.tsx"), "CategoryPage"),
  search: readCategorySearch,
});
const topic = pagesIn(() => category)("topic/$topicId", {
  page: lazyRouteComponent(() => import("./TopicDialog.tsx"), "TopicDialog"),
  search: readTopicSearch,
  isDialog: true,
});

export const community = defineModule({
  phrases: {
    inside: [{ en: () => import("../contract/phrases.en.ts"), ar: () => import("../contract/phrases.ar.ts") }],
    pages: writing,
  },
  pages: [
    page("/community", {
      page: lazyRouteComponent(() => import("./CommunityPage.tsx"), "CommunityPage"),
      search: readCommunitySearch,
    }),
    page("/community/topics/add", {
      page: lazyRouteComponent(() => import("./writing/AddTopicPage.tsx"), "AddTopicPage"),
      search: readAddTopicSearch,
      phrases: writing,
    }),
    page("/community/topics/$id/edit", {
      page: lazyRouteComponent(() => import("./writing/EditTopicPage.tsx"), "EditTopicPage"),
      search: readEditTopicSearch,
      phrases: writing,
    }),
    category.addChildren([topic]),
  ],
  navigation: [{ label: "community.title", icon: CommunityIcon, to: "/community", place: "bar" }],
  commands: [
    {
      label: "community.title",
      icon: CommunityIcon,
      to: "/community",
      words: "community topics المجتمع مواضيع",
      letter: "C",
    },
    {
      label: "community.newTopic",
      icon: ComposeIcon,
      to: "/community/topics/add",
      words: "new topic write post موضوع جديد كتابة",
      letter: "T",
    },
  ],
  widgets: {
    featured: widget(() => import("./featured/FeaturedTopics.tsx"), "FeaturedTopics"),
    announcements: widget(() => import("./lists/Announcements.tsx"), "Announcements"),
    latest: widget(() => import("./lists/LatestTopics.tsx"), "LatestTopics"),
    categories: widget(() => import("./components/CategoryList.tsx"), "CategoryList"),
  },
});
