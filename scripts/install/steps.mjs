/**
 * Shows a line for each step of a command with its time. Output of tools goes to a log. Plain Node
 * 20, because the first step installs the packages.
 */
import { closeSync, fstatSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Milliseconds between updates of the progress, on a terminal and in a pipe. */
const MOVES = 200;
const TELLS = 10_000;
const NAME = 12;

/**
 * The log of this command, relative to the project. `run.mjs` passes its name to all child
 * processes.
 */
export const logFile = () => process.env.COMMAND_LOG ?? 'logs/command.log';

/** @param {string} command */
export function beginLog(command) {
  process.env.COMMAND_LOG = path.join('logs', `${command}.log`);
  rmSync(path.resolve(root, logFile()), { force: true });
}

/** Opens the log for the output of a tool, as `stdio` of a child process. */
export function openLog() {
  const file = path.resolve(root, logFile());
  mkdirSync(path.dirname(file), { recursive: true });
  return openSync(file, 'a', 0o600);
}

/**
 * @typedef {object} Line
 * @property {(figure: string) => void} show tells how far it is; what was shown last stays
 * @property {<Result>(work: () => Promise<Result>) => Promise<Result>} hold stands still while something else has the terminal
 */

/**
 * Runs one step: a line that moves on a terminal, and plain lines elsewhere. Where it fails, what its tools said is
 * shown in full before the error goes on.
 * @template Result
 * @param {string} name one word or two
 * @param {(tools: Line & { log: number }) => Promise<Result>} work `log` takes what tools say
 * @returns {Promise<Result>}
 */
export async function step(name, work) {
  const startedAt = performance.now();
  const log = openLog();
  const before = sizeOf(log);
  const line = openLine(name, startedAt);
  try {
    const result = await work({ ...line, log });
    line.end();
    return result;
  } catch (error) {
    line.end('failed');
    const summary = readFileSync(path.resolve(root, logFile())).subarray(before).toString().trim();
    if (summary) console.error(`\n${summary}\n`);
    throw error;
  } finally {
    closeSync(log);
  }
}

/** @param {number} log */
const sizeOf = (log) => fstatSync(log).size;

/** Running steps. The last one is shown on the terminal. @type {object[]} */
const moving = [];

/**
 * @param {string} name
 * @param {number} startedAt
 */
function openLine(name, startedAt) {
  let figure = '';
  const line = {};
  moving.push(line);
  const isTerminal = process.stdout.isTTY;
  const text = () => {
    const seconds = `${Math.round((performance.now() - startedAt) / 1000)} s`;
    return `  ${name.padEnd(NAME)}${figure.padEnd(34)}${seconds.padStart(7)}`;
  };
  const draw = () => {
    if (!isTerminal) process.stdout.write(`${text()} …\n`);
    else if (moving.at(-1) === line) process.stdout.write(`\r\x1b[K${text()}`);
  };
  const begin = () => setInterval(draw, isTerminal ? MOVES : TELLS);
  let timer = begin();
  if (isTerminal) draw();
  return {
    /** @param {string} now */
    show(now) {
      figure = now;
    },
    /** @type {Line['hold']} */
    async hold(work) {
      clearInterval(timer);
      try {
        return await work();
      } finally {
        timer = begin();
      }
    },
    end(last = figure) {
      clearInterval(timer);
      moving.splice(moving.indexOf(line), 1);
      figure = last;
      process.stdout.write(isTerminal ? `\r\x1b[K${text()}\n` : `${text()}\n`);
    },
  };
}
