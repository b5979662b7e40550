export { moderationEvents } from "./events.ts";
export { ReportDialog, ReportItem } from "./reporting/ReportItem.tsx";
