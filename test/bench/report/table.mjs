import { isMet } from "./row.mjs";

/**
 * @typedef {import("./row.mjs").Row} Row
 * @typedef {import("./row.mjs").Spread} Spread
 */

const headings = ["ratio", "(quartiles)", "goal", "", "what", "ours", "reference"];

/**
 * @param {readonly Row[]} rows
 * @returns {string} a Markdown table, padded, so that it reads well on a terminal too
 */
export function tableOf(rows) {
  const lines = [headings, ...rows.map(cellsOf)];
  const widths = headings.map((_, column) =>
    Math.max(3, ...lines.map((line) => [...(line[column] ?? "")].length)),
  );
  const drawn = lines.map(
    (line) => `| ${line.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(" | ")} |`,
  );
  const rule = `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`;
  return [drawn[0], rule, ...drawn.slice(1)].join("\n");
}

/** @param {Row} row */
function cellsOf(row) {
  const { ratio, unit, what, against } = row;
  return [
    number(ratio.median),
    Number.isNaN(ratio.low) ? "" : `${number(ratio.low)}–${number(ratio.high)}`,
    goalOf(row),
    { true: "met", false: "NOT MET", null: "" }[String(isMet(row))] ?? "",
    what,
    valueOf(row.ours, unit),
    `${valueOf(row.reference, unit)}: ${against}`,
  ];
}

/** @param {Row} row */
function goalOf({ goal, better, unit }) {
  if (goal === null) return "";
  const sign = better === "less" ? "≤" : "≥";
  return goal.on === "ratio" ? `${sign} ${goal.bound} ×` : `${sign} ${goal.bound} ${unit}`;
}

/**
 * @param {Spread} spread
 * @param {string} unit
 */
const valueOf = ({ median }, unit) => `${number(median)} ${unit}`;

/**
 * Three digits that count.
 * @param {number} value
 */
function number(value) {
  if (Number.isNaN(value)) return "–";
  const size = Math.abs(value);
  if (size >= 100 || value === 0) return value.toFixed(0);
  return value.toFixed(size >= 10 ? 1 : size >= 0.095 ? 2 : 4);
}
