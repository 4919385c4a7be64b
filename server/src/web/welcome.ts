import type { Address } from "./addresses.js";
import type { Announcement } from "./announcements.js";

/** The lines for people once the server listens: where it can be opened, and what the modules announce. */
export function welcome(
  addresses: readonly Address[],
  announcements: readonly Announcement[],
): readonly string[] {
  const first = addresses[0]?.url ?? "";
  const rows = [
    ...addresses.map(({ label, url }) => [label, url] as const),
    ...announcements.map(({ label, path, remark }) => {
      return [label, `${first}${path}${remark ? `  (${remark})` : ""}`] as const;
    }),
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  return ["Drawroom is ready.", ...rows.map(([label, url]) => `  ${label.padEnd(width)}  ${url}`)];
}
