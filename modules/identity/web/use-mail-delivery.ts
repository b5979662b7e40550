import { useQuery } from "@tanstack/react-query";
import { instanceQuery } from "./api.ts";

/** Whether mails leave by a mail server; assumed until the server has answered. */
export const useMailDelivery = (): boolean => useQuery(instanceQuery).data?.data.deliversMail ?? true;
