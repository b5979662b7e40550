/** A server-sent event; `id` is the stream position after it. */
export type StreamEvent = { id: string | null; name: string; data: string };

/**
 * Parses server-sent events chunk by chunk (HTML, "Interpreting an event stream"). Unlike the standard, an id without
 * data is reported too (name ""), because it is the stream position.
 */
export function createEventParser(onEvent: (event: StreamEvent) => void): (chunk: string) => void {
  let rest = "";
  let name = "";
  let data: string[] = [];
  let id: string | null = null;

  function end(): void {
    if (data.length > 0) onEvent({ id, name: name === "" ? "message" : name, data: data.join("\n") });
    else if (id !== null) onEvent({ id, name: "", data: "" });
    name = "";
    data = [];
    id = null;
  }

  function read(line: string): void {
    if (line === "") return end();
    const colon = line.indexOf(":");
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "event") name = value;
    else if (field === "data") data.push(value);
    else if (field === "id" && !value.includes("\0")) id = value;
  }

  return (chunk) => {
    // A trailing carriage return may be half of a line end.
    const text = rest + chunk;
    const complete = text.endsWith("\r") ? text.slice(0, -1) : text;
    const lines = complete.split(/\r\n|\r|\n/);
    rest = (lines.pop() ?? "") + text.slice(complete.length);
    lines.forEach(read);
  };
}
