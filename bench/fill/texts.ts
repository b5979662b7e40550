import type pg from "pg";
import { contentFromText, contentText, excerptOf, wordCount } from "#shared/content.ts";
import { openers, places, projectSyllables, remarks, sentences, subjects } from "./words.ts";

/** Numbers of distinct titles, bodies and remarks; rows refer to them by number, from 0. */
export type TextCounts = { titles: number; bodies: number; remarks: number; projects: number };

const product = openers.flatMap((opener) =>
  subjects.flatMap((subject) => places.map((place) => [opener, subject, place] as const)),
);

const titles = product.map((parts) => ({
  en: parts.map((part) => part[0]).join(" "),
  ar: parts.map((part) => part[1]).join(" "),
}));

/** Two paragraphs of two or three sentences each, in the same order in both languages. */
const bodies = Array.from({ length: 90 }, (_, number) => {
  const chosen = [0, 1, 2, 3, 4]
    .slice(0, 4 + (number % 2))
    .map((step) => (number * 3 + step * (1 + (number % 4))) % 10);
  const body = (language: 0 | 1): object => {
    const parts = chosen.map((sentence) => sentences[sentence]?.[language] ?? "");
    const content = contentFromText(`${parts.slice(0, 2).join(" ")}\n\n${parts.slice(2).join(" ")}`);
    const text = contentText(content);
    return { content, excerpt: excerptOf(text), words: wordCount(text) };
  };
  return { en: body(0), ar: body(1) };
});

const projects = projectSyllables.flatMap((first) =>
  projectSyllables.flatMap((second) =>
    projectSyllables.map((third) => ({ en: first[0] + second[0] + third[0], ar: first[1] + second[1] + third[1] })),
  ),
);

/**
 * Returns SQL that chooses the project of row `id`: the first is as frequent as the next two together. Parameters are a
 * column of ids, the number of projects and a seed.
 */
export const projectOf = (id: string, count: string, seed: number): string =>
  `(floor(power(${count}::float8, pg_temp.draw(${id}, ${seed}))) - 1)::int`;

/** Inserts the texts into temporary tables, numbered from 0. */
export async function prepareTexts(client: pg.Client): Promise<TextCounts> {
  await client.query(`
    create temp table bench_title (number int primary key, en text, ar text);
    create temp table bench_body (number int primary key, content_en jsonb, excerpt_en text, words_en int,
      content_ar jsonb, excerpt_ar text, words_ar int);
    create temp table bench_remark (number int primary key, content text);
    create temp table bench_project (number int primary key, en text, ar text)`);
  const numbered = "json_array_elements($1::json) with ordinality as given (value, place)";
  await client.query(`insert into bench_title select place - 1, value->>'en', value->>'ar' from ${numbered}`, [
    JSON.stringify(titles),
  ]);
  await client.query(
    `insert into bench_body
     select place - 1, (value#>'{en,content}')::jsonb, value#>>'{en,excerpt}', (value#>>'{en,words}')::int,
       (value#>'{ar,content}')::jsonb, value#>>'{ar,excerpt}', (value#>>'{ar,words}')::int from ${numbered}`,
    [JSON.stringify(bodies)],
  );
  const allRemarks = remarks.flat();
  await client.query(`insert into bench_remark select place - 1, value#>>'{}' from ${numbered}`, [
    JSON.stringify(allRemarks),
  ]);
  await client.query(`insert into bench_project select place - 1, value->>'en', value->>'ar' from ${numbered}`, [
    JSON.stringify(projects),
  ]);
  await client.query("analyze bench_title; analyze bench_body; analyze bench_remark; analyze bench_project");
  return { titles: titles.length, bodies: bodies.length, remarks: allRemarks.length, projects: projects.length };
}
