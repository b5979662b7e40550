import { createServer, type AddressInfo, type Socket } from "node:net";
import pg from "pg";

/** A transaction pooler without support for prepared statements: all clients share one session. */
export type Pooler = { url: string; close(): Promise<void> };

const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
/** Authenticated, and ready for queries outside a transaction. */
const welcome = Buffer.concat([message("R", Buffer.alloc(4)), message("Z", Buffer.from("I"))]);

/** Splits complete messages off the beginning of the data; returns the rest. */
function split(data: Buffer, onMessage: (type: string, whole: Buffer) => void): Buffer {
  let rest = data;
  while (rest.length >= 5 && rest.length >= rest.readInt32BE(1) + 1) {
    const end = rest.readInt32BE(1) + 1;
    onMessage(String.fromCharCode(rest[0] ?? 0), rest.subarray(0, end));
    rest = rest.subarray(end);
  }
  return rest;
}

/** Starts a pooler in front of a database; it requires no authentication. */
export async function startPooler(databaseUrl: string): Promise<Pooler> {
  const session = new pg.Client({ connectionString: databaseUrl });
  session.on("error", () => {});
  await session.connect();
  // `pg` authenticates; then the raw stream is used.
  const { stream } = (session as unknown as { connection: { stream: Socket } }).connection;
  stream.removeAllListeners("data");

  const clients = new Set<Socket>();
  const waiting: { from: Socket; bytes: Buffer }[] = [];
  let served: Socket | null = null;
  let inTransaction: Socket | null = null;
  const next = (): void => {
    if (served !== null) return;
    const place = waiting.findIndex(({ from }) => inTransaction === null || from === inTransaction);
    const [exchange] = place < 0 ? [] : waiting.splice(place, 1);
    if (exchange === undefined) return;
    served = exchange.from;
    stream.write(exchange.bytes);
  };
  let answered: Buffer = Buffer.alloc(0);
  stream.on("data", (data: Buffer) => {
    answered = split(Buffer.concat([answered, data]), (type, whole) => {
      const client = served;
      client?.write(whole);
      if (type !== "Z") return;
      inTransaction = whole[5] === "I".charCodeAt(0) ? null : client;
      served = null;
      next();
    });
  });

  const server = createServer((client) => {
    clients.add(client);
    client.on("error", () => {});
    let hasStarted = false;
    let requested: Buffer = Buffer.alloc(0);
    let batch: Buffer[] = [];
    client.on("data", (data: Buffer) => {
      requested = Buffer.concat([requested, data]);
      if (!hasStarted) {
        if (requested.length < 4 || requested.length < requested.readInt32BE(0)) return;
        requested = requested.subarray(requested.readInt32BE(0));
        hasStarted = true;
        client.write(welcome);
      }
      requested = split(requested, (type, whole) => {
        if (type === "X") return void client.end();
        batch.push(whole);
        if (type !== "Q" && type !== "S") return;
        waiting.push({ from: client, bytes: Buffer.concat(batch) });
        batch = [];
        next();
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    async close() {
      for (const client of clients) client.destroy();
      await new Promise((resolve) => server.close(resolve));
      stream.destroy();
    },
  };
}
