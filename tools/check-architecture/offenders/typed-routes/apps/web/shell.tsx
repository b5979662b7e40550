// refused: reads an address without its route
import { useParams } from "@tanstack/react-router";

export const Shell = () => useParams({ strict: false }).id;
