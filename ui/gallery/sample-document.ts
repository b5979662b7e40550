const text = (value: string, ...marks: string[]) => ({
  type: "text",
  text: value,
  marks: marks.map((type) => ({ type })),
});
const paragraph = (...content: object[]) => ({ type: "paragraph", content });
const item = (value: string) => ({ type: "listItem", content: [paragraph(text(value))] });
const row = (type: "tableHeader" | "tableCell", ...values: string[]) => ({
  type: "tableRow",
  content: values.map((value) => ({ type, content: [paragraph(text(value))] })),
});

/** A document with every element that the editor supports, in both languages. */
export const sampleDocument = {
  type: "doc",
  content: [
    paragraph(
      text("وصلت رسالة «فاتورة معلّقة» إلى ٣١٢ زميلًا يوم الاثنين. ضغط على الرابط ١٩ منهم، وأبلغ عنها "),
      text("٤٧ خلال عشر دقائق", "bold"),
      text("، وهذا أسرع من العام الماضي بثلاث مرات. ولماذا كان عنوان "),
      text("invoices@diwan-pay.example", "code"),
      text(" مقنعًا إلى هذا الحد؟ "),
      text("تمهّل", "italic"),
      text(" قبل أن تضغط."),
    ),
    {
      type: "bulletList",
      content: [item("اقرأ العنوان حرفًا حرفًا."), item("اسأل زميلًا، ولا تخجل."), item("HRMS v2 لا يطلب كلمة المرور أبدًا.")],
    },
    { type: "heading", attrs: { level: 2 }, content: [text("What we learned")] },
    paragraph(
      text("People stop at the "),
      text("sender", "italic"),
      text(", not at the wording. See "),
      {
        type: "text",
        text: "the full report",
        marks: [{ type: "link", attrs: { href: "https://diwan.example/report" } }],
      },
      text(" or ask "),
      { type: "mention", attrs: { id: "12", label: "نورة الشمري" } },
      text(" directly."),
    ),
    {
      type: "orderedList",
      attrs: { start: 1 },
      content: [item("Look at the address, letter by letter."), item("Ask a colleague.")],
    },
    { type: "blockquote", content: [paragraph(text("الشعار كان منسوخًا بدقة. ما نبّهني أن الرابط ينتهي بـ example.."))] },
    {
      type: "table",
      content: [
        row("tableHeader", "Year", "Pressed", "Reported"),
        row("tableCell", "2025", "54", "16"),
        row("tableCell", "2026", "19", "47"),
      ],
    },
    { type: "codeBlock", content: [text("dig +short TXT _dmarc.diwan.example")] },
  ],
};
