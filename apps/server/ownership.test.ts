import { afterAll, beforeAll, describe, expect, test } from "vitest";
import sharp from "sharp";
import { errorsOf } from "#platform/http/openapi.ts";
import { createCast, type CastAnswer, type Name } from "#testing/cast.ts";
import { ownershipCases, placeOf, requiresPermission } from "#testing/ownership-cases.ts";

const cast = createCast();
const { call, routeOf } = cast;
const cases = ownershipCases(cast);

beforeAll(cast.start);
afterAll(cast.close);

const examinedElsewhere = [
  // A protocol of its own, tested in platform/files/uploads/uploads.test.ts.
  "HEAD /files/{id}",
  "PATCH /files/{id}",
  "DELETE /files/{id}",
  // A month has no owner; tested in modules/attendance/server/days/months.test.ts.
  "PUT /attendance/months/{month}/lock",
  "POST /attendance/months/{month}/reopening",
  // Nor has it for payroll; tested in modules/payroll/server/versions/versions.test.ts.
  "POST /payroll/months/{month}/versions",
  // A logo belongs to the organisation; tested in modules/administration/server/settings/settings.test.ts.
  "POST /settings/logos/{place}",
  "DELETE /settings/logos/{place}",
  // A service has no owner; tested in modules/services/server/administration/services.test.ts.
  "GET /services/{code}",
  "POST /services/{code}/trial",
  "PUT /services/{code}/favourite",
  "DELETE /services/{code}/favourite",
  "GET /service-definitions/{code}",
  "PATCH /service-definitions/{code}",
  "POST /service-definitions/{code}/publication",
  "GET /service-definitions/{code}/versions",
  // A job has no owner; tested in modules/administration/server/dashboard/dashboard.test.ts.
  "POST /jobs/{id}/retry",
  "DELETE /jobs/{id}",
  // In the SCIM format, errors included; tested in modules/identity/server/scim/scim.test.ts.
  "GET /scim/v2/ResourceTypes/{id}",
  "GET /scim/v2/Schemas/{id}",
  "GET /scim/v2/Users/{id}",
  "PUT /scim/v2/Users/{id}",
  "PATCH /scim/v2/Users/{id}",
  "DELETE /scim/v2/Users/{id}",
  "GET /scim/v2/Groups/{id}",
  "PUT /scim/v2/Groups/{id}",
  "PATCH /scim/v2/Groups/{id}",
  "DELETE /scim/v2/Groups/{id}",
];

test("every route with an id and a session is tested here", () => {
  const named = cast.server.routes
    .filter(({ route }) => route.permission !== "public" && route.path.includes("{"))
    .map(({ route }) => `${route.method} ${route.path}`);
  expect([...Object.keys(cases), ...examinedElsewhere].toSorted(), "testing/ownership-cases.ts").toEqual(
    named.toSorted(),
  );
});

describe.each(Object.entries(cases))("%s", (title, { make: makeOne, owner = "Omar", body, blind, expected }) => {
  const [method = "", path = ""] = title.split(" ");
  const refusal = ({ status, body: { code } }: CastAnswer): string => {
    expect(errorsOf(routeOf(title)), "the interface's description tells of it").toContain(code);
    return `${status} ${code}`;
  };

  test("is allowed for the owner, and for others by role", async () => {
    const outcome = async (name: Name | null): Promise<number | string> => {
      const { id } = await makeOne(owner);
      const answer = await call(name, method, placeOf(path, id), body);
      return answer.status < 400 ? answer.status : refusal(answer);
    };
    expect(await outcome(null)).toBe("401 not_signed_in");
    expect({
      own: await outcome(owner),
      foreign: await outcome("Reem"),
      Huda: await outcome("Huda"),
      Noura: await outcome("Noura"),
      Alia: await outcome("Alia"),
    }).toEqual(expected);
  });

  test("is refused with 404 for an unknown id, to every user", async () => {
    for (const name of ["Omar", "Huda", "Alia"] as const) {
      const absent = path.startsWith("/me/sessions") ? crypto.randomUUID() : "999999999999";
      const answer = await call(name, method, placeOf(path, absent), body);
      if (blind !== undefined) {
        expect(answer.status).toBe(blind);
        continue;
      }
      const isRefused =
        requiresPermission(routeOf(title)) && expected[name === "Omar" ? "foreign" : name] === "403 not_allowed";
      expect(refusal(answer)).toBe(isRefused ? "403 not_allowed" : "404 not_found");
    }
  });
});

test("a photo is replaced by its owner, and its address is valid only for the person it was signed for", async () => {
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#0a6b5e" } })
    .png()
    .toBuffer();
  const upload = (headers: Record<string, string>): Promise<Response> =>
    fetch(`${cast.server.url}/api/me/photo`, {
      method: "POST",
      headers: { "content-type": "image/png", ...headers },
      body: new Uint8Array(picture),
    });
  expect((await upload({})).status).toBe(401);
  const made = await upload({ authorization: `Bearer ${cast.tokenOf("Omar")}` });
  expect(made.status).toBe(201);
  const { photoUrl } = ((await made.json()) as { data: { photoUrl: string } }).data;

  expect((await call(null, "GET", photoUrl)).status).toBe(200);
  const address = new URL(photoUrl, cast.server.url);
  for (const [name, value] of [
    ["p", "2"],
    ["e", "9999999999"],
    ["s", "AAAAAAAAAAAAAAAAAAAAAA"],
  ] as const) {
    const forged = new URL(address);
    forged.searchParams.set(name, value);
    expect((await call(null, "GET", forged.pathname + forged.search)).status).toBe(404);
  }
  const another = address.pathname.replace(/\/files\/\d+\//, "/files/1234567/") + address.search;
  expect((await call(null, "GET", another)).status).toBe(404);

  expect((await call("Reem", "DELETE", "/me/photo")).status).toBe(204);
  expect((await call(null, "GET", photoUrl)).status, "Reem has deleted her own, not his").toBe(200);
  expect((await call("Omar", "DELETE", "/me/photo")).status).toBe(204);
  expect((await call(null, "GET", photoUrl)).status).toBe(404);
});
