import { afterEach, describe, expect, it, vi } from "vitest";
import { flushPromises } from "@vue/test-utils";
import { account } from "../../client/src/areas/sign-in/account";
import { eventsByTime } from "../../client/src/areas/events/events-by-time";
import { mountApp, textOf } from "../support/mount-page";

const event = (name: string, startsOn: string, endsOn: string) => ({
  slug: name.toLowerCase(),
  name,
  venue: "Lawns",
  startsOn,
  endsOn,
  published: true,
  role: "spectator" as const,
});

/** Answers by `METHOD path`; what is not listed was not expected. */
function serve(answers: Record<string, { status?: number; body?: unknown }>) {
  const asked: { path: string; body: unknown }[] = [];
  vi.stubGlobal(
    "fetch",
    (path: string, { method, body }: { method: string; body: string | null }) => {
      asked.push({ path: `${method} ${path}`, body: body === null ? null : JSON.parse(body) });
      const answer = answers[`${method} ${path}`];
      if (!answer) throw new Error(`not expected: ${method} ${path}`);
      const { status = 200 } = answer;
      return Promise.resolve(
        new Response(status === 204 ? null : JSON.stringify(answer.body), { status }),
      );
    },
  );
  return asked;
}
afterEach(() => {
  vi.unstubAllGlobals();
  account.value = undefined;
});

describe("the list of events", () => {
  it("what is on, what comes soonest first, what is past latest first", () => {
    const events = [
      event("Old", "2025-01-01", "2025-01-02"),
      event("Late", "2026-09-01", "2026-09-02"),
      event("On", "2026-05-13", "2026-05-18"),
      event("Soon", "2026-06-01", "2026-06-02"),
      event("Older", "2024-01-01", "2024-01-02"),
    ];
    const { on, coming, past } = eventsByTime(events, "2026-05-18");
    expect([on, coming, past].map((part) => part.map(({ name }) => name))).toEqual([
      ["On"],
      ["Soon", "Late"],
      ["Old", "Older"],
    ]);
  });

  it("says so where the server is not reached, with a way to try again", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no line")));
    const { page } = await mountApp("/");
    await flushPromises();
    expect(textOf(page.find('[role="alert"]'))).toContain("The server can't be reached.");
    expect(page.find('[role="alert"] button').text()).toBe("Try again");
  });
});

describe("signing in", () => {
  it("[SCR-7] a wrong password is said beside the form, and what was typed stays", async () => {
    serve({
      "POST /api/session": { status: 401, body: { code: "account.wrongPassword" } },
    });
    const { page } = await mountApp("/sign-in");
    await page.find('input[type="email"]').setValue("ann@example.org");
    await page.find('input[type="password"]').setValue("not this one");
    await page.find("form").trigger("submit");
    await flushPromises();
    expect(page.find('[role="alert"]').exists()).toBe(true);
    expect((page.find('input[type="email"]').element as HTMLInputElement).value).toBe(
      "ann@example.org",
    );
  });

  it("[ACC-6] a one-time link signs in and leads on; only to this site", async () => {
    const ann = { id: "annabcde", name: "Ann", email: "ann@example.org" };
    const asked = serve({
      "GET /api/session": { body: { account: ann } },
      "POST /api/session/token": { status: 204 },
      "GET /api/events": { body: [] },
    });
    const { router } = await mountApp("/sign-in?token=abcdefghijklmnopqrstuvwx&to=//evil.example");
    await flushPromises();
    await vi.waitFor(() => expect(router.currentRoute.value.path).toBe("/"));
    expect(asked.filter(({ path }) => path === "POST /api/session/token")).toEqual([
      { path: "POST /api/session/token", body: { token: "abcdefghijklmnopqrstuvwx" } },
    ]);
  });

  it("[ACC-6] on a new server the link makes the first account", async () => {
    serve({ "GET /api/session": { body: { account: null, firstStart: true } } });
    const { page } = await mountApp("/sign-in?first&token=abcdefghijklmnopqrstuvwx");
    await flushPromises();
    expect(page.find("h1").text()).toBe("The first account");
    expect(page.findAll("input")).toHaveLength(3);
  });
});
