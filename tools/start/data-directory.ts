import { chmod, mkdir } from "node:fs/promises";

/** The data is nobody else's business; but the user that runs PostgreSQL for root has to come through. */
export async function makeDataDirectory(path: string): Promise<void> {
  const created = await mkdir(path, { recursive: true });
  if (created !== undefined) await chmod(path, process.getuid?.() === 0 ? 0o711 : 0o700);
}
