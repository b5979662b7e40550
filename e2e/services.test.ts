import { expect, test } from "vitest";
import { violations } from "./axe.ts";
import { isolated } from "./steps.ts";
import { useWorld, type Visit } from "./world.ts";

const world = useWorld();
const omar = { email: "employee@diwan.example", en: "Omar Haddad", ar: "عمر حداد" };
const service = { en: "IT request", ar: "طلب تقني" };

/** Returns the number that the navigation shows at the work list; 0 when it shows none. */
async function counted({ page, t }: Visit): Promise<number> {
  const navigation = page.getByRole("navigation", { name: t("shell.navigation") }).first();
  const text = await navigation.getByRole("link", { name: t("services.workList") }).innerText();
  return Number(/\d+/.exec(text)?.[0] ?? 0);
}

test("a request in Arabic on a phone is returned, then approved in English by keyboard, and both see it", async () => {
  const phone = await world.as(omar.email, { locale: "ar", phone: true });
  const { t } = phone;
  await phone.page.goto("/e-services");
  await phone.page.getByRole("link", { name: service.ar, exact: true }).first().waitFor();
  expect(await violations(phone.page)).toEqual([]);
  // Search also matches the other language.
  await phone.page.getByRole("searchbox").fill("devices");
  await phone.page.getByText(t("servicePages.catalogue.found", { count: 1 }), { exact: true }).waitFor();
  await phone.page.getByRole("link", { name: service.ar, exact: true }).first().click();

  const system = phone.field("اسم النظام");
  await phone.page.getByRole("radio", { name: "جهاز", exact: true }).check();
  expect(await system.count(), "asked only when access is needed").toBe(0);
  await phone.page.getByRole("radio", { name: "صلاحية على نظام", exact: true }).check();
  await system.fill("نظام المشتريات");
  await phone.button(t("servicePages.ask.send")).click();
  await phone.page.getByText(t("validators.fieldRequired")).waitFor();
  const details = phone.field("التفاصيل");
  await expect.poll(() => details.evaluate((element) => element === document.activeElement)).toBe(true);
  const kept = phone.page.waitForResponse(
    (answer) => answer.request().method() !== "GET" && /\/requests(?:\/\d+)?$/.test(answer.url()) && answer.ok(),
  );
  await details.fill("أحتاج إلى الاطلاع على طلبات الشراء.");
  await phone.page.getByText(t("servicePages.ask.keeping.kept")).waitFor();
  const { data: draft } = (await (await kept).json()) as { data: { id: string } };
  expect(await violations(phone.page)).toEqual([]);

  // The draft is stored on the server and available after leaving the page.
  await phone.page.reload();
  await phone.page.getByText(t("servicePages.ask.draftFound")).waitFor();
  await expect.poll(() => system.inputValue()).toBe("نظام المشتريات");
  // The first submission, not a resubmission.
  await phone.page.goto(`/e-services/requests/${draft.id}`);
  await expect.poll(() => system.inputValue()).toBe("نظام المشتريات");
  expect(await phone.button(t("servicePages.request.sendAgain")).count()).toBe(0);
  await phone.button(t("servicePages.ask.send")).click();
  await phone.page.getByText(t("servicePages.ask.sent")).waitFor();
  await phone.page.waitForURL(/\/e-services\/requests\/\d+$/);
  const address = new URL(phone.page.url()).pathname;
  await phone.page.getByText(t("servicePages.steps.current")).first().waitFor();
  expect(await violations(phone.page)).toEqual([]);

  const desk = await world.as("manager@diwan.example", { locale: "en" });
  const en = desk.t;
  await desk.page.goto("/work-list");
  const mine = desk.page.getByRole("link", { name: `${omar.en} asks for ${service.en}` }).first();
  await mine.waitFor();
  const before = await counted(desk);
  expect(before).toBeGreaterThan(0);
  const content = desk.page.getByRole("main");
  await content.getByText(en("servicePages.work.count", { count: before }), { exact: true }).waitFor();
  expect(await violations(desk.page)).toEqual([]);

  // R returns the focused request, and requires a reason.
  await mine.focus();
  await desk.page.keyboard.press("KeyR");
  const dialog = desk.page.getByRole("dialog");
  await dialog
    .getByRole("heading", {
      name: en("servicePages.decide.title.return", {
        count: 1,
        service: isolated(service.en),
        name: isolated(omar.en),
      }),
    })
    .waitFor();
  await dialog.getByRole("button", { name: en("servicePages.decide.return"), exact: true }).click();
  await dialog.getByText(en("validators.fieldRequired")).waitFor();
  await dialog.getByRole("textbox").fill("Which department’s orders?");
  await desk.page.keyboard.press("Control+Enter");
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => counted(desk)).toBe(before - 1);

  // The phone is updated automatically.
  await phone.page.getByText("Which department’s orders?").first().waitFor();
  await details.fill("أحتاج إلى الاطلاع على طلبات شراء إدارتي.");
  await phone.button(t("servicePages.request.sendAgain")).click();
  await phone.page.getByText(t("servicePages.request.sentAgain")).waitFor();

  await mine.waitFor();
  await mine.click();
  await desk.page.waitForURL(address);
  await desk.page.getByText("أحتاج إلى الاطلاع على طلبات شراء إدارتي.").waitFor();
  expect(await violations(desk.page)).toEqual([]);
  await desk.button(en("servicePages.decide.approve")).click();
  await dialog.getByRole("button", { name: en("servicePages.decide.approve"), exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => counted(desk)).toBe(before - 1);

  await phone.page.getByText(t("servicePages.steps.decision.approve"), { exact: true }).first().waitFor();
  await phone.page.goto("/e-services?view=requests");
  const listed = phone.page.getByRole("listitem").filter({ hasText: service.ar });
  await listed
    .filter({ hasText: t("servicePages.state.waiting") })
    .first()
    .waitFor();
});

test("a service administrator completes a version before it is published, and it is offered at once", async () => {
  const desk = await world.as("admin@diwan.example", { locale: "en", tolerates: /422/ });
  const { page, t, button, settled } = desk;
  await page.goto("/admin/services");
  await page.getByRole("link", { name: service.en, exact: true }).waitFor();
  await settled();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: service.en, exact: true }).click();
  await page.waitForURL("/admin/services/itRequest");
  await page.getByText(t("servicesAdmin.builder.clean")).waitFor();

  await button(t("servicesAdmin.fields.add")).click();
  const label = t("servicesAdmin.fields.label");
  const form = page.getByRole("region", { name: t("servicesAdmin.fields.title"), exact: true });
  await form.getByLabel(t("servicesAdmin.fields.inEn", { label })).fill("Room");
  await form.getByText(t("servicesAdmin.fields.missing"), { exact: true }).first().waitFor();
  await button(t("servicesAdmin.builder.publish")).click();
  await form.getByText(t("validators.bothLanguages")).first().waitFor();
  // The error summary links to the invalid field.
  const missing = t("servicesAdmin.fields.inAr", { label });
  await page.getByRole("alert").getByRole("link", { name: missing }).click();
  await expect
    .poll(() => form.getByLabel(missing).evaluate((element) => element === document.activeElement))
    .toBe(true);
  await settled();
  expect(await violations(page)).toEqual([]);
  await form.getByLabel(t("servicesAdmin.fields.inAr", { label })).fill("الغرفة");
  await button(t("servicesAdmin.builder.publish")).click();
  await page.getByText(t("servicesAdmin.versions.number", { number: "2" }), { exact: true }).waitFor();

  const phone = await world.as(omar.email, { locale: "ar", phone: true });
  await phone.page.goto("/e-services/itRequest");
  await phone.field("الغرفة").waitFor();
});

test("a withdrawn request is repeated with its answers, and the first input makes it a new draft", async () => {
  const employee = await world.calls(omar.email);
  const answers = { kind: "device", details: "A second screen" };
  const { id } = await employee.call<{ id: string }>("POST", "/requests", {
    service: "itRequest",
    answers,
    submit: true,
  });
  await employee.call("POST", `/requests/${id}/withdrawal`, {});
  const { page, t, field } = await world.as(omar.email, { locale: "en" });
  await page.goto(`/e-services/requests/${id}`);
  await page.getByRole("link", { name: t("servicePages.decide.askAgain") }).click();
  await page.getByText(t("servicePages.ask.filledAgain", { id })).waitFor();
  const details = field("Details");
  await expect.poll(() => details.inputValue()).toBe("A second screen");
  await details.fill("A third screen");
  await page.getByText(t("servicePages.ask.keeping.kept")).waitFor();
  expect(new URL(page.url()).search).toBe("");
  await page.reload();
  await page.getByText(t("servicePages.ask.draftFound")).waitFor();
  await expect.poll(() => details.inputValue()).toBe("A third screen");
  // Answers in the address that do not fit the form are ignored.
  const given = JSON.stringify({ kind: "repair", deviceNumber: "D-17", details: 5, other: "x" });
  await page.goto(`/e-services/itRequest?answers=${encodeURIComponent(given)}`);
  await page.getByText(t("servicePages.ask.filled")).waitFor();
  await expect.poll(() => field("Number of the device").inputValue()).toBe("D-17");
  expect(await details.inputValue()).toBe("");
});
