import { writePeriod, type Period } from "#modules/publications/contract/period.ts";
import type { Transaction } from "#platform/database/database.ts";
import type { Files } from "#platform/files/files.ts";
import type { FileDraft } from "#platform/files/store.ts";
import { openPage } from "#platform/pdf/open-page.ts";
import { setText, type Paragraph } from "#platform/pdf/set-text.ts";
import { directionOf, locales, type Locale } from "#shared/locale.ts";
import { documents, type SeedDocument } from "./documents.ts";
import { personId } from "./fill-people.ts";

type Pages = NonNullable<SeedDocument["pages"][Locale]>;
type KeptReport = { seed: SeedDocument; files: { language: Locale; number: number; kept: FileDraft }[] };

/** Points: the margin of a page, and the remaining width. */
const margin = 64;
const column = 595.28 - 2 * margin;

/** Draws a report as a PDF, page by page. */
async function drawReport(pages: Pages, lang: Locale, at: Date): Promise<Buffer> {
  const author = lang === "ar" ? "مجموعة واحات" : "Wahat Group";
  const page = openPage({ title: pages[0]?.heading ?? "", author, lang, at });
  const direction = directionOf(lang);
  for (const [place, { heading, paragraphs }] of pages.entries()) {
    if (place > 0) page.pdf.addPage();
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

/** Draws the reports and stores their bytes; the rows follow in the transaction. */
export async function keepDocuments(files: Files, now: Date): Promise<KeptReport[]> {
  const reports: KeptReport[] = [];
  for (const seed of documents) {
    const report: KeptReport = { seed, files: [] };
    for (const language of locales) {
      const pages = seed.pages[language];
      if (pages === undefined) continue;
      const content = await drawReport(pages, language, now);
      const draft = { variant: "original", mediaType: "application/pdf", width: null, height: null, content };
      const versions = language === "en" && seed.isCorrected === true ? 2 : 1;
      for (let number = 1; number <= versions; number += 1) {
        report.files.push({ language, number, kept: await files.storeContent("document", [draft]) });
      }
    }
    reports.push(report);
  }
  return reports;
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

async function roleAudience(tx: Transaction, key: string): Promise<string> {
  const { id } = await tx.insertInto("publication_audience").defaultValues().returning("id").executeTakeFirstOrThrow();
  const role = await tx.selectFrom("role").select("id").where("key", "=", key).executeTakeFirstOrThrow();
  await tx.insertInto("publication_audience_role").values({ audience_id: id, role_id: role.id }).execute();
  return id;
}

/** Inserts the reports of the demonstration company; readers of published ones count as notified. */
export async function fillDocuments(
  tx: Transaction,
  reports: readonly KeptReport[],
  { files, now }: { files: Files; now: Date },
): Promise<void> {
  const editor = String(personId.get("alia"));
  /** At six in the morning, UTC. */
  const inDays = (days: number): string =>
    new Date(Math.floor(now.getTime() / 86_400_000 + days) * 86_400_000 + 6 * 3_600_000).toISOString();
  for (const { seed, files: kept } of reports) {
    const publishAt = seed.published === null ? null : inDays(seed.published);
    const { id } = await tx
      .insertInto("document")
      .values({
        kind: seed.kind,
        period: endedPeriod(seed.ended, now),
        title_en: seed.titleEn,
        title_ar: seed.titleAr,
        summary_en: seed.summaryEn,
        summary_ar: seed.summaryAr,
        audience_id: seed.role === undefined ? null : await roleAudience(tx, seed.role),
        publish_at: publishAt,
        announced_at: seed.published !== null && seed.published < 0 ? publishAt : null,
        created_at: inDays(Math.min(seed.published ?? 0, 0) - 1),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const { language, number, kept: file } of kept) {
      const name = `${seed.kind}-${endedPeriod(seed.ended, now)}-${language}.pdf`;
      await tx
        .insertInto("document_version")
        .values({
          document_id: id,
          language,
          number,
          file_id: await files.insert(tx, editor, file, { name }),
          created_by: editor,
          created_at: number === 1 ? inDays(Math.min(seed.published ?? 0, 0) - 1) : inDays((seed.published ?? 0) / 2),
        })
        .execute();
    }
  }
}
