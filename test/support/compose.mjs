import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { pathOf } from "../../server/launch/steps.mjs";

/**
 * @typedef {object} ComposedService
 * @property {string} [build] our own programs have it
 * @property {string} [stop_grace_period]
 * @property {string[]} [volumes]
 * @property {Record<string, string | number>} [environment]
 */

/**
 * What docker-compose.yml starts, with its variables as Compose puts them in.
 * @param {NodeJS.ProcessEnv} variables
 * @returns {Record<string, ComposedService>} by name
 */
export function composed(variables) {
  const text = readFileSync(pathOf("docker-compose.yml"), "utf8");
  const filled = text.replace(
    /\$\{(\w+):-([^}]*)\}/g,
    (_, /** @type {string} */ name, /** @type {string} */ otherwise) =>
      variables[name] || otherwise,
  );
  return parse(filled, { merge: true }).services;
}

/**
 * The environment of each node in docker-compose.yml.
 * @param {NodeJS.ProcessEnv} variables
 * @param {Record<string, string>} places where the services are that it knows by name: "postgres:5432" → "127.0.0.1:1234"
 * @returns {Record<string, Record<string, string>>} by the node's name
 */
export function environmentsOfNodes(variables, places) {
  const nodes = Object.entries(composed(variables)).filter(([, service]) => service.build);
  const placed = (/** @type {unknown} */ value) =>
    Object.entries(places).reduce(
      (text, [name, place]) =>
        text.replace(`@${name}/`, `@${place}/`).replace(`//${name}`, `//${place}`),
      String(value),
    );
  return Object.fromEntries(
    nodes.map(([name, { environment = {} }]) => [
      name,
      Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, placed(value)])),
    ]),
  );
}
