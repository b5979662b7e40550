import { openClient } from "#platform/database/client.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openBenchDatabase } from "./bench-database.ts";
import { readArguments } from "./fill/arguments.ts";
import { skipReferenceChecks, withoutIndexes } from "./fill/bulk-load.ts";
import { fillComments, fillLikes, fillReadings } from "./fill/comment-rows.ts";
import { fillPeople } from "./fill/people-rows.ts";
import { planTopics } from "./fill/plan.ts";
import { inRanges, printProgress } from "./fill/progress.ts";
import { fillSearch, prepareSearch, settleSearch } from "./fill/search-rows.ts";
import { prepareTexts } from "./fill/texts.ts";
import { fillPosters, fillTopics, settleTopics } from "./fill/topic-rows.ts";

const size = readArguments(process.argv.slice(2));
await using database = await openBenchDatabase();
printProgress(
  `database ready; ${size.topics} topics, about ${size.topics * size.commentsPerTopic} comments, ${size.people} people`,
);

await migrate(database.url);
await using client = await openClient(database.url);
const present = await client.query("select from person limit 1");
if (present.rowCount !== 0) {
  throw new Error("This database has people already. Remove data/bench, or name an empty one by DATABASE_URL.");
}
await skipReferenceChecks(client);
const texts = await prepareTexts(client);
await fillPeople(client, size);
await planTopics(client, size);
await prepareSearch(client);
printProgress("planned");
await withoutIndexes(client, printProgress, async () => {
  await fillPosters(client);
  await inRanges("topics", size.topics, 20_000, (from, to) => fillTopics(client, texts, from, to));
  await inRanges("comments", size.topics, 20_000, (from, to) => fillComments(client, texts, from, to));
  await inRanges("search", size.topics, 20_000, (from, to) => fillSearch(client, texts, from, to));
  await inRanges("likes", size.topics, 50_000, (from, to) => fillLikes(client, from, to));
});
await settleTopics(client);
printProgress("counted");
await settleSearch(client);
printProgress("words");
await fillReadings(client);
printProgress("read");
await client.query("vacuum (analyze)");
printProgress("vacuumed");
const sum = await client.query<{
  topics: string;
  comments: string;
  likes: string;
  readings: string;
  bytes: string;
}>(`
  select (select count(*) from topic) as topics, (select count(*) from comment) as comments,
    (select count(*) from topic_like) as likes, (select count(*) from topic_reading) as readings,
    pg_size_pretty(pg_database_size(current_database())) as bytes`);
console.table(sum.rows);
