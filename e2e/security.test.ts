import { expect, test } from "vitest";
import type { Me } from "#modules/people/contract/schemas.ts";
import type { FeaturedTopic, Topic } from "#modules/community/contract/schemas.ts";
import { withBrowser } from "#testing/with-browser.ts";
import { watchForTrouble } from "./trouble.ts";
import { useWorld } from "./world.ts";

const world = useWorld();

const policyOf = (response: Response): Map<string, string[]> => {
  const text = response.headers.get("content-security-policy") ?? "";
  return new Map(
    text
      .split(";")
      .map((part) => part.trim().split(" "))
      .map(([name = "", ...sources]) => [name, sources]),
  );
};

test("every answer bears the security headers, and nothing runs that is not ours", async () => {
  const { url } = world.server;
  const page = await (await fetch(`${url}/login`)).text();
  const asset = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? "";
  const omar = await world.calls("employee@diwan.example");
  const [featured] = await omar.call<FeaturedTopic[]>("GET", "/featured-topics");
  const addresses = ["/", "/login", "/community/categories/4", asset, "/api/instance", "/api/me", "/api/nowhere"];
  addresses.push("/api/docs", "/livez", "/nowhere.js", featured?.poster.imageUrl ?? "");
  for (const address of addresses) {
    const response = await fetch(url + address);
    await response.arrayBuffer();
    const headers = Object.fromEntries(response.headers);
    expect([address, headers]).toMatchObject([
      address,
      {
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": expect.stringMatching(/origin|no-referrer/),
        "permissions-policy": expect.stringContaining("geolocation=(self)"),
      },
    ]);
    expect(headers["x-powered-by"], address).toBeUndefined();
    const policy = policyOf(response);
    const scripts = policy.get("script-src") ?? policy.get("default-src") ?? ["*"];
    for (const source of scripts)
      expect([address, source]).toEqual([address, expect.stringMatching(/^'(self|none|sha256-.+)'$/)]);
    const closed = policy.has("sandbox") || policy.get("frame-ancestors")?.[0] === "'none'";
    expect([address, closed]).toEqual([address, true]);
  }
});

test("the token of a session opens nothing as a cookie: the bearer header alone does", async () => {
  const omar = await world.calls("employee@diwan.example");
  expect((await omar.call<Me>("GET", "/me")).email).toBe("employee@diwan.example");
  const { token } = await world.server.startSession(omar.id);
  const response = await fetch(`${world.server.url}/api/me`, { headers: { cookie: `token=${token}` } });
  expect(response.status).toBe(401);
});

test("what people write is shown as they wrote it, and never runs", async () => {
  const omar = await world.calls("employee@diwan.example");
  const bad = `<img src=x onerror="document.title='run'"><script>document.title='run'</script>\u202eright to left`;
  const topic = await omar.call<Topic>("POST", "/topics", {
    categoryId: "4",
    titleEn: bad,
    contentEn: `${bad}\n\njavascript:alert(1)`,
  });
  await omar.call("POST", `/topics/${topic.id}/comments`, {
    content: `${bad} javascript:alert(1) https://a.example/"onclick="x`,
  });
  const { version } = await omar.call<Me>("GET", "/me");
  await omar.call("PATCH", "/me", { version, nameEn: "<b>Omar</b>" });
  const { page, settled } = await world.as("reem@diwan.example");
  await page.goto(`/community/categories/4/topic/${topic.id}`);
  await settled();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("heading", { name: "<img src=x" }).waitFor();
  await dialog.getByRole("article").getByText("<script>").waitFor();
  expect(await dialog.getByText("<b>Omar</b>").count()).toBeGreaterThanOrEqual(2);
  expect(await page.locator("main b, [role=dialog] b, [role=dialog] script, [role=dialog] img[src=x]").count()).toBe(0);
  expect(await dialog.locator("a[href^=javascript]").count()).toBe(0);
  // Those to people are our own.
  const written = dialog.locator('article a:not([href^="/directory/"])');
  expect(await written.count()).toBe(1);
  for (const link of await written.all()) {
    expect(await link.getAttribute("href")).toMatch(/^https:\/\/a\.example\//);
    expect(await link.getAttribute("rel")).toContain("noopener");
    expect(await link.getAttribute("onclick")).toBeNull();
  }
  expect(await page.title()).not.toBe("run");
});

withBrowser(
  "the watch over all journeys sees what it should: violations, strangers, faults, missing files",
  async ({ connectBrowser }) => {
    const context = await (await connectBrowser()).newContext();
    try {
      const troubles: string[] = [];
      await watchForTrouble(context, world.server.url, troubles);
      const page = await context.newPage();
      await page.goto(`${world.server.url}/login`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(troubles).toEqual([]);
      await page.evaluate(() => {
        const script = document.createElement("script");
        script.textContent = "window.planted = true";
        document.body.append(script);
        const picture = document.createElement("img");
        picture.src = "/nowhere.png";
        document.body.append(picture);
        void fetch("https://elsewhere.invalid/").catch(() => undefined);
        queueMicrotask(() => {
          throw new Error("planted");
        });
      });
      await expect
        .poll(() => troubles)
        .toEqual(
          expect.arrayContaining([
            expect.stringMatching(/Refused by script-src/),
            expect.stringMatching(/elsewhere\.invalid/),
            expect.stringMatching(/^404 \/nowhere\.png/),
            expect.stringMatching(/^Uncaught: .*planted/),
          ]),
        );
      expect(await page.evaluate(() => "planted" in window)).toBe(false);
    } finally {
      await context.close();
    }
  },
);
