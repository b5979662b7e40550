import { environmentOf, startChild, startServer } from "./child.ts";
import { printProgress } from "./fill/progress.ts";
import type { Load, Rounds } from "./load.ts";
import { compareDepth, compareLatency, compareReading, requireSameAnswers, type Finding } from "./measurements.ts";
import { compareModeration, makeModerator } from "./moderation.ts";
import { compareSearch } from "./searching.ts";
import { signIn } from "./session.ts";
import { survey, type Survey } from "./survey.ts";
import { compareWriting, type Write } from "./writing.ts";

const perPage = 20;
const content = "Thank you for this. I was looking for exactly that last week, and my colleagues will be glad too.";

const sessionOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as { sid: string }).sid;

/** Compares lists and pages with the floor on the same data. */
async function compareWithFloor(url: string, environment: Record<string, string>, found: Survey, load: Load & Rounds) {
  const { personId, topicIds } = found;
  const own = { ...environment, PERSON_ID: personId, SESSION_ID: sessionOf(load.token) };
  await using floor = await startChild("bench/floor/main.ts", `/api/topics/${topicIds[0]}`, own);
  const list = [`/api/topics?limit=${perPage}`];
  const pages = topicIds.map((id) => `/api/topics/${id}`);
  const conversations = pages.flatMap((page) => [page, `${page}/comments?limit=${perPage}`]);
  await requireSameAnswers(url, floor.url, [...list, ...conversations.slice(0, 100)], load.token);
  const urls = { server: url, floor: floor.url };
  return [
    await compareReading("topic list against the floor", urls, list, 0.6, load),
    await compareReading("topic page against the floor", urls, pages, 0.6, load),
    await compareReading("topic page and its first 20 comments against the floor", urls, conversations, 0.8, load),
  ];
}

/** Compares lists, pages and long conversations with the floor on the same data, or with each other. */
async function compareCommunity(url: string, environment: Record<string, string>, found: Survey, load: Load & Rounds) {
  const { longest, ordinary, topics } = found;
  const { token } = load;
  const findings = await compareWithFloor(url, environment, found, load);
  const depth = Math.min(5000, Math.floor(topics / perPage) - 1);
  for (const sort of ["activity", "newest", "likes"]) {
    const what = `page ${depth} against page 1, by ${sort}`;
    findings.push(await compareDepth(what, url, `/api/topics?sort=${sort}`, depth, token));
  }
  const firstPage = (id: string) => `${url}/api/topics/${id}/comments?limit=20`;
  const conversations = { measured: firstPage(longest.id), comparedWith: firstPage(ordinary.id) };
  const what = `first page of ${longest.comments} comments against one of ${ordinary.comments}`;
  return [...findings, await compareLatency(what, conversations, 1.5, token)];
}

export async function measureReading(databaseUrl: string, directory: string, load: Rounds): Promise<Finding[]> {
  const found = await survey(databaseUrl);
  printProgress(`${found.topics} topics, ${found.comments} comments`);
  const environment = environmentOf(databaseUrl, directory);
  await using server = await startServer(environment);
  const token = await signIn(databaseUrl, environment.SECRET_KEY, found.personId);
  const moderator = await signIn(databaseUrl, environment.SECRET_KEY, await makeModerator(databaseUrl));
  return [
    ...(await compareCommunity(server.url, environment, found, { ...load, token })),
    await compareSearch(server.url, token),
    ...(await compareModeration(server.url, moderator)),
  ];
}

/**
 * Compares comments per second with the floor, to topics in turn, including notifications and search indexing. Changes
 * the data.
 */
export async function measurePosting(databaseUrl: string, directory: string, load: Rounds): Promise<Finding[]> {
  const { personId, topicIds } = await survey(databaseUrl);
  const environment = environmentOf(databaseUrl, directory);
  const token = await signIn(databaseUrl, environment.SECRET_KEY, personId);
  let turn = 0;
  const next = (): Write => {
    const topicId = topicIds[turn++ % topicIds.length] ?? "";
    return { path: `/api/topics/${topicId}/comments`, token, body: { content }, own: { topicId } };
  };
  const what = "posting a comment against the floor";
  return [await compareWriting({ databaseUrl, environment, what, table: "comment", next }, load)];
}
