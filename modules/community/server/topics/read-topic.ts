import type { Reader } from "#platform/database/database.ts";
import type { Topic } from "../../contract/schemas.ts";
import type { FileLinks, Viewer } from "../viewer.ts";
import { loadTopic } from "./load-topic.ts";
import { presentTopic } from "./present-topic.ts";

/** One topic as this reader sees it; 404 when they may not know that it exists. */
export const readTopic = async (db: Reader, viewer: Viewer, id: string, files: FileLinks): Promise<Topic> =>
  presentTopic(await loadTopic(db, viewer, id), viewer, files);
