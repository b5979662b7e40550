import { z } from "zod";
import { writePeriod, type Period } from "#modules/publications/contract/period.ts";
import type { Transaction } from "#platform/database/database.ts";
import type { Files } from "#platform/files/files.ts";
import type { FileDraft } from "#platform/files/store.ts";
import { openPage } from "#platform/pdf/open-page.ts";
import { setText, type Paragraph } from "#platform/pdf/set-text.ts";
import { directionOf, locales, type Locale } from "#shared/locale.ts";
import { day, hour } from "./dates.ts";
import { insertRoleAudience, insertRow, insertRows } from "./insert.ts";
import { company, personId } from "./people.ts";
import { readData } from "./read-data.ts";

const pages = z.array(z.strictObject({ heading: z.string(), paragraphs: z.array(z.string()) }));
const shape = z.strictObject({
  kind: z.enum(["financial", "social", "growth"]),
  /** The period, counted back from the last one that has ended. */
  ended: z.strictObject({ span: z.enum(["year", "quarter", "month"]), before: z.int() }),
  title_en: z.string(),
  title_ar: z.string(),
  summary_en: z.string(),
  summary_ar: z.string(),
  /** A draft has none. */
  published_in_days: z.int().optional(),
  /** The content of each file; a language without one has no file. */
  pages: z.strictObject({ en: pages.optional(), ar: pages.optional() }),
  /** The English file was replaced once. */
  is_corrected: z.boolean().default(false),
  /** Key of the only role in its audience. */
  role: z.string().optional(),
});
type SeedDocument = z.output<typeof shape>;
type KeptDocument = { seed: SeedDocument; files: { language: Locale; number: number; kept: FileDraft }[] };

/** Points: the margin of a page, and the remaining width. */
const margin = 64;
const column = 595.28 - 2 * margin;

/** Draws a document as a PDF, page by page. */
async function drawDocument(content: z.output<typeof pages>, lang: Locale, at: Date): Promise<Buffer> {
  const author = company[`name_${lang}`];
  const page = openPage({ title: content[0]?.heading ?? "", author, lang, at });
  const direction = directionOf(lang);
  for (const [index, { heading, paragraphs }] of content.entries()) {
    if (index > 0) page.pdf.addPage();
    const written: Paragraph[] = [
      { text: author, direction, lang, style: { size: 10, weight: "regular", colour: "#5b6965" } },
      { text: heading, direction, lang, isHeading: true, style: { size: 24, weight: "bold", colour: "#0b5d54" } },
      ...paragraphs.map((text): Paragraph => {
        const style = { size: 12, weight: "regular", colour: "#14211f" } as const;
        return { text, direction, lang, style };
      }),
    ];
    let y = margin;
    for (const paragraph of written) y += setText(page, paragraph, { x: margin, y, width: column }) + 14;
  }
  return page.finish();
}

/** Draws the documents and stores their bytes; the rows follow in the transaction. */
export async function keepDocuments(files: Files, now: Date): Promise<KeptDocument[]> {
  const documents: KeptDocument[] = [];
  for (const seed of readData("publications/documents.json", z.array(shape))) {
    const document: KeptDocument = { seed, files: [] };
    for (const language of locales) {
      const content = seed.pages[language];
      if (content === undefined) continue;
      const bytes = await drawDocument(content, language, now);
      const draft = { variant: "original", mediaType: "application/pdf", width: null, height: null, content: bytes };
      const versions = language === "en" && seed.is_corrected ? 2 : 1;
      for (let number = 1; number <= versions; number += 1) {
        document.files.push({ language, number, kept: await files.storeContent("document", [draft]) });
      }
    }
    documents.push(document);
  }
  return documents;
}

/** Returns the last year, quarter or month that has ended, or one before it. */
function endedPeriod({ span, before }: SeedDocument["ended"], now: Date): string {
  const months = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const length = { year: 12, quarter: 3, month: 1 }[span];
  const first = (Math.floor(months / length) - 1 - before) * length;
  const [year, month] = [Math.floor(first / 12), (first % 12) + 1];
  const period: Period =
    span === "quarter" ? { year, quarter: (month + 2) / 3 } : span === "month" ? { year, month } : { year };
  return writePeriod(period);
}

/** Inserts the documents of the demonstration company; readers of published ones count as notified. */
export async function fillDocuments(
  tx: Transaction,
  documents: readonly KeptDocument[],
  { files, now }: { files: Files; now: Date },
): Promise<void> {
  const editor = String(personId("alia"));
  /** At six in the morning, UTC. */
  const inDays = (days: number): Date => new Date(Math.floor(now.getTime() / day + days) * day + 6 * hour);
  for (const { seed, files: versions } of documents) {
    const { kind, ended, published_in_days: published, pages: _pages, is_corrected: _corrected, role, ...texts } = seed;
    const period = endedPeriod(ended, now);
    const isPublished = published !== undefined && published < 0;
    const createdAt = inDays(Math.min(published ?? 0, 0) - 1);
    const document_id = await insertRow(tx, "document", {
      ...texts,
      kind,
      period,
      audience_id: role === undefined ? null : await insertRoleAudience(tx, role),
      publish_at: published === undefined ? null : inDays(published),
      announced_at: isPublished ? inDays(published) : null,
      created_at: createdAt,
    });
    for (const { language, number, kept } of versions) {
      const version = {
        document_id,
        language,
        number,
        file_id: await files.insert(tx, editor, kept, { name: `${kind}-${period}-${language}.pdf` }),
        created_by: editor,
        created_at: number === 1 ? createdAt : inDays((published ?? 0) / 2),
      };
      await insertRows(tx, "document_version", [version]);
    }
  }
}
