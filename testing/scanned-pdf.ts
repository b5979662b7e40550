/** A scanned image: `width` by `height` pixels, dark in its left half and light in its right half. */
type Scan = { width: number; height: number; filter: string; colour: string; bytes: Buffer };

const bytesOf = (bits: string): Buffer =>
  Buffer.from((bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, "0"), 2)));

/** 64 by 64 in the code of ITU-T T.6: the first row encodes its dark half, and each other row repeats it. */
const size = 64;
const firstRow = ["001", "00110101", "000001101010", "1"].join(""); // run lengths: 0 light, 32 dark; light to the end
const endOfRows = "000000000001".repeat(2);
const faxed = bytesOf(firstRow + "111".repeat(size - 1) + endOfRows);

/** Encodes big-endian numbers, by their width in bytes, for JBIG2. */
function numbers(...parts: [width: number, value: number][]): Buffer {
  return Buffer.concat(
    parts.map(([width, value]) => {
      const bytes = Buffer.alloc(width);
      bytes.writeUIntBE(value, 0, width);
      return bytes;
    }),
  );
}

/** Encodes a JBIG2 segment that refers to no other, on page 1. */
const segment = (number: number, kind: number, data: Buffer): Buffer =>
  Buffer.concat([numbers([4, number], [1, kind], [1, 0], [1, 1], [4, data.length]), data]);

const pageFacts = numbers([4, size], [4, size], [4, 0], [4, 0], [1, 0], [2, 0]);
/** The whole page as one region, in the same code as a fax. */
const region = Buffer.concat([numbers([4, size], [4, size], [4, 0], [4, 0], [1, 0], [1, 1]), faxed]);
const jbig2 = Buffer.concat([segment(0, 48, pageFacts), segment(1, 39, region)]);

/** 16 by 16 in 256 greys, lossless. */
const jpx = Buffer.from(
  "AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAAEAAAABAAAQgHAAAAAAAPY29scgEAAAAAABEAAACqanAyY/9P/1EAKQAAAAAAEAAAABAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAAAAAAQcBAf9SAAwAAAABAAYCAgAB/1wAFiBASEhQSEhQSEhQSEhQSEhQSEhQ/2QAEQABTGF2YzU5LjM3LjEwMP+QAAoAAAAAADoAAf+Tz6gICb8AAN+AEAHHz7QUCPCIatfPtCQXK7Q9yiYYCn/PtCQhbgeh4EhISlf/2Q==",
  "base64",
);

const scans: readonly Scan[] = [
  {
    width: size,
    height: size,
    filter: `/CCITTFaxDecode /DecodeParms << /K -1 /Columns ${size} /Rows ${size} >>`,
    colour: "/ColorSpace /DeviceGray /BitsPerComponent 1",
    bytes: faxed,
  },
  {
    width: size,
    height: size,
    filter: "/JBIG2Decode",
    colour: "/ColorSpace /DeviceGray /BitsPerComponent 1",
    bytes: jbig2,
  },
  { width: 16, height: 16, filter: "/JPXDecode", colour: "", bytes: jpx },
];

const stream = (facts: string, content: string | Buffer): Buffer => {
  const bytes = Buffer.from(content);
  return Buffer.concat([
    Buffer.from(`<< ${facts} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from("\nendstream"),
  ]);
};

/** Builds a PDF file of objects, numbered from 1 in their order; the first is its catalogue. */
function fileOf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n%\u00e2\u00e3\n", "latin1")];
  const starts: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    starts.push(length);
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from("\nendobj\n")]));
  }
  const rows = starts.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`).join("");
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table + trailer)]);
}

/** Text of the first page in a Chinese font that is not embedded. */
export const chineseText = "报告";

/** Links of the first page, from above, 40 points each. */
const links = [
  "/A << /S /URI /URI (https://example.org/harvest) >>",
  "/A << /S /URI /URI (mailto:reports@diwan.example) >>",
  "/A << /S /JavaScript /JS (app.alert\\('no'\\)) >>",
  "/A << /S /URI /URI (javascript:alert\\(1\\)) >>",
  "/Dest /lastPage",
];
const words = ["Our harvest", "Write to us", "A script", "Another script", "The last page"];

/**
 * Returns a document of four pages of 300 by 400 points. The first has links (to a web page, to a mail address, two to
 * scripts, one to the last page), a character of the font Symbol and `chineseText`; the others are scans, as a fax, in
 * JBIG2 and in JPEG 2000.
 */
export function makeScannedPdf(): Buffer {
  const page = (content: number, resources: string, more = ""): string =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents ${content} 0 R /Resources << ${resources} >> ${more} >>`;
  const lines = words.map((line, row) => `BT /Text 14 Tf 30 ${345 - row * 40} Td (${line}) Tj ET`);
  const rare = [
    "BT /Sign 60 Tf 30 60 Td (\\267) Tj ET",
    `BT /Chinese 40 Tf 150 60 Td <${Buffer.from(chineseText, "utf16le").swap16().toString("hex")}> Tj ET`,
  ];
  const fonts = "/Font << /Text 5 0 R /Sign 6 0 R /Chinese 7 0 R >>";
  const marks = links.map(
    (target, row) =>
      `<< /Type /Annot /Subtype /Link /Rect [30 ${335 - row * 40} 200 ${365 - row * 40}] /Border [0 0 0] ${target} >>`,
  );
  const first = 10;
  const scanned = scans.flatMap(({ width, height, filter, colour, bytes }, index) => {
    const at = first + index * 3;
    return [
      page(at + 1, `/XObject << /Scan ${at + 2} 0 R >>`),
      stream("", "q 300 0 0 400 0 0 cm /Scan Do Q"),
      stream(`/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${colour} /Filter ${filter}`, bytes),
    ];
  });
  const lastPage = first + (scans.length - 1) * 3;
  const kids = [3, ...scans.map((_, index) => first + index * 3)].map((number) => `${number} 0 R`).join(" ");
  return fileOf([
    `<< /Type /Catalog /Pages 2 0 R /Dests << /lastPage [${lastPage} 0 R /Fit] >> >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${scans.length + 1} >>`,
    page(4, fonts, `/Annots [${marks.join(" ")}]`),
    stream("", [...lines, ...rare].join("\n")),
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Symbol >>",
    "<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [8 0 R] >>",
    "<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /FontDescriptor 9 0 R " +
      "/CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> >>",
    "<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 " +
      "/Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>",
    ...scanned,
  ]);
}
