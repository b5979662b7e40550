// refused: writes a method by hand
// refused: writes a path by hand
import { addressOf, endpoint } from "#client/api.ts";
import { topicRoutes } from "../contract/routes.ts";

export const readTopic = endpoint(topicRoutes.readTopic);
export const deleteTopic = endpoint({ ...topicRoutes.readTopic, method: "DELETE" });
export const commentsAddress = (id: string) => addressOf(`/topics/${id}/comments`, {});
