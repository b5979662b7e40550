// refused: writes a path by hand
import { addressOf } from "#client/api.ts";
import { Link } from "@tanstack/react-router";
import { topicRoutes } from "../contract/routes.ts";

/** Pages have addresses of their own, and may put one of the server's together from its route. */
export const TopicPage = ({ id }: { id: string }) => (
  <>
    <Link to="/topics/$id" params={{ id }} />
    <a href={`/api${addressOf(topicRoutes.readTopic.path, { params: { id } })}`}>JSON</a>
    <img src={`/api/topics/${id}/picture`} alt="" />
  </>
);
