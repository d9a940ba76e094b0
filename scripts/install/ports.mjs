/**
 * Ports and addresses of `npm start` and `npm run dev`. Plain Node 20, because a port that is in use is
 * reported before the packages are installed.
 */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { portOwner } from './port-owner.mjs';

/** @typedef {Record<string, string | undefined>} Environment */

/** @param {Environment} environment */
export const readPorts = (environment) => ({
  sitePort: readPort(environment, 'SITE_PORT', 3000),
  cmsPort: readPort(environment, 'CMS_PORT', 3001),
});

/** Public addresses of site and backend. @param {Environment} environment */
export function readAddresses(environment) {
  const { sitePort, cmsPort } = readPorts(environment);
  return {
    siteUrl: environment.SITE_URL || `http://localhost:${sitePort}`,
    cmsUrl: environment.CMS_URL || `http://localhost:${cmsPort}`,
  };
}

/** @param {Environment} environment @param {string} name @param {number} otherwise */
function readPort(environment, name, otherwise) {
  const port = Number(environment[name] || otherwise);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} must be a port number, but it is ${environment[name]}.`);
}

/**
 * Throws a sentence with the solution if a port is in use. With BACKEND_URL there is no admin here.
 * @param {Environment} environment
 */
export async function requirePorts(environment) {
  const { sitePort, cmsPort } = readPorts(environment);
  await requirePort(sitePort, 'SITE_PORT');
  if (!environment.BACKEND_URL) await requirePort(cmsPort, 'CMS_PORT');
}

/** @param {number} port @param {string} variable */
async function requirePort(port, variable) {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new Error(`${inUse(port)}, or choose another port: ${variable}=${port + 10} npm start`);
  } finally {
    server.close();
  }
}

/** Says what uses a port, and how to end that. @param {number} port */
function inUse(port) {
  const owner = portOwner(port);
  if (!owner) return `Port ${port} is in use. Stop the program that uses it`;
  const { server, folder, pid } = owner;
  return (
    `Port ${port} is in use by the ${server} of this project in ${folder} (process ${pid}). ` +
    `Stop it where it was started, or with kill ${pid}`
  );
}
