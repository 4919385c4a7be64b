import { randomBytes } from "node:crypto";

/** @typedef {import("@drawroom/shared").CommandInput} CommandInput */

/** Somebody with an account, over HTTP. */
export class Owner {
  /**
   * @param {string} url
   * @param {string} cookie
   */
  constructor(url, cookie) {
    this.url = url;
    this.cookie = cookie;
  }

  /**
   * @param {string} url
   * @param {string} link the one-time link that the server has printed
   */
  static async withFirstAccount(url, link) {
    const account = {
      token: new URL(link).searchParams.get("token"),
      name: "Bench",
      email: "bench@example.org",
      password: randomBytes(12).toString("hex"),
    };
    const nobody = new Owner(url, "");
    const response = await nobody.request("POST", "/api/accounts", account);
    const [cookie = ""] = response.headers.getSetCookie().map((line) => line.split(";")[0]);
    return new Owner(url, cookie);
  }

  /** @returns {string} the header lines with which a socket of theirs is opened */
  get head() {
    return `Cookie: ${this.cookie}\r\nOrigin: ${this.url}\r\n`;
  }

  /**
   * @param {string} slug
   * @param {CommandInput} command
   * @returns {Promise<number>} the version it made
   */
  async give(slug, command) {
    const answer = await this.json("POST", `/api/events/${slug}/commands`, withId(command));
    if (answer.outcome === "rejected")
      throw new Error(`${command.type}: ${JSON.stringify(answer.refusal)}`);
    return answer.version;
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body]
   * @returns {Promise<any>}
   */
  async json(method, path, body) {
    return (await this.request(method, path, body)).json();
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body]
   */
  async request(method, path, body) {
    const response = await fetch(this.url + path, {
      method,
      headers: { "content-type": "application/json", origin: this.url, cookie: this.cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  }
}

/**
 * @template {object} C
 * @param {C} command
 * @returns {C & { commandId: string }}
 */
export const withId = (command) => ({
  commandId: randomBytes(12).toString("base64url"),
  ...command,
});
