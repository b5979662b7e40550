import { lazyRouteComponent } from "@tanstack/react-router";
import { adminPage, defineModule, page, pagesIn, widget } from "#kit/module.ts";
import { CategoriesIcon, CommunityIcon, ComposeIcon, StackIcon } from "#ui/icons.ts";
import { readEditCategorySearch } from "./admin/search.ts";
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
    audit: [
      {
        en: () => import("../contract/phrases-recorded.en.ts"),
        ar: () => import("../contract/phrases-recorded.ar.ts"),
      },
    ],
    inside: [{ en: () => import("../contract/phrases.en.ts"), ar: () => import("../contract/phrases.ar.ts") }],
    admin: [
      { en: () => import("../contract/phrases-entries.en.ts"), ar: () => import("../contract/phrases-entries.ar.ts") },
      { en: () => import("../contract/phrases-admin.en.ts"), ar: () => import("../contract/phrases-admin.ar.ts") },
    ],
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
  adminPages: [
    adminPage("/categories/index", {
      page: lazyRouteComponent(() => import("./admin/AdminCategoriesPage.tsx"), "AdminCategoriesPage"),
    }),
    adminPage("/categories/add", {
      page: lazyRouteComponent(() => import("./admin/CategoryPages.tsx"), "AddCategoryPage"),
    }),
    adminPage("/categories/$id/edit", {
      page: lazyRouteComponent(() => import("./admin/CategoryPages.tsx"), "EditCategoryPage"),
      search: readEditCategorySearch,
    }),
  ],
  navigation: [{ label: "community.title", icon: CommunityIcon, to: "/community", place: "bar" }],
  adminEntries: [
    {
      phrases: "communityEntries.categories",
      icon: CategoriesIcon,
      to: "/admin/categories/index",
      below: ["/admin/categories"],
      group: "community",
      needs: ["category.manage"],
      words: "categories التصنيفات",
    },
    {
      phrases: "communityEntries.topics",
      icon: StackIcon,
      to: "/admin/topics/index",
      below: ["/admin/topics"],
      group: "community",
      needs: ["topic.moderate", "topic.feature"],
      words: "topics moderate المواضيع",
    },
  ],
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
