import { useSearch } from "@tanstack/react-router";

/** A place is strict or not; that is no option of a hook. */
export const place = { strict: false, name: "Gate" };
export const PlacePage = () => useSearch({ from: "/app/places" }).name;
