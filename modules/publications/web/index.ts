import { lazyRouteComponent } from "@tanstack/react-router";
import { lazy } from "react";

export { readLinksSearch, readWordSearch } from "./search.ts";

/** For the home page, to be suspended for. */
export const HomeLinks = lazy(async () => ({ default: (await import("./links/HomeLinks.tsx")).HomeLinks }));

/** The important links, for everybody. */
export const LinksPage = lazyRouteComponent(() => import("./links/LinksPage.tsx"), "LinksPage");

/** The important links, for those who keep them. */
export const AdminLinksPage = lazyRouteComponent(() => import("./link-admin/AdminLinksPage.tsx"), "AdminLinksPage");
export const AddLinkPage = lazyRouteComponent(() => import("./link-admin/AddLinkPage.tsx"), "AddLinkPage");
export const EditLinkPage = lazyRouteComponent(() => import("./link-admin/EditLinkPage.tsx"), "EditLinkPage");
export const LinkGroupsPage = lazyRouteComponent(() => import("./link-admin/LinkGroupsPage.tsx"), "LinkGroupsPage");
