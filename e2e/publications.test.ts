import { expect, test } from "vitest";
import type { LinkShelves } from "#modules/publications/contract/schemas-link.ts";
import type { ManagedPromotion } from "#modules/publications/contract/schemas-promotion.ts";
import { violations } from "./axe.ts";
import { locales } from "./words.ts";
import { useWorld } from "./world.ts";

const world = useWorld();
const words = {
  en: {
    kept: "Learning",
    search: "insur",
    found: "Medical insurance",
    link: "Parking permits",
    gym: "Three months for the price of two",
  },
  ar: {
    kept: "منصة التعلّم",
    search: "تامين",
    found: "التأمين الطبي",
    link: "تصاريح المواقف",
    gym: "ثلاثة أشهر بسعر شهرين",
  },
};

test.each(locales)("in %s links are found and kept at hand, and an offer hands out a code", async (locale) => {
  const email = locale === "en" ? "employee@diwan.example" : "manager@diwan.example";
  const { page, t, button, settled } = await world.as(email, { locale, phone: locale === "ar" });
  const { kept, search, found, gym } = words[locale];
  const mine = await world.calls(email);
  const isKept = async (): Promise<boolean> => {
    const { groups } = await mine.call<LinkShelves>("GET", "/links");
    return groups
      .flatMap(({ links }) => links)
      .some((link) => link.isFavourite && [link.nameEn, link.nameAr].includes(kept));
  };

  await page.goto("/important-links");
  await page.getByRole("link", { name: kept }).first().waitFor();
  expect(await violations(page)).toEqual([]);
  const before = await isKept();
  await page
    .locator("li", { has: page.getByRole("link", { name: kept }) })
    .last()
    .getByRole("button")
    .click();
  await expect.poll(isKept).toBe(!before);
  const box = page.getByRole("searchbox", { name: t("publicationsPages.links.search") });
  await box.fill(search);
  await box.press("Enter");
  await page.waitForURL((url) => url.searchParams.get("search") === search);
  await page.getByRole("link", { name: found }).waitFor();
  expect(await page.getByRole("listitem").getByRole("link", { name: kept }).count()).toBe(0);

  await page.goto("/promotions");
  const offer = page.getByRole("listitem").filter({ hasText: gym });
  await offer.waitFor();
  await settled();
  expect(await violations(page)).toEqual([]);
  await offer.getByRole("button", { name: t("publicationsPages.promotions.claim") }).click();
  await offer.getByText(/^SAHEL-\d+$/).waitFor();
  await button(t("publicationsPages.promotions.copy")).first().waitFor();
});

test.each(locales)("in %s an administrator adds a link for some, and codes to an offer", async (locale) => {
  const { page, t, field, button, settled } = await world.as("admin@diwan.example", { locale });
  const { link } = words[locale];
  const other = locale === "en" ? words.ar.link : words.en.link;
  await page.goto("/admin/links");
  await page.getByRole("table").waitFor();
  expect(await violations(page)).toEqual([]);
  await page
    .getByRole("link", { name: t("publicationsAdmin.links.add") })
    .first()
    .click();
  const save = button(t("publicationsAdmin.form.add"));
  await save.click();
  await page.getByText(t("validators.fieldRequired")).first().waitFor();
  expect(await violations(page)).toEqual([]);
  await field(t("publicationsAdmin.fields.nameEn")).fill(locale === "en" ? link : `${other} 2`);
  await field(t("publicationsAdmin.fields.nameAr")).fill(locale === "ar" ? link : `${other} 2`);
  await field(t("publicationsAdmin.link.address")).fill("https://parking.wahat.example/");
  await page.getByLabel(t("publicationsAdmin.link.group")).selectOption({ index: 1 });
  await page.getByRole("radio", { name: t("publicationsAdmin.audience.some") }).check();
  await page
    .getByRole("group", { name: t("publicationsAdmin.audience.departments") })
    .getByRole("checkbox")
    .first()
    .check();
  await save.click();
  await page.waitForURL((url) => url.pathname === "/admin/links");
  // The other language's link is "… 2" in this one.
  await page
    .getByRole("rowheader", { name: new RegExp(`^${link} parking`) })
    .first()
    .waitFor();

  const admin = await world.calls("admin@diwan.example");
  const offers = await admin.call<ManagedPromotion[]>("GET", "/managed-promotions?search=Sahel");
  await page.goto(`/admin/promotions/${offers[0]?.id}/edit`);
  await field(t("publicationsAdmin.codes.more")).fill(`NEW-${locale}-1\nNEW-${locale}-2`);
  await settled();
  expect(await violations(page)).toEqual([]);
  await button(t("publicationsAdmin.codes.add")).click();
  await page
    .getByText(t("publicationsAdmin.codes.added", { added: 2, known: 0 }))
    .first()
    .waitFor();
});
