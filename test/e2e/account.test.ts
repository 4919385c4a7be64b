import { beforeAll, describe, expect, test } from "vitest";
import { useBrowser } from "../support/browser";
import { scene } from "../support/hub-scene";
import { Planner } from "../support/pages/planner";
import { signIn } from "../support/pages/sign-in";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, PASSWORD, type Visitor } from "../support/visitor";

const open = useBrowser();
let node: TestNode;
let owner: Visitor;

beforeAll(async () => {
  node = await startNode();
  owner = await firstAccount(node);
});

const NEXT = "a new and longer one";
/** The browser notes what was refused. */
const mayComplain = /status of 40[014]/;

describe("one's own account", () => {
  test("[ACC-6][SCR-7] its password is changed on a page of its own, and every other browser is signed out", async () => {
    const { slug } = await scene(owner);
    const elsewhere = await open(node, { mayComplain });
    await signIn(elsewhere, "ann@example.org");
    await elsewhere.getByText("Signed in as ann").waitFor();
    const page = await open(node, { mayComplain });
    await signIn(page, "ann@example.org");
    await page.getByRole("link", { name: "Signed in as ann" }).click();
    await page.getByRole("heading", { name: "Your account" }).waitFor();

    const present = page.getByLabel("Present password");
    const next = page.getByLabel("New password");
    const submit = page.getByRole("button", { name: "Change the password" });
    // What password managers go by.
    const kinds = await page
      .locator("form input")
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute("autocomplete")));
    expect(kinds).toEqual(["username", "current-password", "new-password"]);
    expect(await page.getByLabel("E-mail").inputValue()).toBe("ann@example.org");

    await present.fill("not my password");
    await next.fill(NEXT);
    await submit.click();
    const refused = page.getByRole("alert");
    await refused.getByText("That is not your present password.").waitFor();
    expect(await next.inputValue()).toBe(NEXT);
    await next.fill("short");
    await present.fill(PASSWORD);
    await submit.click();
    // The browser itself says what is wrong with it; nothing is sent.
    expect(await next.evaluate((input: HTMLInputElement) => input.validity.tooShort)).toBe(true);
    await next.fill(NEXT);
    await submit.click();
    await page.getByText("The password is changed.").waitFor();
    expect(await refused.count()).toBe(0);
    expect([await present.inputValue(), await next.inputValue()]).toEqual(["", ""]);

    await elsewhere.reload();
    await elsewhere.getByRole("link", { name: "Sign in" }).waitFor();
    const planner = new Planner(page, slug);
    await planner.open();
    await page.getByRole("button", { name: "Take it back" }).waitFor();
    await signIn(elsewhere, "ann@example.org");
    await elsewhere.getByText("E-mail and password don't go together.").waitFor();
    await signIn(elsewhere, "ann@example.org", NEXT);
    await elsewhere.getByText("Signed in as ann").waitFor();
  });

  test("[ACC-6] of who is not signed in there is none, but the way to sign in", async () => {
    const page = await open(node);
    await page.goto("/account");
    await page.getByText("Nobody is signed in here.").waitFor();
    await page.getByRole("link", { name: "Sign in" }).click();
    await page.getByLabel("E-mail").fill("ann@example.org");
    await page.getByLabel("Password", { exact: true }).fill(NEXT);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("heading", { name: "Your account" }).waitFor();
    expect(await page.getByLabel("E-mail").inputValue()).toBe("ann@example.org");
  });
});
