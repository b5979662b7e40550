import PDFDocument from "pdfkit";
import { isUnseen, mirrored, type Run } from "./order-runs.ts";
import { faceName, readFace, scripts, type Script, type Weight } from "./typefaces.ts";

/** pdfkit's data of an embedded font, missing from its types. */
type EmbeddedFont = {
  font: {
    hasGlyphForCodePoint(point: number): boolean;
    layout(text: string, features: string[]): { direction: string; glyphs: { id: number; codePoints: number[] }[] };
  };
  subset: { includeGlyph(id: number): number };
  unicode: (readonly number[] | undefined)[];
};

/** Metadata of a document. `at` is its creation time, so that the same document has the same bytes. */
export type DocumentFacts = { title: string; author: string; lang: string; at: Date };

/** Style of text; sizes in points. */
export type Style = { size: number; weight: Weight; colour: string };

/** Maps two or more letters to their ligature, for the Arabic presentation forms. */
const joined = new Map(
  [[0xfb50, 0xfdff] as const, [0xfe70, 0xfefc] as const].flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index): [string, number] => {
      const point = first + index;
      return [String.fromCodePoint(point).normalize("NFKC"), point];
    }).filter(([letters]) => letters.length > 1),
  ),
);

/**
 * No kerning: programs that copy text from the page take it for a gap between words. The shaper also accepts features
 * by name, missing from pdfkit's types.
 */
const features = { kern: false } as unknown as NonNullable<PDFKit.Mixins.TextOptions["features"]>;

const reversed = (text: string, change = (sign: string) => sign): string => [...text].toReversed().map(change).join("");

/** A page of A4 in points, on which runs of letters are set; tagged, and the same bytes for the same content. */
export type Page = ReturnType<typeof openPage>;

export function openPage({ title, author, lang, at }: DocumentFacts) {
  const pdf = new PDFDocument({
    size: "A4",
    margin: 0,
    pdfVersion: "1.7",
    tagged: true,
    lang,
    displayTitle: true,
    info: { Title: title, Author: author, Creator: "Diwan", Producer: "Diwan", CreationDate: at, ModDate: at },
  });
  const parts: Buffer[] = [];
  pdf.on("data", (part: Buffer) => parts.push(part));
  const root = pdf.struct("Document", { lang });
  pdf.addStructure(root);
  const opened = new Set<string>();
  const shaped = new Map<string, boolean>();

  const face = (weight: Weight, script: Script): EmbeddedFont => {
    const name = faceName(weight, script);
    if (!opened.has(name)) pdf.registerFont(name, readFace(weight, script));
    opened.add(name);
    return (pdf.font(name) as unknown as { _font: EmbeddedFont })._font;
  };
  const has = (weight: Weight, script: Script, sign: string): boolean =>
    face(weight, script).font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);

  /** Orders letters for the shaper, which reverses text that it detects as Arabic, digits too, and nothing else. */
  const forShaper = ({ weight }: Style, { text, script, isRightToLeft }: Run): string => {
    const { font } = face(weight, script);
    const key = `${script} ${text}`;
    const isTurned = shaped.get(key) ?? font.layout(text, []).direction === "rtl";
    shaped.set(key, isTurned);
    if (isTurned === isRightToLeft) return text;
    return reversed(text, isRightToLeft ? mirrored : undefined);
  };

  /** Programs that copy text read a ligature's letters from left to right, reversed; a single character stays. */
  const nameJoined = ({ font, subset, unicode }: EmbeddedFont, text: string): void => {
    for (const { id, codePoints } of font.layout(text, []).glyphs) {
      const sign = codePoints.length < 2 ? undefined : joined.get(String.fromCodePoint(...codePoints));
      if (sign !== undefined) unicode[subset.includeGlyph(id)] = [sign];
    }
  };

  return {
    pdf,
    /** Returns whether the typeface has a letter; directional marks need none. */
    has: ({ weight }: Style, sign: string) => isUnseen(sign) || scripts.some((script) => has(weight, script, sign)),
    scriptOf: ({ weight }: Style, sign: string): Script =>
      scripts.find((script) => has(weight, script, sign)) ?? "latin",
    widthOf(style: Style, run: Run) {
      const text = forShaper(style, run);
      face(style.weight, run.script);
      return pdf.fontSize(style.size).widthOfString(text, { features });
    },
    /** Sets a run with its left edge and the middle of its line at these points. */
    setRun(style: Style, run: Run, x: number, y: number) {
      const text = forShaper(style, run);
      nameJoined(face(style.weight, run.script), text);
      pdf.fillColor(style.colour).fontSize(style.size);
      pdf.text(text, x, y, { features, lineBreak: false, baseline: "middle" });
    },
    /** Draws content under its tag, with its alternative text. */
    tag(kind: "P" | "H1" | "Figure", label: { lang: string; text: string }, draw: () => void) {
      const content = pdf.markStructureContent(kind);
      draw();
      pdf.endMarkedContent();
      const words = kind === "Figure" ? { alt: label.text } : { actual: label.text };
      root.add(pdf.struct(kind, { lang: label.lang, ...words }, [content]));
    },
    /** Draws decoration without content. */
    decorate(draw: () => void) {
      pdf.markContent("Artifact", { type: "Layout" });
      draw();
      pdf.endMarkedContent();
    },
    finish: () =>
      new Promise<Buffer>((resolve, reject) => {
        pdf.once("end", () => resolve(Buffer.concat(parts)));
        pdf.once("error", reject);
        root.end();
        pdf.end();
      }),
  };
}
