import type { CookieOptions } from "express";

const NAME = "drawroom_session";

/** A session ends when it is not used for 30 days. */
export const SESSION_MS = 30 * 86_400_000;

/** The session's token in a request's `Cookie` header, or null. */
export function tokenIn(cookieHeader: string | undefined): string | null {
  for (const part of cookieHeader?.split(";") ?? []) {
    const [name, value] = part.trim().split("=");
    if (name === NAME && value) return value;
  }
  return null;
}

/** Script can't read it, other sites' writes don't carry it; over https it is sent by https only. */
const optionsFor = (isHttps: boolean): CookieOptions => ({
  httpOnly: true,
  sameSite: "lax",
  secure: isHttps,
  path: "/",
});

/** For `response.cookie(...)`. */
export const sessionCookie = (token: string, isHttps: boolean): [string, string, CookieOptions] => [
  NAME,
  token,
  { ...optionsFor(isHttps), maxAge: SESSION_MS },
];

/** For `response.clearCookie(...)`. */
export const endedCookie = (isHttps: boolean): [string, CookieOptions] => [
  NAME,
  optionsFor(isHttps),
];
