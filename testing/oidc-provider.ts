import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload } from "jose";
import { Provider, type Configuration, type JWK } from "oidc-provider";

/** A person's claims at the provider. */
export type ProviderPerson = { email?: string; email_verified?: boolean; name?: string; locale?: string };

export type TestProvider = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** People by subject; may be changed at any time. */
  people: Map<string, ProviderPerson>;
  /** Sets the portal's address; until then all responses are 503. */
  serve(publicUrl: string): void;
  /** When set, replaces the genuine ID token by one made with the provider's signing key; null disables it. */
  forge: Forgery | null;
  close(): Promise<void>;
};

type Forgery = (claims: JWTPayload, key: CryptoKey) => Promise<string>;

const page = (links: string): string =>
  `<!doctype html><html lang="en"><title>House of Wahat</title><h1>House of Wahat</h1><ul>${links}</ul></html>`;

/** Starts an OpenID Connect provider on this machine; its page lists the people to sign in as. Closed by the caller. */
export async function startTestProvider(): Promise<TestProvider> {
  const people = new Map<string, ProviderPerson>();
  const [clientId, clientSecret] = ["portal", "a secret of the portal and the house"];
  let provider: Provider | null = null;
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const key = { ...(await exportJWK(privateKey)), use: "sig", alg: "RS256", kid: "house" } as JWK;

  async function interact(serving: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chosen = new URL(request.url ?? "", issuer).searchParams.get("as");
    if (chosen === null) {
      const names = [...people.keys(), "nobody"].map((subject) => `<li><a href="?as=${subject}">${subject}</a></li>`);
      response.setHeader("content-type", "text/html; charset=utf-8").end(page(names.join("")));
      return;
    }
    const result = people.has(chosen) ? { login: { accountId: chosen } } : { error: "access_denied" };
    await serving.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  /** Replaces the ID token in the response. */
  function tamper(response: ServerResponse, forgery: Forgery): void {
    const end = response.end.bind(response);
    const send = async (body: string): Promise<void> => {
      const answer = JSON.parse(body) as { id_token?: string };
      if (answer.id_token !== undefined) answer.id_token = await forgery(decodeJwt(answer.id_token), privateKey);
      const changed = JSON.stringify(answer);
      response.setHeader("content-length", Buffer.byteLength(changed));
      end(changed);
    };
    response.end = ((body: string | Buffer) => {
      void send(body.toString());
      return response;
    }) as typeof response.end;
  }

  const server = createServer((request, response) => {
    if (provider === null) {
      response.writeHead(503).end();
      return;
    }
    if (request.url === "/token" && made.forge !== null) tamper(response, made.forge);
    if (!request.url?.startsWith("/interaction/")) {
      void provider.callback()(request, response);
      return;
    }
    interact(provider, request, response).catch(() => response.writeHead(400).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const configuration = (publicUrl: string): Configuration => ({
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${publicUrl}/api/single-sign-on/callback`],
        post_logout_redirect_uris: [`${publicUrl}/login`],
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ["a key of the house"] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "locale"] },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        logoutSource(context, form) {
          const leave = '<button type="submit" form="op.logoutForm" name="logout" value="yes">Leave the house</button>';
          context.body = page(`<li>${form}${leave}</li>`);
        },
      },
    },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_, subject) => ({
      accountId: subject,
      claims: () => Promise.resolve({ sub: subject, ...people.get(subject) }),
    }),
    // No consent page is shown.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? "",
        accountId: oidc.session?.accountId ?? "",
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });

  const made: TestProvider = {
    issuer,
    clientId,
    clientSecret,
    people,
    serve(publicUrl) {
      provider = new Provider(issuer, configuration(publicUrl));
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    forge: null,
  };
  return made;
}
