/** What every field says that finds a person. */
export const peopleFinderEn = {
  people: "People",
  type: "Type a name.",
  searching: "Searching",
  nobody: "No one found with that name.",
  found: "{count, plural, =0 {No one found} one {# person found} other {# people found}}",
} as const;
