import pg from "pg";
import { migrate } from "#platform/database/migrate.ts";
import { openBenchDatabase } from "./bench-database.ts";
import { readArguments } from "./fill/arguments.ts";
import { skipReferenceChecks, withoutIndexes } from "./fill/bulk-load.ts";
import { fillComments, fillLikes, fillReadings } from "./fill/comment-rows.ts";
import { fillPeople } from "./fill/people-rows.ts";
import { planTopics } from "./fill/plan.ts";
import { inStretches, tell } from "./fill/progress.ts";
import { fillSearch, prepareSearch, settleSearch } from "./fill/search-rows.ts";
import { prepareTexts } from "./fill/texts.ts";
import { fillPosters, fillTopics, settleTopics } from "./fill/topic-rows.ts";

const size = readArguments(process.argv.slice(2));
const database = await openBenchDatabase();
tell(
  `database ready; ${size.topics} topics, about ${size.topics * size.commentsPerTopic} comments, ${size.people} people`,
);

try {
  await migrate(database.url);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const present = await client.query("select from person limit 1");
    if (present.rowCount !== 0) {
      throw new Error("This database has people already. Remove data/bench, or name an empty one by DATABASE_URL.");
    }
    await skipReferenceChecks(client);
    const texts = await prepareTexts(client);
    await fillPeople(client, size);
    await planTopics(client, size);
    await prepareSearch(client);
    tell("planned");
    await withoutIndexes(client, tell, async () => {
      await fillPosters(client);
      await inStretches("topics", size.topics, 20_000, (from, to) => fillTopics(client, texts, from, to));
      await inStretches("comments", size.topics, 20_000, (from, to) => fillComments(client, texts, from, to));
      await inStretches("search", size.topics, 20_000, (from, to) => fillSearch(client, texts, from, to));
      await inStretches("likes", size.topics, 50_000, (from, to) => fillLikes(client, from, to));
    });
    await settleTopics(client);
    tell("counted");
    await settleSearch(client);
    tell("words");
    await fillReadings(client);
    tell("read");
    await client.query("vacuum (analyze)");
    tell("vacuumed");
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
  } finally {
    await client.end();
  }
} finally {
  await database.close();
}
