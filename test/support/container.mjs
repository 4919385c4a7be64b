import { execFile } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { containerReaper } from "./reaper.mjs";

const execute = promisify(execFile);

/** @param {string[]} args */
const docker = (...args) => execute("docker", args);

/** @param {string[]} args */
const tellDocker = (...args) => void docker(...args).catch(() => undefined);

/** @returns {Promise<boolean>} */
export async function isDockerThere() {
  return docker("version", "--format", "{{.Server.Version}}").then(
    () => true,
    () => false,
  );
}

let count = 0;

/**
 * @param {object} image
 * @param {string} image.image
 * @param {string} image.url
 * @param {number} image.port the port on this machine
 * @param {number} image.innerPort
 * @param {string[]} [image.options] for `docker run`
 * @param {string[]} image.isReady a command inside that succeeds once it takes connections
 * @returns {Promise<import("./own-process.mjs").Service>}
 */
export async function runContainer({ image, url, port, innerPort, options = [], isReady }) {
  const name = `drawroom-test-${process.pid}-${++count}`;
  const reaper = containerReaper(name);
  const publish = `127.0.0.1:${port}:${innerPort}`;

  async function untilReady() {
    for (let tries = 0; tries < 300; tries++) {
      const isUp = await docker("exec", name, ...isReady).then(
        () => true,
        () => false,
      );
      if (isUp) return;
      await pause(100);
    }
    throw new Error(`${image} did not start within 30 s`);
  }

  await docker("run", "-d", "--name", name, "-p", publish, ...options, image);
  await untilReady();
  return {
    url,
    port,
    start: async () => {
      await docker("start", name);
      await untilReady();
    },
    stop: async () => void (await docker("stop", name)),
    kill: async () => void (await docker("kill", name)),
    pause: () => {
      tellDocker("pause", name);
    },
    resume: () => {
      tellDocker("unpause", name);
    },
    remove: () => reaper.reap(),
  };
}
