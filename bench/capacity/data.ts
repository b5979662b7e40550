import type pg from "pg";
import { createAttendance } from "#modules/attendance/server/index.ts";
import { hashPassword } from "#modules/identity/server/index.ts";
import { updatePeople } from "#modules/search/server/index.ts";
import { ensurePartitions } from "#platform/events/partitions.ts";
import { openClient } from "#platform/database/client.ts";
import { openDatabase } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { createLog } from "#platform/log/log.ts";
import { createSettings } from "#platform/settings/settings.ts";
import { skipReferenceChecks, withoutIndexes } from "../fill/bulk-load.ts";
import { fillComments, fillLikes, fillReadings } from "../fill/comment-rows.ts";
import { fillPeople } from "../fill/people-rows.ts";
import { planTopics } from "../fill/plan.ts";
import { printProgress } from "../fill/progress.ts";
import { fillSearch, prepareSearch, settleSearch } from "../fill/search-rows.ts";
import { prepareTexts } from "../fill/texts.ts";
import { fillPosters, fillTopics, settleTopics } from "../fill/topic-rows.ts";
import { searchTexts } from "../searching.ts";
import { addToRole } from "../session.ts";
import type { Known, KnownPoll } from "./requests.ts";
import { fillWorkplaces } from "./workplaces.ts";

export type Size = { people: number; topics: number; commentsPerTopic: number; largestTopic: number };

/** The staff of the measurement, and a community of three years. */
const fullSize: Size = { people: 10_000, topics: 20_000, commentsPerTopic: 10, largestTopic: 2_000 };

/** The password of everyone. */
export const password = "capacity of this machine";

async function fillCommunity(client: pg.Client, size: Size): Promise<void> {
  const texts = await prepareTexts(client);
  await planTopics(client, size);
  await prepareSearch(client);
  await withoutIndexes(
    client,
    () => {},
    async () => {
      await fillPosters(client);
      await fillTopics(client, texts, 1, size.topics);
      await fillComments(client, texts, 1, size.topics);
      await client.query("analyze topic; analyze comment");
      await fillSearch(client, texts, 1, size.topics);
      await fillLikes(client, 1, size.topics);
    },
  );
  await settleTopics(client);
  await settleSearch(client);
  await fillReadings(client);
  await client.query(`
    with made as (
      insert into poll (topic_id, question_en, question_ar, created_at)
        select id, 'Which day suits you?', 'أي يوم يناسبك؟', created_at from topic where id % 10 = 0 returning id
    )
    insert into poll_choice (poll_id, position, text_en, text_ar)
      select id, n, 'Day ' || n, 'يوم ' || n from made, generate_series(1, 4) n`);
}

/** Fills an empty database, in one transaction: an interrupted filling begins again. */
async function fill(client: pg.Client, url: string, size: Size): Promise<void> {
  await using database = openDatabase({ url, size: 2 });
  for (const table of ["punch", "punch_position", "attendance_day"] as const)
    await ensurePartitions(database.owner, table);
  await skipReferenceChecks(client);
  await client.query("begin");
  await fillPeople(client, size);
  await client.query("update account set password_hash = $1", [await hashPassword(password)]);
  await fillCommunity(client, size);
  printProgress("community");
  await fillWorkplaces(client, size.people);
  // Without an administrator, the server would print a code for the first.
  await addToRole(client, "administrator", String(size.people));
  await client.query("commit");
  while ((await transaction(database.primary, (tx) => updatePeople(tx, null))) > 0);
  await client.query("vacuum (analyze)");
}

/** The data of this measurement. */
export const capacityFilling = (size: Size = fullSize) => ({
  databaseName: "capacity",
  with: `an organisation of ${size.people} people`,
  fill: (client: pg.Client, url: string) => fill(client, url, size),
});

/** Begins a morning without check-ins: removes the punches of earlier measurements, and opens today's rows. */
export async function beginDay(url: string): Promise<void> {
  await using client = await openClient(url);
  await client.query("truncate punch, punch_client, punch_position, attendance_opening");
  await client.query("delete from attendance_day where date >= current_date - 1");
  await using database = openDatabase({ url, size: 4 });
  const { jobs } = createAttendance({
    files: { photoUrl: () => null, url: () => "" },
    settings: createSettings(),
    findPersonIds: async () => [],
  });
  const log = createLog("silent");
  const signal = new AbortController().signal;
  await jobs["attendance.openDays"]?.({ database, log, payload: {}, jobId: "1", attempt: 1, signal });
  await client.query("vacuum (analyze) attendance_day");
}

/** A place of work where check-ins are accepted. */
export type Place = { latitude: number; longitude: number };

/** Reads what the people of the measurement know: ids of topics, polls, people, and the places of work. */
export async function readKnown(url: string): Promise<{ known: Known; places: Place[] }> {
  await using client = await openClient(url);
  const ids = async (text: string): Promise<string[]> =>
    (await client.query<{ id: string }>(text)).rows.map(({ id }) => id);
  const polls = await client.query<KnownPoll>(
    `select p.topic_id::text as "topicId", array_agg(c.id::text) as "choiceIds" from poll p
     join poll_choice c on c.poll_id = p.id join topic t on t.id = p.topic_id
     where t.is_listed group by p.topic_id order by p.topic_id desc limit 50`,
  );
  // In the order of the groups, which is that of the roles' ids.
  const places = await client.query<Place>("select latitude, longitude from location order by id");
  const dates = await client.query<{ from: string; to: string }>(
    `select date_trunc('month', current_date)::date::text as from,
       (date_trunc('month', current_date) + interval '1 month - 1 day')::date::text as to`,
  );
  const [month] = dates.rows;
  if (month === undefined) throw new Error("The database has no date.");
  return {
    known: {
      topicIds: await ids("select id from topic where is_listed order by id desc limit 2000"),
      polls: polls.rows,
      categoryIds: await ids("select id from category order by id"),
      openCategoryIds: await ids("select id from category where posting = 'everyone' order by id"),
      personIds: await ids("select person_id as id from account where status = 'active' order by person_id"),
      words: searchTexts,
      month,
    },
    places: places.rows,
  };
}
