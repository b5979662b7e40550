import type { ReplacedTerm } from "./replaced-term.ts";

export const replacedTermsEn: readonly ReplacedTerm[] = [
  { pattern: /\bgo(?:es)? for good\b|\bfor good\b/i, use: "permanently" },
  { pattern: /\b(?:is|are|be|was|were|been) told\b/i, use: "is notified" },
  { pattern: /\bon (?:its|their) way\b/i, use: "Loading, or sent" },
  { pattern: /^Empty: /, use: "Leave blank" },
  { pattern: /\bsomebody\b/i, use: "someone, or who it is: a colleague, a person" },
  { pattern: /\beverybody\b/i, use: "everyone" },
  { pattern: /\bnobody\b/i, use: "no one, or an empty state that names the items" },
  { pattern: /\bwhoever\b/i, use: "people who, anyone who" },
  { pattern: /\be-mail\b/i, use: "email" },
  { pattern: /\btak(?:e|es|en) (?:it |them |this letter )?back\b|\btook back\b/i, use: "cancel, revoke" },
  { pattern: /\bin force\b/i, use: "active" },
  { pattern: /\bcomputed again\b/i, use: "recalculated" },
  { pattern: /\bhand(?:ed|s)? (?:it |them )?over (?:what|the decision)\b/i, use: "reassign" },
  { pattern: /\bdeciders?\b/i, use: "approver" },
  { pattern: /\bwithout a network\b/i, use: "offline" },
  { pattern: /\boffers\b(?! (?:it|them))/i, use: "promotions" },
  { pattern: /\bstands? (?:first|in|under|below|at the top|here|there)\b/i, use: "appears" },
  { pattern: /\bmay not see\b/i, use: "don’t have access" },
];
