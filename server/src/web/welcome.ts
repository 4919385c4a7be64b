import type { Address } from "./addresses.js";
import type { Announcement } from "./announcements.js";

/** The lines for people once the server listens: where it can be opened, and what the modules announce. */
export function welcome(
  addresses: readonly Address[],
  announcements: readonly Announcement[],
): readonly string[] {
  const urls = addresses.map(({ url }) => url);
  const rows = [
    ...addresses.map(({ label, url }) => [label, url] as const),
    ...announcements.flatMap(({ label, path, remark, isShared }) =>
      urls.slice(0, isShared ? urls.length : 1).map((url, index) => {
        const behind = remark && index === 0 ? `  (${remark})` : "";
        return [index === 0 ? label : "", `${url}${path}${behind}`] as const;
      }),
    ),
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  return ["Drawroom is ready.", ...rows.map(([label, url]) => `  ${label.padEnd(width)}  ${url}`)];
}
