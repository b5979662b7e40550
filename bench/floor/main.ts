import pg from "pg";
import { categoriesText, type CategoryRow } from "#modules/community/server/categories/queries.ts";
import { conversationText, type ConversationRow } from "#modules/community/server/comments/queries.ts";
import { topicText, type SummaryRow, type TopicRow } from "#modules/community/server/topics/queries.ts";
import { listTopicsText } from "#modules/community/server/topics/queries-list.ts";
import { pollText } from "#modules/polls/server/queries.ts";
import { createFileSigner } from "#platform/files/signature.ts";
import { serve } from "./serve.ts";
import { commentsAnswer, listAnswer, topicAnswer } from "./answers.ts";
import { soleKey } from "#platform/config/secret-keys.ts";

// The floor: node:http and pg without further layers, running the server's statements, prepared under the same
// conditions, and sending the same JSON. No sign-in, no permissions, no input validation.

const { DATABASE_URL, SECRET_KEY, PERSON_ID: personId = "", SESSION_ID: session = "" } = process.env;
const types = new pg.TypeOverrides();
types.setTypeParser(
  pg.types.builtins.TIMESTAMPTZ,
  (text) => `${text.slice(0, 10)}T${text.slice(11).replace(/\+00$/, "Z")}`,
);
const options = "-c TimeZone=UTC -c DateStyle=ISO";
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 12, types, options });
const signer = createFileSigner(soleKey(Buffer.from(SECRET_KEY ?? "", "utf8")), () => session);
const sign = (fileId: string, variant: string): string => signer.url(fileId, variant, personId);

const limit = 20;
const listText = listTopicsText({
  state: "listed",
  scope: "all",
  sort: "activity",
  direction: "after",
  isPoster: null,
  isPoll: null,
  byAuthor: false,
  byDate: false,
  bySearch: false,
  size: 21,
});
const start = ["infinity", "9223372036854775807"];

async function list(): Promise<object> {
  const categories = await pool.query<CategoryRow>({ name: "categories", text: categoriesText, values: [personId] });
  const topics = await pool.query<SummaryRow>({ name: "list", text: listText, values: [personId, ...start] });
  return listAnswer(categories.rows, topics.rows, limit, sign);
}

async function topic(id: string): Promise<object | null> {
  const topics = await pool.query<TopicRow>({ name: "topic", text: topicText, values: [personId, id] });
  const [row] = topics.rows;
  if (row === undefined) return null;
  if (row.has_poll) await requireNoPoll(id);
  return topicAnswer(row, personId, sign);
}

const firstComments = conversationText("after", 21);

async function comments(id: string): Promise<object> {
  const values = [personId, id, "0"];
  const found = await pool.query<ConversationRow>({ name: "comments", text: firstComments, values });
  return commentsAnswer(found.rows, personId, limit, sign);
}

function answer(path: string): Promise<object | null> {
  if (path === "/api/topics") return list();
  const [id = "", part] = path.slice("/api/topics/".length).split("/");
  return part === "comments" ? comments(id) : topic(id);
}

/** Generated topics are flagged as having a poll but have none; the server queries it all the same. */
async function requireNoPoll(topicId: string): Promise<void> {
  const polls = await pool.query({ name: "poll", text: pollText, values: [personId, topicId] });
  if (polls.rowCount !== 0) throw new Error(`Topic ${topicId} has a poll, which the floor cannot show.`);
}

serve(200, (request) => answer((request.url ?? "").split("?", 1)[0] ?? ""));
