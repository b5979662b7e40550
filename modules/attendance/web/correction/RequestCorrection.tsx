import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { attendanceServicesQuery } from "../api.ts";
import type { Missing } from "./plan-correction.ts";

/** Link to the prefilled correction form; renders nothing if there is no such service. */
export function RequestCorrection({ missing }: { missing: Missing }) {
  const t = useTranslations("attendance");
  const code = useQuery(attendanceServicesQuery).data?.data.correction ?? null;
  if (code === null) return null;
  return (
    <div>
      <Button
        size="sm"
        renderLink={(slot) => (
          <Link to="/e-services/$code" params={{ code }} search={{ answers: JSON.stringify(missing) }} {...slot} />
        )}
      >
        {t("askCorrection")}
      </Button>
    </div>
  );
}
