import { createHash } from "node:crypto";
import type { Settings } from "#platform/settings/settings.ts";
import type { Locale } from "#shared/locale.ts";
import { dateText } from "./messages.ts";
import type { LetterRow } from "./queries.ts";

// Check page for recipients without an account: one file without scripts, pictures or external resources.

const style = `
:root { color-scheme: light dark; --paper: #f7f5f0; --surface: #fff; --line: #e6e1d6; --ink: #14211f; --muted: #5b6965; --good: #24572f; --good-tint: #e5f1e4; --bad: #9c2b24; --bad-tint: #fbe9e6; }
@media (prefers-color-scheme: dark) { :root { --paper: #0d1413; --surface: #141e1c; --line: #243230; --ink: #f0f5f2; --muted: #9aaba5; --good: #a3dcb0; --good-tint: #17301d; --bad: #f5a098; --bad-tint: #3a1b18; } }
* { box-sizing: border-box; }
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; padding: 1.5rem 1rem; background: var(--paper); color: var(--ink); font: 1rem/1.6 "IBM Plex Sans Arabic", system-ui, sans-serif; }
main { inline-size: 100%; max-inline-size: 30rem; background: var(--surface); border: 1px solid var(--line); border-radius: 0.875rem; overflow: hidden; }
section { padding: 1.5rem; }
section + section { border-block-start: 1px solid var(--line); }
h1, h2 { margin: 0.75rem 0 0; font-size: 1.25rem; line-height: 1.5; text-wrap: balance; }
p { margin: 0.5rem 0 0; color: var(--muted); overflow-wrap: anywhere; }
p.from { margin: 0; }
strong { display: inline-block; margin-block-start: 0.75rem; padding: 0.125rem 0.75rem; border-radius: 999px; font-weight: 600; }
.valid strong { color: var(--good); background: var(--good-tint); }
.invalid strong { color: var(--bad); background: var(--bad-tint); }
`;

const hash = createHash("sha256").update(style).digest("base64");

/** Nothing may be loaded or sent by the page, cached, or indexed by search engines. */
export const checkPageHeaders = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
} as const;

const words = {
  en: {
    page: "Letter check",
    valid: "Valid",
    invalid: "Not valid",
    kinds: { employment: "Employment letter" },
    issued: (date: string) => `Issued on ${date}.`,
    unknown: "There is no valid letter with this code",
    advice: "Compare the code with the one in the letter. The letter may have expired, or may have been revoked.",
  },
  ar: {
    page: "التحقق من خطاب",
    valid: "ساري المفعول",
    invalid: "غير صالح",
    kinds: { employment: "خطاب تعريف" },
    issued: (date: string) => `تاريخ الإصدار: ${date}.`,
    unknown: "لا يوجد خطاب ساري المفعول بهذا الرمز",
    advice: "قارن الرمز بالرمز المكتوب في الخطاب. وقد يكون الخطاب انتهت مدته أو أُلغي.",
  },
} as const;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function sectionOf(locale: Locale, organisation: string, letter: LetterRow | null): string {
  const texts = words[locale];
  const heading = locale === "ar" ? "h1" : "h2";
  const title = letter === null ? texts.unknown : texts.kinds[letter.kind];
  const detail = letter === null ? texts.advice : texts.issued(dateText(locale, letter.issued_on));
  return `<section lang="${locale}" dir="${locale === "ar" ? "rtl" : "ltr"}">
<p class="from"><bdi>${escaped(organisation)}</bdi></p>
<strong>${letter === null ? texts.invalid : texts.valid}</strong>
<${heading}>${title}</${heading}>
<p>${detail}</p>
</section>`;
}

/** Renders the validity of a code in both languages: kind and date of a valid letter, without personal data. */
export function presentCheck(
  { organisationNameEn, organisationNameAr }: Pick<Settings, "organisationNameEn" | "organisationNameAr">,
  letter: LetterRow | null,
): string {
  return `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${words.ar.page} · ${words.en.page}</title>
<style>${style}</style>
</head>
<body>
<main class="${letter === null ? "invalid" : "valid"}">
${sectionOf("ar", organisationNameAr, letter)}
${sectionOf("en", organisationNameEn, letter)}
</main>
</body>
</html>
`;
}
