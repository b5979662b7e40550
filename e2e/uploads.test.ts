import { createHash } from "node:crypto";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Draft } from "#modules/community/contract/schemas-draft.ts";
import type { StoredFile } from "#shared/files.ts";
import { isolated } from "./steps.ts";
import { useWorld } from "./world.ts";

const world = useWorld();
const omar = "employee@diwan.example";

/** Returns complete lines of plain text, about that many bytes. */
function lines(bytes: number): Buffer {
  const line = "سطر من النص، a line of text\n";
  return Buffer.from(line.repeat(Math.floor(bytes / Buffer.byteLength(line))));
}

/** Drops files on the attachments area, as with a mouse. */
async function drop(page: Page, label: string, files: { name: string; text: string }[]): Promise<void> {
  const data = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const { name, text } of given) transfer.items.add(new File([text], name, { type: "text/plain" }));
    return transfer;
  }, files);
  const zone = page.getByText(label);
  for (const event of ["dragenter", "dragover", "drop"]) await zone.dispatchEvent(event, { dataTransfer: data });
}

describe("in Arabic", () => {
  const locale = "ar";
  test("an upload that is interrupted half way resumes from there", async () => {
    // The interruption is intended; the browser logs it.
    const visit = await world.as(omar, { locale, tolerates: /net::ERR/ });
    const { page, t } = visit;
    await page.goto("/community/topics/add?category=4");
    const sent: string[] = [];
    let cuts = 0;
    await page.route("**/api/files/*", async (route) => {
      const method = route.request().method();
      if (method === "PATCH") {
        const offset = route.request().headers()["upload-offset"] ?? "";
        if (offset !== "0" && cuts === 0) {
          cuts += 1;
          sent.push(`cut at ${offset}`);
          return route.abort("connectionreset");
        }
        sent.push(`from ${offset}`);
      } else if (method === "HEAD") sent.push("where");
      return route.continue();
    });
    const content = lines(20 * 1_048_576);
    const name = "تقرير 2026.txt";
    await page
      .locator("#writing-attachments input[type=file]")
      .setInputFiles({ name, mimeType: "text/plain", buffer: content });
    const row = page.locator("#writing-attachments").getByRole("listitem").filter({ hasText: name });
    await row.getByRole("button", { name: t("clientUpload.remove", { name: isolated(name) }) }).waitFor();
    expect(cuts).toBe(1);
    // The client requested the offset, and sent nothing twice.
    expect(sent.filter((step) => step === "where")).not.toEqual([]);
    expect(sent.filter((step) => step === "from 0")).toHaveLength(1);

    await expect.poll(() => new URL(page.url()).searchParams.get("draft")).not.toBeNull();
    const draftId = new URL(page.url()).searchParams.get("draft") ?? "";
    const { files } = await (await world.calls(omar)).call<Draft>("GET", `/topic-drafts/${draftId}`);
    const [file] = files as [StoredFile];
    expect([file.name, file.byteSize, file.kind]).toEqual([name, content.length, "document"]);
    const stored = await fetch(new URL(file.url ?? "", world.server.url));
    const digest = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
    expect(digest(new Uint8Array(await stored.arrayBuffer()))).toBe(digest(content));
  });

  test("several files are dropped at once, and a refused one shows the reason and can be removed", async () => {
    const { page, t } = await world.as(omar, { locale });
    await page.goto("/community/topics/add?category=4");
    await page.getByText(t("clientUpload.drop")).waitFor();
    await drop(page, t("clientUpload.drop"), [
      { name: "one.txt", text: "One" },
      { name: "اثنان.txt", text: "اثنان" },
      { name: "empty.txt", text: "" },
    ]);
    const list = page.locator("#writing-attachments").getByRole("list");
    const removeOf = (name: string) =>
      list.getByRole("button", { name: t("clientUpload.remove", { name: isolated(name) }) });
    await removeOf("one.txt").waitFor();
    await removeOf("اثنان.txt").waitFor();
    await list.getByText(t("clientUpload.objection.empty")).waitFor();
    await page.getByRole("button", { name: t("writing.post") }).focus();
    await removeOf("empty.txt").click();
    await list.getByText("empty.txt").waitFor({ state: "detached" });
    await removeOf("one.txt").click();
    await list.getByText("one.txt").waitFor({ state: "detached" });
    expect(await list.getByRole("listitem").count()).toBe(1);
  });
});
