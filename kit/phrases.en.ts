/** Words that every module's pages share, in English. */
export const kitEn = {
  saving: "Saving",
  cancel: "Cancel",
  pages: { label: "Pages", previous: "Previous page", next: "Next page" },
  list: {
    search: "Search",
    withText: "With “{text}”",
    chip: "{filter}: {value}",
    inForce: "Active filters",
    remove: "Remove the filter “{filter}”",
    emptyTitle: "No matches",
    emptyText: "Remove a filter, or search for something else.",
    clear: "Remove all filters",
  },
  failure: {
    title: "This could not be loaded",
    retry: "Try again",
    offlineText: "We will try again as soon as you are back.",
    notAllowedTitle: "You don’t have access to this",
    notAllowedText: "It needs a permission that your account does not have.",
  },
} as const;
