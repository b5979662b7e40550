import { expect, test } from "vitest";
import { cleanContent, contentText } from "#shared/content.ts";
import { commentContent, namesIn, type ChosenName } from "./read-written-comment.ts";

const sara: ChosenName = { kind: "person", id: "3", label: "Sara" };
const saraAli: ChosenName = { kind: "person", id: "4", label: "Sara Ali" };

test("without a name still present in the text, a comment is plain text", () => {
  expect(commentContent("Thanks, @Sara", [])).toBe("Thanks, @Sara");
  expect(commentContent("Thanks", [sara])).toBe("Thanks");
});

test("names become mentions, longer ones first, and the text stays the same", () => {
  const text = "@Sara Ali and @Sara,\nsee you\n\nشكرًا @Sara";
  const content = commentContent(text, [sara, saraAli]);
  expect(content).toMatchObject({
    content: [
      {
        content: [
          { type: "mention", attrs: saraAli },
          { text: " and " },
          { type: "mention", attrs: sara },
          { text: "," },
          { type: "hardBreak" },
          { text: "see you" },
        ],
      },
      { content: [{ text: "شكرًا " }, { type: "mention", attrs: sara }] },
    ],
  });
  const clean = cleanContent(content, "comment");
  expect(clean).toEqual(content);
  expect(clean === null ? "" : contentText(clean)).toBe("@Sara Ali and @Sara,\nsee you\nشكرًا @Sara");
  expect(namesIn({ document: content })).toEqual([saraAli, sara]);
});
