/** A person with the session of a browser: an answer 401 is followed by one renewal, as in the web client. */
export type SignedInPerson = {
  /** Sends JSON to a node, and returns the answer's status and data. */
  send(url: string, path: string, body: object, key: string): Promise<{ status: number; data: unknown }>;
  /** Number of renewals, and of renewals that were refused: the person would have to sign in again. */
  renewals(): number;
  refusals(): number;
};

type Tokens = { token: string; refreshToken: string };

export function signedInPerson(first: Tokens): SignedInPerson {
  let tokens = first;
  let renewals = 0;
  let refusals = 0;
  const post = (url: string, path: string, body: object, key: string | null): Promise<Response> =>
    fetch(`${url}/api${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(key === null ? {} : { authorization: `Bearer ${tokens.token}`, "idempotency-key": key }),
      },
      body: JSON.stringify(body),
    });
  const dataOf = async (answer: Response): Promise<unknown> => ((await answer.json()) as { data?: unknown }).data;
  async function renew(url: string): Promise<boolean> {
    const answer = await post(url, "/refreshAccessToken", { refreshToken: tokens.refreshToken }, null);
    const renewed = await dataOf(answer);
    if (!answer.ok) refusals += 1;
    else {
      renewals += 1;
      tokens = renewed as Tokens;
    }
    return answer.ok;
  }
  return {
    async send(url, path, body, key) {
      let answer = await post(url, path, body, key);
      if (answer.status === 401 && (await renew(url))) answer = await post(url, path, body, key);
      return { status: answer.status, data: await dataOf(answer) };
    },
    renewals: () => renewals,
    refusals: () => refusals,
  };
}
