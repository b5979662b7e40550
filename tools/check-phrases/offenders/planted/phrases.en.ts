// refused: missing: is missing in Arabic
// refused: copied: Arabic: is not translated, "Comments are closed"
// refused: copiedWord: Arabic: is not translated, "Comments"
// refused: arabicInside: English: contains Arabic, "See المجتمع"
// refused: threeForms: Arabic: the plural of "count" lacks zero, two, many
// refused: copiedForm: Arabic: is not translated, " many"
// refused: oneForm: English: the plural of "count" lacks one
// refused: renamed: placeholders differ: English has name; Arabic has nom
// refused: lost: placeholders differ: English has count, name; Arabic has name
// refused: dated: placeholders differ: English has when date; Arabic has when
// refused: chosen: placeholders differ: English has kind select comment|other; Arabic has kind select other|topic
// refused: tagged: tags differ: English has b; Arabic has none
// refused: unclosed: Arabic: is no ICU message
// refused: asked: Arabic: has a Latin comma, semicolon or question mark, "هل تحذفه?"
// refused: glued: English: begins or ends with a space
// refused: glued: Arabic: begins or ends with a space
// refused: nothing: Arabic: is empty
// refused: group.extra: is missing in English
export const plantedEn = {
  missing: "Close",
  copied: "Comments are closed",
  copiedWord: "Comments",
  arabicInside: "See المجتمع",
  threeForms: "{count, plural, one {# reply} other {# replies}}",
  copiedForm: "{count, plural, one {# like} other {# likes}}",
  oneForm: "{count, plural, other {# likes}}",
  renamed: "By {name}",
  lost: "{count} by {name}",
  dated: "Edited {when, date}",
  chosen: "{kind, select, comment {Comment} other {Thing}}",
  tagged: "By <b>somebody</b>",
  unclosed: "By {name}",
  asked: "Delete it?",
  glued: "Written by ",
  nothing: "Nothing",
  group: { kept: "Kept" },
};
