import sharp from "sharp";
import { contentText, wordCount, type Content } from "#shared/content.ts";
import type { Transaction } from "#platform/database/database.ts";
import type { Files } from "#platform/files/files.ts";
import type { FileDraft } from "#platform/files/store.ts";
import { departmentId, personId } from "./fill-people.ts";
import { contentFromMarkup } from "./markup.ts";
import { parkingPlan } from "./media/parking-plan.ts";
import { departments, people } from "./people.ts";
import type { PlannedTopic } from "./schedule.ts";
import { draft, illustrated, naming } from "./writing.ts";

/** Files whose bytes are stored before the rows are written. */
export type KeptWriting = { picture: FileDraft; files: { name: string; kept: FileDraft }[] };

/** Draws the picture and stores it with the attachments. */
export async function keepWriting(files: Files): Promise<KeptWriting> {
  const plan = Buffer.from(parkingPlan());
  const drawn = async (variant: string, width: number) => ({
    variant,
    mediaType: "image/webp",
    width,
    height: Math.round((width * 9) / 16),
    content: await sharp(plan).resize(width).webp({ quality: 86 }).toBuffer(),
  });
  const picture = await files.storeContent("image", [
    await drawn("original", 1200),
    await drawn("large", 1200),
    await drawn("small", 800),
  ]);
  const kept: KeptWriting["files"] = [];
  for (const { name, mediaType, content } of illustrated.files) {
    const whole = { variant: "original", mediaType, width: null, height: null, content: Buffer.from(content) };
    kept.push({ name, kept: await files.storeContent("document", [whole]) });
  }
  return { picture, files: kept };
}

const keyed = <One extends { key: string }>(list: readonly One[], key: string): One => {
  const found = list.find((one) => one.key === key);
  if (found === undefined) throw new Error(`The demonstration company has no "${key}".`);
  return found;
};

/** Returns the text with the picture beneath it, and a mention of the contact. */
function illustratedText(markup: string | undefined, language: "en" | "ar", fileId: string): Content {
  const { content } = contentFromMarkup(markup ?? "");
  const department = keyed(departments, illustrated.department);
  const label = language === "ar" ? department.nameAr : department.nameEn;
  const id = String(departmentId.get(department.key));
  const mention = { type: "mention", attrs: { kind: "department", id, label } };
  const words = { type: "text", text: illustrated.lastWords[language] };
  const image = { type: "image", attrs: { fileId, alt: illustrated.alt[language] } };
  return { type: "doc", content: [...content, image, { type: "paragraph", content: [words, mention] }] };
}

async function illustrate(tx: Transaction, topic: PlannedTopic, kept: KeptWriting, files: Files): Promise<void> {
  const { id: topicId, seed, at } = topic;
  const author = String(personId.get(seed.author));
  const pictureId = await files.insert(tx, author, kept.picture, { name: "parking-plan.webp" });
  const rows: { topic_id: number; file_id: string; role: "inline" | "attachment"; position: number }[] = [
    { topic_id: topicId, file_id: pictureId, role: "inline", position: 0 },
  ];
  for (const [position, { name, kept: file }] of kept.files.entries()) {
    const fileId = await files.insert(tx, author, file, { name });
    rows.push({ topic_id: topicId, file_id: fileId, role: "attachment", position });
  }
  await tx.insertInto("topic_file").values(rows).execute();

  const before = { content_en: contentFromMarkup(seed.bodyEn ?? ""), content_ar: contentFromMarkup(seed.bodyAr ?? "") };
  const editedAt = new Date(at.getTime() + 40 * 60_000);
  await tx
    .insertInto("topic_revision")
    .values({
      topic_id: topicId,
      version: 1,
      editor_id: author,
      edited_at: editedAt,
      title_en: illustrated.firstTitles.en,
      title_ar: illustrated.firstTitles.ar,
      content_en: JSON.stringify(before.content_en),
      content_ar: JSON.stringify(before.content_ar),
    })
    .execute();
  const after = {
    content_en: illustratedText(seed.bodyEn, "en", pictureId),
    content_ar: illustratedText(seed.bodyAr, "ar", pictureId),
  };
  await tx
    .updateTable("topic")
    .set({
      version: 2,
      edited_at: editedAt,
      written_en_at: editedAt,
      written_ar_at: editedAt,
      words_en: wordCount(contentText(after.content_en)),
      words_ar: wordCount(contentText(after.content_ar)),
    })
    .where("id", "=", String(topicId))
    .execute();
  await tx
    .updateTable("topic_content")
    .set({ content_en: JSON.stringify(after.content_en), content_ar: JSON.stringify(after.content_ar) })
    .where("topic_id", "=", String(topicId))
    .execute();
  const department = String(departmentId.get(illustrated.department));
  await tx.insertInto("mention").values({ topic_id: topicId, department_id: department }).execute();
}

async function nameInComment(tx: Transaction, topic: PlannedTopic): Promise<void> {
  const comment = topic.comments.find(({ content }) => content === naming.comment);
  if (comment === undefined) throw new Error(`Nobody says "${naming.comment}".`);
  const named = keyed(people, naming.names);
  const id = String(personId.get(named.key));
  const mention = { type: "mention", attrs: { kind: "person", id, label: named.nameAr } };
  const words = [mention, { type: "text", text: ` ${naming.comment}` }];
  const document: Content = { type: "doc", content: [{ type: "paragraph", content: words }] };
  await tx
    .updateTable("comment")
    .set({ document: JSON.stringify(document), content: contentText(document) })
    .where("id", "=", String(comment.id))
    .execute();
  await tx.insertInto("mention").values({ topic_id: topic.id, comment_id: comment.id, person_id: id }).execute();
}

/** Adds the picture, files, mentions and history to their topic, and an unfinished draft. */
export async function fillWriting(
  tx: Transaction,
  plan: readonly PlannedTopic[],
  { kept, files, now }: { kept: KeptWriting; files: Files; now: Date },
): Promise<void> {
  const topic = plan.find(({ seed }) => seed.titleEn === illustrated.topic);
  if (topic === undefined) throw new Error(`No topic is called "${illustrated.topic}".`);
  await illustrate(tx, topic, kept, files);
  await nameInComment(tx, topic);
  const savedAt = new Date(now.getTime() - draft.savedHoursAgo * 3_600_000);
  const content = {
    categoryId: String(draft.category),
    titleEn: draft.titleEn,
    titleAr: draft.titleAr,
    contentEn: contentFromMarkup(draft.bodyEn),
    contentAr: contentFromMarkup(draft.bodyAr),
  };
  await tx
    .insertInto("topic_draft")
    .values({
      person_id: String(personId.get(draft.person)),
      content: JSON.stringify(content),
      version: 4,
      created_at: new Date(savedAt.getTime() - 20 * 60_000),
      updated_at: savedAt,
    })
    .execute();
}
