import { cleanContent, contentText } from "#shared/content.ts";
import { isBlank, isPlain, type Mention } from "#shared/content-references.ts";
import { isWithin } from "#shared/validators.ts";
import type { Reader } from "#platform/database/database.ts";
import { refuseField } from "#platform/http/refuse.ts";
import { maxCommentLength, type CreateComment } from "../../contract/schemas-writing.ts";
import { readMentions } from "../mentions/read-mentions.ts";
import type { CommentText } from "./store.ts";

/**
 * Converts a comment's content to its stored form and loads the mentioned people. Plain text, and a document with
 * nothing but plain text, which is stored as text, run no query. Throws 400 for an invalid, empty or overlong document.
 */
export async function readCommentText(
  db: Reader,
  given: CreateComment["content"],
): Promise<CommentText & { mentions: Mention[] }> {
  if (typeof given === "string") return { content: given, document: null, mentions: [] };
  const cleaned = cleanContent(given, "comment");
  if (cleaned === null) throw refuseField("fields_invalid", "content", { key: "richText" });
  if (isBlank(cleaned)) throw refuseField("fields_invalid", "content", { key: "fieldRequired" });
  const { mentions, contents } = await readMentions(db, [{ path: "content", locale: null, content: cleaned }]);
  const document = contents[0] ?? cleaned;
  const content = contentText(document);
  if (!isWithin(content, maxCommentLength)) {
    throw refuseField("fields_invalid", "content", { key: "maxLength", values: { max: maxCommentLength } });
  }
  return { content, document: isPlain(document) ? null : document, mentions };
}
