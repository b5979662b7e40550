import { useQuery } from "@tanstack/react-query";
import { instanceQuery } from "./api.ts";

/** True until the response arrives. */
export const useMailDelivery = (): boolean => useQuery(instanceQuery).data?.data.deliversMail ?? true;
