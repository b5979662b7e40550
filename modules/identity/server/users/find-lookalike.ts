/** Scripts with letters that look like Latin ones, and full-width Latin letters. */
const passing =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Lisu}\uff01-\uff5e]/u;
/** Invisible and direction-changing characters. Without joiners, which Arabic and Indic names need. */
const unseen = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u;

/** Returns whether a name contains look-alike letters, which suggests an impersonation. */
export const isLookalike = (...names: readonly (string | null)[]): boolean =>
  names.some((name) => name !== null && (passing.test(name) || unseen.test(name)));
