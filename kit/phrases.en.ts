/** Words that every module's pages share, in English. */
export const kitEn = {
  saving: "Saving",
  cancel: "Cancel",
  pages: { label: "Pages", previous: "Previous page", next: "Next page" },
  failure: {
    title: "This could not be loaded",
    retry: "Try again",
    offlineText: "We will try again as soon as you are back.",
    notAllowedTitle: "You don’t have access to this",
    notAllowedText: "It needs a permission that your account does not have.",
  },
} as const;
