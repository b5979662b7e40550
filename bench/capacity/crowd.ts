import { seededRandom } from "../../database/seed/random.ts";
import { runConcurrently } from "#platform/concurrency/run-concurrently.ts";
import { createClient, openStream, type Answer, type Sent, type Stream } from "./client.ts";
import { password, type Place } from "./data.ts";
import { tokenSeconds } from "./frequencies.ts";
import { createMeter, type Meter } from "./meter.ts";
import { requestsOf, type Browser, type Known } from "./requests.ts";
import type { Arrival } from "./schedule.ts";

export type Tokens = { token: string; refreshToken: string };

/** A person with the portal open. */
type Person = {
  id: string;
  origin: string;
  tokens: Tokens;
  /** When the access token expires, by `performance.now()`. */
  expiresAt: number;
  renewing: Promise<void> | null;
  stream: Stream | null;
  /** Where the next event stream begins. */
  eventPosition: string | null;
  punches: number;
};

/** The moment at which a request should be sent, the meter of its phase, and the name of its action. */
type Sending = { at: number; meter: Meter; action: string };

export type CrowdOptions = {
  origins: readonly string[];
  known: Known;
  places: readonly Place[];
  seed: number;
  /** Signs in people by id, without the server. */
  signIn: (personIds: readonly string[]) => Promise<ReadonlyMap<string, Tokens>>;
};

export type Crowd = ReturnType<typeof createCrowd>;

/** Milliseconds before its end at which a browser renews an access token. */
const renewalMargin = 30_000;

/** Milliseconds over which browsers spread what they ask for after a notification to everyone. */
const broadcastSpread = 10_000;

/** Event streams that are opened at once. */
const openings = 16;

const idIn = ({ text }: Answer): string => (JSON.parse(text) as { data: { id: string } }).data.id;

const tokensIn = ({ text }: Answer): Tokens => (JSON.parse(text) as { data: Tokens }).data;

/** Returns a description of an unexpected answer, or of those in a batch: one line of its status before each body. */
function faultsOf({ method, path }: Sent, { status, text }: Answer): string[] {
  const parts = new URLSearchParams(path.split("?")[1]).getAll("get");
  const statuses = [...text.matchAll(/^\{"part":(\d+),"status":(\d+)\}$/gm)];
  const isBatch = path.startsWith("/batch");
  if (status < 200 || status > 299) return [`${method} ${path} was answered ${status}: ${text.slice(0, 300)}`];
  if (isBatch && statuses.length !== parts.length) return [`${path} has ${statuses.length} of ${parts.length} parts`];
  return statuses.flatMap(([, part, partStatus]) =>
    partStatus === "200" ? [] : [`GET ${parts[Number(part)]} was answered ${partStatus} in a batch`],
  );
}

/** The people of a measurement with their sessions and event streams. */
export function createCrowd({ origins, known, places, seed, signIn }: CrowdOptions) {
  const client = createClient();
  const draw = seededRandom(String(seed));
  const people: Person[] = [];
  let present = 0;
  let meterOfEvents: Meter | null = null;
  let ownWritesRead = 0;

  /** Sends a request; the time counts from when it should have been sent. */
  async function send(person: Person, sending: Sending, sent: Sent): Promise<Answer> {
    const answer = await client.send(person.origin, sent);
    const end = performance.now();
    const isGood = answer.status >= 200 && answer.status < 300;
    const name = `${sending.action} ${sent.method} ${sent.path.split("?")[0]?.replaceAll(/\d+/g, "…")}`;
    sending.meter.add(end - sending.at, name, isGood ? null : answer.status);
    if (answer.eventPosition !== null) person.eventPosition = answer.eventPosition;
    // The next request of the page is sent when this one has been answered.
    sending.at = end;
    return answer;
  }

  async function takeTokens(person: Person, sending: Sending, path: string, body: object): Promise<void> {
    const answer = await send(person, sending, { method: "POST", path, token: null, body, isRead: true });
    if (answer.status !== 200) return;
    person.tokens = tokensIn(answer);
    person.expiresAt = performance.now() + tokenSeconds * 1000;
  }

  async function renew(person: Person, sending: Sending): Promise<void> {
    if (performance.now() < person.expiresAt - renewalMargin) return;
    const { refreshToken } = person.tokens;
    person.renewing ??= takeTokens(person, sending, "/refreshAccessToken", { refreshToken }).finally(() => {
      person.renewing = null;
    });
    await person.renewing;
  }

  /** Asks for the number of notifications, as each open page does when it has changed. */
  async function countNotifications(person: Person, sending: Sending): Promise<void> {
    await renew(person, sending);
    await send(person, sending, { method: "GET", path: "/notifications/count", token: person.tokens.token });
  }

  async function follow(person: Person): Promise<boolean> {
    person.stream?.close();
    person.stream = null;
    person.stream = await openStream(
      person.origin,
      { token: person.tokens.token, after: person.eventPosition },
      {
        data(chunk) {
          const meter = meterOfEvents;
          if (meter === null || !chunk.includes('"notifications.changed"')) return;
          const count = (): void => void countNotifications(person, { at: performance.now(), meter, action: "event" });
          if (chunk.includes('"notificationBroadcast"')) setTimeout(count, draw() * broadcastSpread).unref();
          else count();
        },
        end: () => meterOfEvents?.add(0, "an event stream ended", 0),
      },
    );
    return person.stream !== null;
  }

  /** Reads a comment that was just acknowledged from another node, if there is one: a balancer may lead its author there. */
  async function readOwnComment(
    { origin, tokens: { token } }: Person,
    topicId: string,
    id: string,
    meter: Meter,
  ): Promise<void> {
    const other = origins[(origins.indexOf(origin) + 1) % origins.length];
    if (other === undefined || other === origin) return;
    const path = `/topics/${topicId}/comments?around=${id}`;
    const { status, text } = await client.send(other, { method: "GET", path, token, isRead: true });
    ownWritesRead += 1;
    if (status !== 200 || !text.includes(`"id":"${id}"`)) meter.add(0, "own comment on another node", status);
  }

  function browserOf(person: Person, sending: Sending, choose: () => number, faults: string[] | null): Browser {
    const call = async (method: Sent["method"], path: string, body?: object, isRead = false): Promise<Answer> => {
      const sent = { method, path, token: person.tokens.token, body, isRead: isRead || faults !== null };
      // Parallel requests of a page are due at the same moment.
      const answer = await send(person, { ...sending }, sent);
      sending.at = performance.now();
      faults?.push(...faultsOf(sent, answer));
      return answer;
    };
    return {
      draw: choose,
      known,
      get: (path) => call("GET", path),
      write: call,
      async comment(topicId, content) {
        const answer = await call("POST", `/topics/${topicId}/comments`, { content }, true);
        if (answer.status === 201) await readOwnComment(person, topicId, idIn(answer), sending.meter);
      },
      async reopenStream() {
        const { at, meter } = sending;
        const isOpen = await follow(person);
        meter.add(performance.now() - at, "event stream", isOpen ? null : 0);
      },
      signIn: () => takeTokens(person, sending, "/sign-in", { email: `person${person.id}@diwan.example`, password }),
      async punch() {
        const place = places[Number(person.id) % places.length];
        const kind = person.punches++ % 2 === 0 ? "in" : "out";
        const clientId = `${person.id}-${person.punches}`;
        await call("POST", "/attendance/punches", { kind, ...place, accuracy: 12, clientId });
      },
    };
  }

  /** Makes this many people present: signs in those who are not, and opens their event streams. */
  async function gather(count: number): Promise<void> {
    while (present > count) {
      const person = people[--present];
      person?.stream?.close();
      if (person !== undefined) person.stream = null;
    }
    const arriving: Person[] = [];
    for (; present < count; present += 1) {
      const id = known.personIds[present % known.personIds.length] ?? "";
      const origin = origins[present % origins.length] ?? "";
      const tokens = { token: "", refreshToken: "" };
      people[present] ??= {
        id,
        origin,
        tokens,
        expiresAt: 0,
        renewing: null,
        stream: null,
        eventPosition: null,
        punches: 0,
      };
      const person = people[present];
      if (person !== undefined) arriving.push(person);
    }
    const tokens = await signIn(arriving.map(({ id }) => id));
    const now = performance.now();
    await runConcurrently(openings, arriving, async (person) => {
      const own = tokens.get(person.id);
      if (own === undefined) throw new Error(`Person ${person.id} was not signed in.`);
      // Renewals are spread, as if people had come one by one.
      Object.assign(person, { tokens: own, expiresAt: now + draw() * tokenSeconds * 1000, eventPosition: null });
      if (!(await follow(person))) throw new Error("An event stream was refused.");
    });
  }

  return {
    gather,
    /** Sets the meter of requests that follow from events; null: they are not sent. */
    meterEvents(meter: Meter | null): void {
      meterOfEvents = meter;
    },
    /** Begins an action that was due at `at`. */
    async act({ person: index, action, seed: own }: Arrival, at: number, meter: Meter): Promise<void> {
      const person = people[index];
      if (person === undefined) throw new Error(`Person ${index} is not present.`);
      const sending = { at, meter, action };
      if (action !== "signsIn" && action !== "arrivesAndSignsIn") await renew(person, sending);
      await requestsOf[action](browserOf(person, sending, seededRandom(String(own)), null));
    },
    /** Does each action once as the first person, reading all answers; returns those that are not as expected. */
    async check(): Promise<string[]> {
      await gather(1);
      const [person] = people;
      if (person === undefined) return ["There are no people."];
      const faults: string[] = [];
      for (const act of Object.values(requestsOf))
        await act(browserOf(person, { at: performance.now(), meter: createMeter(), action: "check" }, draw, faults));
      return faults;
    },
    /** Comments that another node was asked for as soon as they were acknowledged. */
    ownWritesRead: () => ownWritesRead,
    /** Number of requests without an answer yet. */
    pending: client.pending,
    async close(): Promise<void> {
      await gather(0);
      client.close();
    },
  };
}
