/** What the pages of publications say to everybody. */
export const publicationsPagesEn = {
  links: {
    title: "Important links",
    intro: "Systems and places you need for work",
    loading: "Loading the links",
    failed: "The links could not be loaded",
    noneTitle: "No links yet",
    noneText: "Once the organisation publishes links for you, they stand here.",
    search: "Find a link",
    emptyTitle: "No link fits",
    emptyText: "Try other words, or fewer.",
    clear: "Show all links",
    kept: "Kept at hand: {count, number} of {limit, number}",
    keep: "Keep {name} at hand",
    newTab: "opens in a new tab",
    signIn: {
      workAccount: "Sign in with your work account",
      ownAccount: "Has an account of its own",
      vpn: "Only inside the network or by VPN",
    },
  },
} as const;
