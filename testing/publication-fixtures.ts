import type { Transaction } from "#platform/database/database.ts";

type Entity = { id: string };
/** Creates an entity as an authorised user; throws if refused. Returns the created entity. */
type Make = <Made = Entity>(path: string, body: object) => Promise<Made>;

const names = () => ({ nameEn: crypto.randomUUID(), nameAr: crypto.randomUUID() });

const offer = {
  partnerEn: "Palm Café",
  partnerAr: "مقهى النخلة",
  titleEn: "A fifth off",
  titleAr: "خصم الخُمس",
  startsOn: "2026-01-01",
  endsOn: "2999-12-31",
};

const report = {
  reportKind: "financial" as const,
  period: "2026-Q1",
  titleEn: "The first quarter",
  titleAr: "الربع الأول",
  summaryEn: "What came in, and what went out.",
  summaryAr: "ما دخل وما خرج.",
};

/** Publishes a report for all users. */
export const publishReport = (tx: Transaction): Promise<Entity> =>
  tx
    .insertInto("document")
    .values({
      kind: report.reportKind,
      period: report.period,
      title_en: report.titleEn,
      title_ar: report.titleAr,
      summary_en: report.summaryEn,
      summary_ar: report.summaryAr,
      publish_at: "2026-01-01T00:00:00Z",
      announced_at: "2026-01-01T00:00:00Z",
      created_at: "2026-01-01T00:00:00Z",
    })
    .returning("id")
    .executeTakeFirstOrThrow();

/** Creates the entities that the routes of publications name, by the path segment before the id; each one is new. */
export const publicationFixtures: Readonly<Record<string, (make: Make) => Promise<Entity>>> = {
  "link-groups": (make) => make("/link-groups", names()),
  // A mail address, so that checking the link sends no request.
  links: async (make) => {
    const group = await make("/link-groups", names());
    return make("/links", { ...names(), group: group.id, address: "mailto:help@diwan.example" });
  },
  promotions: (make) => make("/managed-promotions", offer),
  "managed-documents": (make) => make("/managed-documents", report),
  "managed-promotions": (make) => make("/managed-promotions", { ...offer, codeKind: "unique" }),
};
