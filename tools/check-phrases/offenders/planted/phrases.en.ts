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
// refused: replaced: Arabic: “تكليفا” was replaced: use “إسناد”
// refused: vowels: Arabic: “كلف” was replaced: use “إسناد”
// refused: zone: Arabic: “نطاق” was replaced
// refused: mission: Arabic: “أو مهمة” was replaced
// refused: negligence: Arabic: “تقصير” was replaced
// refused: absence: Arabic: “إدخال غياب” was replaced
// refused: discrimination: Arabic: “التمييز” was replaced
// refused: poster: Arabic: “ملصق” was replaced: use “غلاف”
// refused: column: Arabic: “العمليات” was replaced
// refused: question: Arabic: “هل تريد” was replaced
// refused: outdated: English: “goes for good” was replaced: use “permanently”
// refused: somebody: English: “Somebody” was replaced: use “someone
// refused: told: English: “are told” was replaced: use “is notified”
// refused: blank: English: “Empty:” was replaced
// refused: back: English: “Take back” was replaced
// refused: deciders: English: “deciders” was replaced: use “approver”
// refused: mailed: English: “e-mail” was replaced: use “email”
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
  tagged: "By <b>a colleague</b>",
  unclosed: "By {name}",
  asked: "Delete it?",
  glued: "Written by ",
  nothing: "Nothing",
  replaced: "Add an assignment",
  vowels: "Assigned to the location",
  zone: "Edit zone",
  mission: "On leave or mission",
  negligence: "Shorten the leave",
  absence: "Enter an absence",
  discrimination: "Unfeature",
  poster: "{count, plural, one {# poster} other {# posters}}",
  column: "Actions",
  question: "Delete it?",
  outdated: "It goes for good",
  somebody: "Somebody changed this",
  told: "They are told by email",
  blank: "Empty: no limit.",
  back: "Take back",
  deciders: "Two deciders",
  mailed: "By e-mail",
  group: { kept: "Kept" },
};
