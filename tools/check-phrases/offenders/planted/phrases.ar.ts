export const plantedAr = {
  copied: "Comments are closed",
  copiedWord: "Comments",
  arabicInside: "انظر المجتمع",
  threeForms: "{count, plural, one {رد} few {# ردود} other {# رد}}",
  copiedForm:
    "{count, plural, zero {لا إعجاب} one {إعجاب} two {إعجابان} few {# إعجابات} many {# many} other {# إعجاب}}",
  oneForm: "{count, plural, zero {لا إعجاب} one {إعجاب} two {إعجابان} few {# إعجابات} many {# إعجابًا} other {# إعجاب}}",
  renamed: "كتبه {nom}",
  lost: "كتبه {name}",
  dated: "عُدّل {when}",
  chosen: "{kind, select, topic {موضوع} other {شيء}}",
  tagged: "كتبه أحدهم",
  unclosed: "كتبه {name",
  asked: "هل تحذفه?",
  glued: "كتبه ",
  nothing: "",
  group: { kept: "محفوظ", extra: "زائد" },
};
