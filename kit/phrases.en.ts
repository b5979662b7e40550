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
  picker: {
    placeholder: "Type a name",
    people: "People",
    searching: "Searching…",
    nobody: "No one found with that name",
    found: "{count, plural, =0 {No one found} one {# person found} other {# people found}}",
    peopleCount: "{count, plural, one {# person} other {# people}}",
    chosen: "Selected",
    remove: "Remove {name}",
    more: "{count, plural, one {Show # more} other {Show # more}}",
  },
  failure: {
    title: "This could not be loaded",
    retry: "Try again",
    offlineText: "We will try again as soon as you are back.",
    notAllowedTitle: "You don’t have access to this",
    notAllowedText: "It needs a permission that your account does not have.",
  },
} as const;
