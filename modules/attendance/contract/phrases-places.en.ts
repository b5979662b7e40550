/** Who works where: locations, assignments, and choosing people and roles. */
export const attendancePlacesEn = {
  subjects: {
    placeholder: "Name or e-mail address",
    roles: "Roles",
    users: "People",
    people: "{count, plural, one {# person} other {# people}}",
    searching: "Searching…",
    nobody: "Nobody and no role is called that",
    found: "{count} found",
    chosen: "Chosen",
    remove: "Remove {name}",
    more: "{count, plural, one {Show # more} other {Show # more}}",
    total: "{count, plural, =0 {Nobody is chosen yet} one {# person in all} other {# different people in all}}",
    counting: "Counting people…",
    totalUnknown: "The people could not be counted",
  },
};
