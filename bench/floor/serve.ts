import { createServer, type IncomingMessage } from "node:http";

/** Serves JSON on PORT: what `answer` resolves to; null is 404. */
export function serve(status: number, answer: (request: IncomingMessage) => Promise<object | null>): void {
  const server = createServer((request, response) => {
    answer(request).then(
      (body) => {
        const json = JSON.stringify(body);
        response.writeHead(body === null ? 404 : status, {
          "content-type": "application/json; charset=utf-8",
          "content-length": Buffer.byteLength(json),
        });
        response.end(json);
      },
      (error: unknown) => {
        console.error(error);
        response.writeHead(500).end();
      },
    );
  });
  server.listen(Number(process.env["PORT"]), "127.0.0.1");
}
