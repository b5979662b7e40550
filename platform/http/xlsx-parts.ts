// The fixed parts of a workbook of one sheet (ECMA-376), except its rows.

/** Indexes in `cellXfs` below. */
export const cellStyles = { plain: 0, bold: 1, boldDate: 2, duration: 3, date: 4 } as const;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const relations = "http://schemas.openxmlformats.org/package/2006/relationships";
const types = "http://schemas.openxmlformats.org/package/2006/content-types";
const kind = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const styles = `<styleSheet xmlns="${main}">
<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="[h]:mm"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="5">
<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>
<xf numFmtId="164" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>
<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
</styleSheet>`;

/** Returns every part except the sheet, by its path. `name` is the sheet's name, as XML. */
export const workbookParts = (name: string): Record<string, string> => ({
  "[Content_Types].xml": `${declaration}<Types xmlns="${types}">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/>
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/>
</Types>`,
  "_rels/.rels": `${declaration}<Relationships xmlns="${relations}">
<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/>
</Relationships>`,
  "xl/workbook.xml": `${declaration}<workbook xmlns="${main}" xmlns:r="${office}">
<sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets>
</workbook>`,
  "xl/_rels/workbook.xml.rels": `${declaration}<Relationships xmlns="${relations}">
<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>
<Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/>
</Relationships>`,
  "xl/styles.xml": declaration + styles,
});

/** Returns the letters of a column, counted from 0. */
export function columnName(index: number): string {
  const rest = String.fromCharCode(65 + (index % 26));
  return index < 26 ? rest : columnName(Math.floor(index / 26) - 1) + rest;
}

/** Returns the XML before and after the rows: headings and first columns stay visible. */
export function sheetParts(sheet: { rightToLeft: boolean; frozenColumns: number; widths: readonly number[] }): {
  before: string;
  after: string;
} {
  const { rightToLeft, frozenColumns, widths } = sheet;
  const split = frozenColumns > 0 ? `xSplit="${frozenColumns}" ` : "";
  const pane = frozenColumns > 0 ? "bottomRight" : "bottomLeft";
  const cols = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return {
    before: `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView ${rightToLeft ? 'rightToLeft="1" ' : ""}workbookViewId="0"><pane ${split}ySplit="1" topLeftCell="${columnName(frozenColumns)}2" activePane="${pane}" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${cols.join("")}</cols><sheetData>`,
    after: "</sheetData></worksheet>",
  };
}
