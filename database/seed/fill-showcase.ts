import { z } from "zod";
import type { Transaction } from "#platform/database/database.ts";
import type { Files } from "#platform/files/files.ts";
import type { FileDraft } from "#platform/files/store.ts";
import { contentText, wordCount, type Content } from "#shared/content.ts";
import { hour, minute } from "./dates.ts";
import { insertRows } from "./insert.ts";
import { renderDrawing } from "./keep-posters.ts";
import { contentFromMarkup } from "./markup.ts";
import { departmentOf, personId, personOf } from "./people.ts";
import { readData, readText } from "./read-data.ts";
import { topicTitled, type PlannedTopic } from "./plan-community.ts";
import { category, categoryId } from "./topics.ts";

/** A showcase of the editor: a topic with a picture, files, mentions and a history, a reply with a mention, a draft. */
const showcase = readData(
  "community/editor-showcase.json",
  z.strictObject({
    /** The English title of the topic, and its titles in the first version. */
    topic: z.string(),
    first_title_en: z.string(),
    first_title_ar: z.string(),
    picture: z.strictObject({ alt_en: z.string(), alt_ar: z.string() }),
    /** Followed by a mention of the department. */
    last_words_en: z.string(),
    last_words_ar: z.string(),
    department: z.string(),
    files: z.array(z.strictObject({ name: z.string(), media_type: z.string(), lines: z.array(z.string()) })),
    /** A comment on the topic, by its text, with a mention of the person it replies to. */
    mention: z.strictObject({ comment: z.string(), person: z.string() }),
    draft: z.strictObject({ person: z.string(), category, saved_hours_ago: z.number() }),
  }),
);

/** Files whose bytes are stored before the rows are written. */
export type KeptShowcase = { picture: FileDraft; files: { name: string; kept: FileDraft }[] };

/** Renders the picture and stores it with the attachments. */
export async function keepShowcase(files: Files): Promise<KeptShowcase> {
  const rendering = (variant: string, width: number) =>
    renderDrawing("media/parking-plan.svg", { variant, width, quality: 86 });
  const picture = await files.storeContent("image", [
    await rendering("original", 1200),
    await rendering("large", 1200),
    await rendering("small", 800),
  ]);
  const kept: KeptShowcase["files"] = [];
  for (const { name, media_type: mediaType, lines } of showcase.files) {
    const content = Buffer.from(lines.join("\r\n"));
    const whole = { variant: "original", mediaType, width: null, height: null, content };
    kept.push({ name, kept: await files.storeContent("document", [whole]) });
  }
  return { picture, files: kept };
}

/** Adds the picture below the text, and a mention of the contact. */
function illustrate({ content }: Content, language: "en" | "ar", fileId: string): Content {
  const department = departmentOf(showcase.department);
  const label = department[`name_${language}`];
  const mention = { type: "mention", attrs: { kind: "department", id: String(department.id), label } };
  const words = { type: "text", text: showcase[`last_words_${language}`] };
  const image = { type: "image", attrs: { fileId, alt: showcase.picture[`alt_${language}`] } };
  return { type: "doc", content: [...content, image, { type: "paragraph", content: [words, mention] }] };
}

/** Inserts the picture and the attachments; returns the id of the picture. */
async function fillFiles(tx: Transaction, topic: PlannedTopic, kept: KeptShowcase, files: Files): Promise<string> {
  const author = String(personId(topic.seed.author));
  const pictureId = await files.insert(tx, author, kept.picture, { name: "parking-plan.webp" });
  await insertRows(tx, "topic_file", [{ topic_id: topic.id, file_id: pictureId, role: "inline", position: 0 }]);
  for (const [position, { name, kept: file }] of kept.files.entries()) {
    const file_id = await files.insert(tx, author, file, { name });
    await insertRows(tx, "topic_file", [{ topic_id: topic.id, file_id, role: "attachment", position }]);
  }
  return pictureId;
}

/** Edits the topic 40 minutes after its publication: other titles before, and the picture and a mention since. */
async function fillRevision(tx: Transaction, { id, seed, at }: PlannedTopic, pictureId: string): Promise<void> {
  const before = { en: contentFromMarkup(seed.en?.body ?? ""), ar: contentFromMarkup(seed.ar?.body ?? "") };
  const after = { en: illustrate(before.en, "en", pictureId), ar: illustrate(before.ar, "ar", pictureId) };
  const editedAt = new Date(at.getTime() + 40 * minute);
  const revision = {
    topic_id: id,
    version: 1,
    editor_id: personId(seed.author),
    edited_at: editedAt,
    title_en: showcase.first_title_en,
    title_ar: showcase.first_title_ar,
    content_en: JSON.stringify(before.en),
    content_ar: JSON.stringify(before.ar),
  };
  await insertRows(tx, "topic_revision", [revision]);
  await tx
    .updateTable("topic")
    .set({
      version: 2,
      edited_at: editedAt,
      written_en_at: editedAt,
      written_ar_at: editedAt,
      words_en: wordCount(contentText(after.en)),
      words_ar: wordCount(contentText(after.ar)),
    })
    .where("id", "=", String(id))
    .execute();
  await tx
    .updateTable("topic_content")
    .set({ content_en: JSON.stringify(after.en), content_ar: JSON.stringify(after.ar) })
    .where("topic_id", "=", String(id))
    .execute();
  await insertRows(tx, "mention", [{ topic_id: id, department_id: departmentOf(showcase.department).id }]);
}

async function mentionInComment(tx: Transaction, topic: PlannedTopic): Promise<void> {
  const { comment: text, person } = showcase.mention;
  const comment = topic.comments.find(({ content }) => content === text);
  if (comment === undefined) throw new Error(`"${showcase.topic}" has no comment "${text}".`);
  const { id, name_ar: label } = personOf(person);
  const mention = { type: "mention", attrs: { kind: "person", id: String(id), label } };
  const words = [mention, { type: "text", text: ` ${text}` }];
  const document: Content = { type: "doc", content: [{ type: "paragraph", content: words }] };
  await tx
    .updateTable("comment")
    .set({ document: JSON.stringify(document), content: contentText(document) })
    .where("id", "=", String(comment.id))
    .execute();
  await insertRows(tx, "mention", [{ topic_id: topic.id, comment_id: comment.id, person_id: id }]);
}

async function fillDraft(tx: Transaction, now: Date): Promise<void> {
  const { person, category: folder, saved_hours_ago } = showcase.draft;
  const savedAt = new Date(now.getTime() - saved_hours_ago * hour);
  const [english, arabic] = [readText("community/draft.en.md"), readText("community/draft.ar.md")];
  const content = {
    categoryId: String(categoryId(folder)),
    titleEn: english.title,
    titleAr: arabic.title,
    contentEn: contentFromMarkup(english.body),
    contentAr: contentFromMarkup(arabic.body),
  };
  const draft = {
    person_id: personId(person),
    content: JSON.stringify(content),
    version: 4,
    created_at: new Date(savedAt.getTime() - 20 * minute),
    updated_at: savedAt,
  };
  await insertRows(tx, "topic_draft", [draft]);
}

/** Adds the picture, files, mentions and history to their topic, and an unfinished draft. */
export async function fillShowcase(
  tx: Transaction,
  plan: readonly PlannedTopic[],
  { kept, files, now }: { kept: KeptShowcase; files: Files; now: Date },
): Promise<void> {
  const topic = topicTitled(plan, showcase.topic);
  await fillRevision(tx, topic, await fillFiles(tx, topic, kept, files));
  await mentionInComment(tx, topic);
  await fillDraft(tx, now);
}
