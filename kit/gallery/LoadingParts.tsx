import { useQuery } from "@tanstack/react-query";
import { Unreachable } from "#client/problems.ts";
import { Loading } from "../Loading.tsx";
import { answerOf } from "./answers.ts";

/** A list that waits until the test answers: "rows", or anything else for a network that is away. */
export function LoadingParts() {
  const query = useQuery({
    queryKey: ["rows"],
    async queryFn() {
      if ((await answerOf("rows")) !== "rows") throw new Unreachable("network");
      return ["Alia", "Omar"];
    },
  });
  const { data } = query;
  return (
    <section aria-label="Loading">
      {data === undefined ? (
        <Loading query={query} label="Loading people" shape={2} failed="People could not be loaded" headingLevel={3} />
      ) : (
        data.map((name) => <p key={name}>{name}</p>)
      )}
    </section>
  );
}
