import { createRoute } from "@tanstack/react-router";
import { DirectoryPage, PersonPage, readDirectorySearch } from "#modules/people/web/index.ts";
import { catalogue } from "../catalogue/catalogue.ts";
import { app } from "../trunk.tsx";

/** The pages of the directory, which share their texts. */
const pages = createRoute({
  getParentRoute: () => app,
  id: "directory",
  beforeLoad: () => catalogue.need("directory"),
});
const index = createRoute({
  getParentRoute: () => pages,
  path: "/directory",
  validateSearch: readDirectorySearch,
  component: DirectoryPage,
});
const person = createRoute({
  getParentRoute: () => pages,
  path: "/directory/$id",
  component: PersonPage,
});

export const directory = pages.addChildren([index, person]);
