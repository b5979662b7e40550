import { beforeAll, describe, expect, test } from "vitest";
import type { Category, Comment, Topic, TopicSummary } from "#modules/community/contract/schemas.ts";
import { violations } from "./axe.ts";
import { arrangeExamples, open } from "./routes.ts";
import { at, examine, goneTo, type Scene } from "./scenes.ts";
import { arrive, openMenu, readApart } from "./steps.ts";
import { useWorld } from "./world.ts";

const world = useWorld();
const omar = "employee@diwan.example";

let topicPath = "";
let featuredPath = "";
let emptyCategory = "";
let comment: Comment;

beforeAll(async () => {
  const [caller, admin] = [await world.calls(omar), await world.calls("admin@diwan.example")];
  const names = { nameEn: "Empty", nameAr: "فارغ" };
  emptyCategory = (await admin.call<Category>("POST", "/categories", names)).id;
  const [featured] = await caller.call<TopicSummary[]>("GET", "/featured-topics");
  featuredPath = `/community/categories/${featured?.category.id}/topic/${featured?.id}`;
  const topic = await caller.call<Topic>("POST", "/topics", {
    categoryId: "4",
    titleEn: "Everything a topic can hold",
    titleAr: "كل ما يمكن أن يحمله موضوع",
    contentEn: "Words.\n\nAnd more words.",
    contentAr: "كلمات.\n\nوكلمات أخرى.",
  });
  topicPath = `/community/categories/4/topic/${topic.id}`;
  comment = await caller.call<Comment>("POST", `/topics/${topic.id}/comments`, { content: "Mine" });
  await (
    await world.calls("reem@diwan.example")
  ).call("POST", `/topics/${topic.id}/comments`, {
    content: "An answer",
    parentId: comment.id,
  });
  await caller.call("PUT", `/topics/${topic.id}/like`);
});

const profile = ["", "/details", "/privacy", "/display", "/notifications", "/security"].map((part): Scene => [
  `profile${part}`,
  goneTo(`/user-profile${part}`),
]);

const entrance: Scene[] = [
  ["sign in", at("/login")],
  ["sign in, fields missing", ({ button, t }) => button(t("identity.signIn.action")).click()],
  [
    "sign in, refused",
    async ({ page, field, button, t }) => {
      await field(t("identity.email")).fill(omar);
      await field(t("identity.password")).fill("wrong");
      await button(t("identity.signIn.action")).click();
      await page.getByRole("alert").first().waitFor();
    },
  ],
  ["sign up", at("/sign-up")],
  ["sign up, fields missing", ({ button, t }) => button(t("identity.signUp.action")).click()],
  ["sign up with a code", ({ button, t }) => button(t("identity.signUp.haveCode")).click()],
  ["forgotten password", at("/login?view=forgot")],
  [
    "mail is on its way",
    async ({ page, field, button, t }) => {
      await field(t("identity.email")).fill(omar);
      await button(t("identity.forgot.action")).click();
      await page.getByRole("heading", { name: t("identity.mailed.keptTitle") }).waitFor();
    },
  ],
  ["new password", at("/login?reset=x")],
  [
    "link without worth",
    async ({ page, field, button, t }) => {
      await field(t("identity.newPassword")).fill("correct horse battery staple");
      await button(t("identity.reset.action")).click();
      await page.getByRole("heading", { name: t("identity.linkInvalid.title") }).waitFor();
    },
  ],
  ["confirm address", at("/login?confirm=x")],
];

const pages: Scene[] = [
  ["all topics", goneTo("/community/categories/1?sort=likes")],
  ["an empty category", goneTo(() => `/community/categories/${emptyCategory}`)],
  ["a category that is not there", goneTo("/community/categories/99")],
  ["featured topic", goneTo(() => featuredPath)],
  ["topic", goneTo(() => topicPath)],
  ["a topic that is not there", goneTo("/community/categories/4/topic/999999")],
  ["new topic", goneTo("/community/topics/add?category=4")],
  ["no notifications of a kind", goneTo("/notifications?kind=mustRead")],
  ["not found", goneTo("/nowhere")],
];

const layers: Scene[] = [
  ["topic", at(() => topicPath)],
  ["a comment that is linked to", at(() => `${topicPath}?comment=${comment.id}`)],
  [
    "menu of a comment",
    ({ page, t }) => page.getByRole("article").first().getByTitle(t("community.comments.actionsPlain")).first().click(),
  ],
  ["editing a comment", ({ page, t }) => page.getByRole("menuitem", { name: t("community.comments.edit") }).click()],
  [
    "nothing to save",
    async ({ page, t }) => {
      const form = page.getByRole("form", { name: t("community.comments.edit") });
      await form.getByRole("textbox").fill("");
      await form.getByRole("button", { name: t("community.comments.save") }).click();
      await form.getByText(t("validators.fieldRequired")).waitFor();
      await form.getByRole("textbox").fill("Mine");
    },
  ],
  [
    "answering",
    async ({ page, t }) => {
      await page
        .getByRole("form", { name: t("community.comments.edit") })
        .getByText(t("community.comments.cancel"))
        .click();
      await page
        .getByRole("article")
        .last()
        .getByRole("button", { name: t("community.comments.reply") })
        .click();
    },
  ],
  [
    "question before deleting",
    async (visit) => {
      await openMenu(visit, visit.page.getByRole("article").first(), visit.t("community.comments.delete"));
      await visit.page.getByRole("alertdialog").waitFor();
    },
  ],
  [
    "who likes it",
    async ({ page, t }) => {
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: t("community.topic.likedByYou", { others: 0 }) }).click();
      await page.getByRole("dialog", { name: t("community.topic.whoLikes") }).waitFor();
    },
  ],
  [
    "menu of orders",
    async ({ page, t }) => {
      await page.goto("/community/categories/4");
      await page
        .getByRole("button", { name: t("community.sort.chosen", { sort: t("community.sort.activity") }) })
        .click();
      await page.getByRole("menu").waitFor();
    },
  ],
  [
    "menu of the person",
    async ({ page, locale, t, button }) => {
      await page.keyboard.press("Escape");
      await button(t("shell.person.menu", { name: locale === "ar" ? "عمر حداد" : "Omar Haddad" })).click();
      await page.getByRole("menu").waitFor();
    },
  ],
];

const forms: Scene[] = [
  [
    "profile, fields missing",
    async ({ page, field, button, t }) => {
      await page.goto("/user-profile/details");
      await field(t("profile.details.nameEn")).fill("");
      await field(t("profile.details.nameAr")).fill("");
      await field(t("profile.details.phone")).fill("call me");
      await button(t("profile.details.save")).click();
      await page.getByText(t("validators.fieldRequired")).first().waitFor();
    },
  ],
  [
    "question before leaving",
    async ({ page, t }) => {
      await page
        .getByRole("link", { name: t("shell.home"), exact: true })
        .first()
        .click();
      await page.getByRole("alertdialog").waitFor();
    },
  ],
  [
    "details changed elsewhere",
    async ({ page, field, button, t }) => {
      await page
        .getByRole("button", { name: t("client.leaving.stay") })
        .last()
        .click();
      await button(t("profile.details.discard")).click();
      await field(t("profile.details.phone")).fill("+966 11 000 0001");
      const caller = await world.calls(omar);
      const { version } = await caller.call<{ version: number }>("GET", "/me");
      await caller.call("PATCH", "/me", { version, phone: `+966 11 ${version}` });
      await button(t("profile.details.save")).click();
      await page.getByText(t("profile.conflict.title")).waitFor();
    },
  ],
  [
    "question before signing out everywhere",
    async ({ page, button, t }) => {
      await button(t("profile.conflict.takeTheirs")).click();
      await page.goto("/user-profile/security");
      await button(t("identity.security.endAll")).click();
      await page.getByRole("alertdialog").waitFor();
    },
  ],
  [
    "wrong current password",
    async ({ page, field, button, t }) => {
      await page.keyboard.press("Escape");
      await field(t("identity.security.currentPassword")).fill("wrong");
      await field(t("identity.newPassword")).fill("correct horse battery staple");
      await button(t("identity.security.changePassword")).click();
      await page.locator("[aria-invalid=true]").first().waitFor();
    },
  ],
];

const failures: Scene[] = [
  [
    "topics that cannot be loaded",
    async ({ page, context }) => {
      await readApart({ context });
      await context.route(/\/api\/(topics|categories|featured-topics)/, (route) => route.abort("connectionreset"));
      await page.goto("/community");
      await page.getByRole("alert").first().waitFor();
    },
  ],
  ["a topic that cannot be loaded", at(() => topicPath)],
  ["home without its parts", at("/")],
];

const notAllowed: Scene = [
  "not allowed",
  async ({ page, context, t }) => {
    const problem = {
      status: 403,
      code: "not_allowed",
      title: "x",
      detail: "x",
      type: "x",
      fields: [],
      requestId: "x",
    };
    await readApart({ context });
    await context.route(/\/api\/categories/, (route) =>
      route.fulfill({ status: 403, contentType: "application/problem+json", body: JSON.stringify(problem) }),
    );
    await page.goto("/community");
    await page.getByRole("heading", { level: 1, name: t("shell.notAllowed.title") }).waitFor();
  },
];

describe("axe finds no violation and nothing exceeds the screen width, in both languages", () => {
  const locale = "ar";

  test("on the pages before sign-in", async () => {
    const visit = await world.visit({ locale });
    await arrive(visit, "/login");
    await examine(visit, entrance, { isAlsoNarrow: true });
  });

  test("at every address open to all users", async () => {
    const place = await arrangeExamples(world);
    const scenes = open.map((address): Scene => [address, goneTo(() => place(address))]);
    await examine(await world.as(omar, { locale }), scenes, { isAlsoNarrow: true });
  });

  test("on pages in other states", async () =>
    examine(await world.as(omar, { locale }), pages, { isAlsoNarrow: true }));
  test("in menus and dialogs", async () => examine(await world.as(omar, { locale }), layers));
  test("in forms with errors", async () => examine(await world.as(omar, { locale }), forms));
  test("where something fails", async () => examine(await world.as(omar, { locale }), failures));

  test("where something is not allowed", async () =>
    // React logs every error that an error boundary catches.
    examine(await world.as(omar, { locale, tolerates: /403 not_allowed/ }), [notAllowed]));

  test("on a phone", async () => {
    const more: Scene = [
      "menu of more",
      async ({ page, t, button }) => {
        await page.goto("/");
        await button(t("shell.more")).click();
        await page.getByRole("menu").waitFor();
      },
    ];
    const states = pages.filter(([name]) => ["all topics", "topic"].includes(name));
    await examine(await world.as(omar, { locale, phone: true }), [...profile, ...states, more]);
  });
});

test("axe finds no violation in the dark theme", async () => {
  // Colours do not depend on the language.
  const options = { inOneLanguage: true };
  const visit = await world.visit({ theme: "dark" });
  await arrive(visit, "/login");
  const dark = ["sign in", "sign in, refused", "sign up"];
  await examine(
    visit,
    entrance.filter(([name]) => dark.includes(name)),
    options,
  );
  expect(await visit.page.locator("html").getAttribute("data-theme")).toBe("dark");
  const inside = ["all topics", "featured topic", "topic", "not found"];
  const addresses = ["/", "/community"].map((address): Scene => [address, goneTo(address)]);
  await examine(
    await world.as(omar, { theme: "dark" }),
    [...addresses, ...profile, ...pages.filter(([name]) => inside.includes(name))],
    options,
  );
});

test("violations are found: an image without a description, low contrast, a button without a name", async () => {
  const { page, settled } = await world.visit();
  await page.goto("/login");
  await settled();
  await page.evaluate(() => {
    const planted = document.createElement("div");
    planted.innerHTML = "<img src='/icon.svg'><p>Pale</p><button></button>";
    Object.assign(planted.querySelector("p")?.style ?? {}, { color: "#ccc", background: "#fff" });
    document.querySelector("main")?.append(planted);
  });
  const found = (await violations(page)).map((violation) => violation.split(":")[0]);
  expect(found).toEqual(expect.arrayContaining(["image-alt", "color-contrast", "button-name"]));
});
