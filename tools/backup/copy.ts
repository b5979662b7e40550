import type pg from "pg";

type CopyConnection = pg.Connection & {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
};

/** The driver's callbacks for the data of a COPY; `settled` resolves when all data have been processed. */
type DataHandlers = {
  handleCopyData?(message: { chunk: Buffer }, connection: pg.Connection): void;
  handleCopyInResponse?(connection: CopyConnection): void;
  settled?(): Promise<void>;
};

/** Runs a COPY as a query of our own; returns the number of rows. Handlers report failures by `fail`. */
function runCopy(client: pg.Client, text: string, handlersFor: (fail: (error: unknown) => void) => DataHandlers) {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  // The first error counts; later ones follow from it.
  const failures: unknown[] = [];
  const fail = (error: unknown): void => void failures.push(error);
  const { settled = async () => {}, ...handlers } = handlersFor(fail);
  let rows = 0;
  client.query({
    submit: (connection: pg.Connection) => void connection.query(text),
    ...handlers,
    handleError(error: unknown): void {
      fail(error);
      reject(failures[0]);
    },
    /** The tag is `COPY <rows>`. */
    handleCommandComplete({ text: tag }: { text: string }): void {
      rows = Number(/^COPY (\d+)$/.exec(tag)?.[1] ?? 0);
    },
    handleReadyForQuery: () => void settled().then(() => (failures.length > 0 ? reject(failures[0]) : resolve(rows))),
  });
  return promise;
}

/**
 * Runs `COPY … TO STDOUT` and streams its chunks; nothing more is read until `take` has resolved. A chunk is valid only
 * until then. Returns the number of rows.
 */
export const copyOut = (client: pg.Client, text: string, take: (chunk: Buffer) => void | Promise<void>) =>
  runCopy(client, text, (fail) => {
    let waiting = 0;
    let taken: Promise<void> = Promise.resolve();
    const takeNow = (chunk: Buffer): void | Promise<void> => {
      try {
        return take(chunk);
      } catch (error) {
        fail(error);
      }
    };
    // Backpressure: the consumer may be slower than the server, so reading pauses.
    const wait = (taking: Promise<void>, { stream }: pg.Connection): void => {
      waiting += 1;
      stream.pause();
      taken = taking.catch(fail).then(() => {
        waiting -= 1;
        if (waiting === 0) stream.resume();
      });
    };
    return {
      handleCopyData({ chunk }, connection) {
        if (waiting === 0) {
          const taking = takeNow(chunk);
          if (taking !== undefined) wait(taking, connection);
          return;
        }
        // The driver reuses this buffer for the next message.
        const kept = Buffer.from(chunk);
        const taking = taken.then(() => takeNow(kept));
        wait(taking, connection);
      },
      settled: () => taken,
    };
  });

/** Runs `COPY … FROM STDIN` with complete rows; returns the number of rows. */
export const copyIn = (client: pg.Client, text: string, content: Buffer) =>
  runCopy(client, text, () => ({
    handleCopyInResponse(connection) {
      connection.sendCopyFromChunk(content);
      connection.endCopyFrom();
    },
  }));
