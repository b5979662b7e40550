// refused: reads an address without its route
// refused: says `as never`
import { useNavigate, useSearch } from "@tanstack/react-router";

export function TopicPage() {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  return <button onClick={() => void navigate({ to: ".", search: { ...search, sort: "new" } as never })}>New</button>;
}
