import type pg from "pg";

type CopyConnection = pg.Connection & {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sync(): void;
};

/** The driver's callbacks for a submitted query; these are the ones a COPY can trigger. */
abstract class Copy implements pg.Submittable {
  readonly done: Promise<number>;
  #settle: (rows: number) => void;
  #refuse: (error: unknown) => void;
  #rows = 0;
  #error: unknown = null;
  readonly #text: string;

  constructor(text: string) {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    this.done = promise;
    this.#settle = resolve;
    this.#refuse = reject;
    this.#text = text;
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#text);
  }

  /** The first error counts; later ones follow from it. */
  fail(error: unknown): void {
    this.#error ??= error;
  }

  handleError(error: unknown): void {
    this.fail(error);
    this.#refuse(this.#error);
  }

  /** The tag is `COPY <rows>`. */
  handleCommandComplete({ text }: { text: string }): void {
    this.#rows = Number(/^COPY (\d+)$/.exec(text)?.[1] ?? 0);
  }

  async handleReadyForQuery(): Promise<void> {
    if (this.#error === null) this.#settle(this.#rows);
    else this.#refuse(this.#error);
  }
}

class CopyOut extends Copy {
  readonly #take: (chunk: Buffer) => void | Promise<void>;
  #taken: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(text: string, take: (chunk: Buffer) => void | Promise<void>) {
    super(text);
    this.#take = take;
  }

  handleCopyData({ chunk }: { chunk: Buffer }, connection: pg.Connection): void {
    // Backpressure: the consumer may be slower than the server, so reading pauses.
    if (this.#waiting === 0) {
      const taking = this.#takeNow(chunk);
      if (taking === undefined) return;
      this.#wait(taking, connection);
    } else {
      const before = this.#taken;
      // The driver reuses this buffer for the next message.
      const kept = Buffer.from(chunk);
      this.#wait(
        before.then(() => this.#takeNow(kept)),
        connection,
      );
    }
  }

  #takeNow(chunk: Buffer): void | Promise<void> {
    try {
      return this.#take(chunk);
    } catch (error) {
      this.fail(error);
    }
  }

  #wait(taking: Promise<void>, connection: pg.Connection): void {
    this.#waiting += 1;
    connection.stream.pause();
    this.#taken = taking
      .catch((error: unknown) => this.fail(error))
      .then(() => {
        this.#waiting -= 1;
        if (this.#waiting === 0) connection.stream.resume();
      });
  }

  override async handleReadyForQuery(): Promise<void> {
    await this.#taken;
    await super.handleReadyForQuery();
  }
}

class CopyIn extends Copy {
  readonly #content: Buffer;

  constructor(text: string, content: Buffer) {
    super(text);
    this.#content = content;
  }

  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(this.#content);
    connection.endCopyFrom();
  }
}

/**
 * Runs `COPY … TO STDOUT` and streams its chunks; nothing more is read until `take` has resolved. A chunk is valid only
 * until then. Returns the number of rows.
 */
export async function copyOut(client: pg.Client, text: string, take: (chunk: Buffer) => void | Promise<void>) {
  return client.query(new CopyOut(text, take)).done;
}

/** Runs `COPY … FROM STDIN` with complete rows; returns the number of rows. */
export async function copyIn(client: pg.Client, text: string, content: Buffer): Promise<number> {
  return client.query(new CopyIn(text, content)).done;
}
