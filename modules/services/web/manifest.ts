import { useQuery } from "@tanstack/react-query";
import { lazyRouteComponent } from "@tanstack/react-router";
import { app } from "#kit/areas.ts";
import { defineModule, pagesIn, widget } from "#kit/module.ts";
import { ChecklistIcon, ClipboardIcon } from "#ui/icons.ts";
import { workCountQuery } from "./api.ts";
import { readNewRequestSearch, readServicesSearch } from "./search.ts";

export const servicePhrases = {
  en: () => import("../contract/phrases-pages.en.ts"),
  ar: () => import("../contract/phrases-pages.ar.ts"),
};
const recounted = {
  en: () => import("#kit/recounted/phrases-recounted.en.ts"),
  ar: () => import("#kit/recounted/phrases-recounted.ar.ts"),
};
const page = pagesIn(() => app, [servicePhrases]);
const requestPage = pagesIn(() => app, [servicePhrases, recounted]);

const requests = { label: "services.title", icon: ClipboardIcon, to: "/e-services" } as const;
const workList = { label: "services.workList", icon: ChecklistIcon, to: "/work-list" } as const;

/** The badge of the work list entry; 0 while loading. */
const useWorkCount = (): number => useQuery(workCountQuery).data?.data.count ?? 0;

export const services = defineModule({
  phrases: {
    inside: [{ en: () => import("../contract/phrases.en.ts"), ar: () => import("../contract/phrases.ar.ts") }],
    pages: [servicePhrases, recounted],
  },
  pages: [
    page("/e-services", {
      page: lazyRouteComponent(() => import("./catalogue/ServicesPage.tsx"), "ServicesPage"),
      search: readServicesSearch,
    }),
    requestPage("/e-services/requests/$id", {
      page: lazyRouteComponent(() => import("./request/RequestPage.tsx"), "RequestPage"),
    }),
    page("/e-services/$code", {
      page: lazyRouteComponent(() => import("./new-request/NewRequestPage.tsx"), "NewRequestPage"),
      search: readNewRequestSearch,
    }),
  ],
  navigation: [
    { ...workList, place: "bar", count: { read: useWorkCount, label: "services.waiting" } },
    { ...requests, place: "menu" },
  ],
  commands: [
    { ...workList, words: "work list approvals tasks waiting مهامي قائمة العمل الموافقات", letter: "W" },
    { ...requests, words: "e-services requests leave ask الخدمات الإلكترونية الطلبات إجازة", letter: "E" },
  ],
  widgets: { work: widget(() => import("./work/MyWork.tsx"), "MyWork") },
});
