export const innocentEn = {
  title: "Community",
  language: "English",
  otherLanguage: "العربية",
  format: "PDF",
  digits: "١٢٣",
  list: {
    comments: "{count, plural, =0 {No comments} one {# comment} other {# comments}} by <who>{name}</who>",
    sort: "{order, select, newest {Newest} other {Latest}}",
    place: "{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}",
    when: "Edited {when, date}",
    total: "{total, number}",
    file: "Choose a JPEG picture, please",
  },
};
