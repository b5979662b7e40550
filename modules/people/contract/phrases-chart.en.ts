/** What the organisation chart says, in English. */
export const peopleChartEn = {
  title: "Organisation chart",
  intro: "Who reports to whom, from the top down.",
  back: "Staff directory",
  find: "Find a person",
  findPlaceholder: "Name in English or Arabic",
  mine: "My position",
  profile: "Profile",
  profileOf: "Profile of {name}",
  view: "View",
  asTree: "Tree",
  asList: "List",
  tree: "Organisation chart",
  loading: "Loading the chart",
  failed: "The chart could not be loaded",
  retry: "Try again",
  reportCount: "{count, plural, one {# report} other {# reports}}",
  more: "Show more",
  moreOf: "{count, plural, one {Show # more} other {Show # more}}",
  above: "Above {name}",
  reports: "Reporting to {name}",
  beside: "Also reporting to {name}",
  alsoTop: "Others without a manager",
} as const;

/** What every field says that finds a person. */
export const peopleFinderEn = {
  people: "People",
  type: "Type a name.",
  searching: "Searching",
  nobody: "No one found with that name.",
  found: "{count, plural, =0 {No one found} one {# person found} other {# people found}}",
} as const;
