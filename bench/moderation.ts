import { openClient } from "#platform/database/client.ts";
import { latency, median } from "./load.ts";
import { compareLatency, type Finding } from "./measurements.ts";
import { addToRole } from "./session.ts";

/** Makes an arbitrary employee a moderator; returns the id. */
export async function makeModerator(databaseUrl: string): Promise<string> {
  await using client = await openClient(databaseUrl);
  const { rows } = await client.query<{ id: string }>(
    "select min(person_id) as id from account where status = 'active'",
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("There are no people.");
  await addToRole(client, "moderator", id);
  return id;
}

/** All combinations of the four switches. */
const combinations = ["isPoster", "isActive", "hasReport", "isPoll"].reduce(
  (parts, name) => parts.flatMap((part) => ["", `&${name}=true`, `&${name}=false`].map((choice) => part + choice)),
  [""],
);
const year = new Date().getUTCFullYear();
/** All topics, a category, past dates, and all of these combined. */
const places = [
  "",
  "&category=3",
  `&createdFrom=${year - 2}-01-01&createdTo=${year - 2}-12-31`,
  `&category=3&createdTo=${year - 1}-06-30`,
];

const typical = async (url: string, token: string, times: number): Promise<number> => {
  const seen: number[] = [];
  for (let number = 0; number < times; number += 1) seen.push(await latency(url, token));
  return median(seen);
};

/**
 * Measures all combinations of the moderation filters in both orders; then compares the slowest, and its count, with
 * the plain list: the ratio may be at most 3.
 */
export async function compareModeration(url: string, token: string): Promise<Finding[]> {
  const addresses = combinations.flatMap((combination) =>
    places.flatMap((place) =>
      ["newest", "oldest"].map((sort) => `/api/topics?view=moderation&limit=20&sort=${sort}${combination}${place}`),
    ),
  );
  let slowest = { address: addresses[0] ?? "", milliseconds: 0 };
  for (const address of addresses) {
    // The first responses prepare the statement on a connection.
    const milliseconds = await typical(url + address, token, 7);
    if (milliseconds > slowest.milliseconds) slowest = { address, milliseconds };
  }
  const comparedWith = `${url}/api/topics?limit=20`;
  const few = "/api/topics?isPoster=true&isActive=false&hasReport=true&isPoll=true&limit=20";
  const count = `/api/topics/count?${slowest.address.split("&").slice(3).join("&")}`;
  const compare = (what: string, path: string): Promise<Finding> =>
    compareLatency(what, { measured: url + path, comparedWith }, 3, token);
  return [
    await compare(`slowest of ${addresses.length} filters of moderation against the plain list`, slowest.address),
    await compare("filters of moderation that leave three topics against it", few),
    await compare("counting what the slowest finds against it", count),
  ];
}
