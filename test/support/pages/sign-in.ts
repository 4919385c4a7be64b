import type { Page } from "playwright-core";
import { PASSWORD } from "../visitor";

export interface Person {
  readonly name: string;
  readonly email: string;
}

/** Fills in the form of a new account; the page stands on it. */
export async function fillAccount(page: Page, { name, email }: Person): Promise<void> {
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create the account" }).click();
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto("/sign-in");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}
