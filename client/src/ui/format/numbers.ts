import { intlTag } from "../../i18n";

const MINUS = "\u2212";
const withMinus = (text: string): string => text.replace(/-/g, MINUS);

/** A whole number by locale, minus as U+2212. No grouping: a grade of 2147 is 2147 on every sheet. */
export const whole = (value: number): string =>
  withMinus(new Intl.NumberFormat(intlTag(), { useGrouping: false }).format(value));

/** A number with its sign: `+14`, `−2`, `0`. */
export const signed = (value: number, digits = 0): string =>
  withMinus(
    new Intl.NumberFormat(intlTag(), {
      signDisplay: "exceptZero",
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: false,
    }).format(value),
  );

const places = (value: number, digits: number): string =>
  withMinus(
    new Intl.NumberFormat(intlTag(), {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: false,
    }).format(value),
  );

/** A mean, to one place. */
export const mean = (value: number): string => places(value, 1);

/** A figure that the engine gives in hundredths, `80.10`: by locale, in German `80,10`. */
export const hundredths = (figure: string): string => places(Number(figure), 2);
