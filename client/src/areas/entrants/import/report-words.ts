import { useI18n } from "vue-i18n";
import type { LineProblem, ListProblem, ReadReport, Verdict } from "./reading";

/** The report in words. */
export function useReportWords() {
  const { t } = useI18n();

  const lineWords = (problem: LineProblem): string => {
    const parts =
      "column" in problem
        ? { ...problem, column: t(`entrants.${problem.column}`) }
        : { ...problem };
    return t(`entrants.import.problem.${problem.code}`, parts);
  };
  const problemWords = (problem: ListProblem): string => {
    const key = problem.code === "notText" ? `notText.${problem.kind}` : problem.code;
    return t(`entrants.import.list.${key}`, { ...problem });
  };
  /** `80 lines: 78 are read, 2 left out`. */
  const counts = ({ lines, rows }: ReadReport): string => {
    const count = (...verdicts: Verdict[]): number =>
      lines.filter(({ verdict }) => verdicts.includes(verdict)).length;
    const parts = [
      t("entrants.import.counts.read", count("read")),
      count("readWithout") > 0 ? t("entrants.import.counts.readWithout", count("readWithout")) : "",
      count("leftOut", "doubled") > 0
        ? t("entrants.import.counts.leftOut", count("leftOut", "doubled"))
        : "",
    ];
    return `${t("entrants.import.counts.lines", rows)} ${parts.filter(Boolean).join(", ")}.`;
  };
  /** `Columns: name, country, dGrade. Separated by commas, UTF-8.` */
  const readAs = ({ columns, separator, encoding, hasHeader }: ReadReport): string => {
    const named = columns.flatMap((column) => (column ? [t(`entrants.${column}`)] : []));
    return t(`entrants.import.readAs.${hasHeader ? "header" : "content"}`, {
      columns: named.join(", "),
      separator: t(`entrants.import.separator.${separator === null ? "none" : NAMES[separator]}`),
      encoding: t(`entrants.import.encoding.${encoding}`),
    });
  };
  return { lineWords, problemWords, counts, readAs };
}

const NAMES = { ",": "comma", ";": "semicolon", "\t": "tab" } as const;
