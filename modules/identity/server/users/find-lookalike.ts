/** Alphabets with letters that are drawn like Latin ones, and full-width Latin letters. */
const passing =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Lisu}\uff01-\uff5e]/u;
/** What is not seen, or turns the direction of what follows. Arabic and Indic names may hold joiners. */
const unseen = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u;

/** Whether a name holds letters that pass for others: somebody may want to be taken for somebody else. */
export const isLookalike = (...names: readonly (string | null)[]): boolean =>
  names.some((name) => name !== null && (passing.test(name) || unseen.test(name)));
