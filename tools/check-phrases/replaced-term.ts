export type ReplacedTerm = {
  /** Tested against each text, with and without Arabic vowel signs. */
  pattern: RegExp;
  /** The replacement from the glossary. */
  use: string;
  /** Phrases in which the word is correct; removed from the text before `pattern` is tested. */
  except?: readonly string[];
};
