import { statement } from "#platform/database/statement.ts";

/** Stems and completions of a word; `completions` of the last word only, most used first. */
export type WordRow = { word: string; stems: string[]; completions: string[] };

const maxCompletions = 24;

const analyseText = (condition: string): string => `
  select given.word, tsvector_to_array(stem_vector(given.word)) as stems,
    case when given.word = $2 then array(
      select w.word from search_word w where ${condition} order by w.uses desc, w.word limit ${maxCompletions}
    ) else '{}' end as completions
  from unnest($1::text[]) as given (word)`;

/** Values: words, the unfinished one of two letters (or null). */
export const analyseShort = statement<WordRow>(analyseText("left(w.word, 2) = $2"));
/** Values: words, the unfinished one (or null), the upper bound of words with that prefix. */
export const analyseLong = statement<WordRow>(analyseText("w.word >= $2 and w.word < $3"));

/** Number of documents by word; unused words are omitted. Values: words. */
export const selectUses = statement<{ word: string; uses: number }>(
  "select word, uses from search_word where word = any($1)",
);

/** Words similar to a mistyped one. Values: the word. */
export const selectSimilar = statement<{ word: string; uses: number }>(`
  select word, uses from search_word
  where letters % case when $1 ~ '^[a-z]+$' then $1 else '_' || search_letters($1) end
  order by similarity(letters, case when $1 ~ '^[a-z]+$' then $1 else '_' || search_letters($1) end) desc, uses desc
  limit 24`);

export const selectStems = statement<{ word: string; stems: string[] }>(
  "select word, tsvector_to_array(stem_vector(word)) as stems from unnest($1::text[]) as given (word)",
);
