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

/** Running steps in the order of their lines. @type {{ text: () => string }[]} */
const running = [];
/** Lines on the terminal that move. */
let drawn = 0;
/** Steps that have given the terminal to something else. */
let held = 0;

/** Draws the lines of the running steps in place of the last ones, below `ended`. */
function draw(ended = '') {
  if (held > 0) return;
  const up = drawn > 1 ? `\x1b[${drawn - 1}A` : '';
  const lines = running.map(({ text }) => text()).join('\n');
  process.stdout.write(`${up}\r\x1b[J${ended}${lines}`);
  drawn = running.length;
}

/**
 * @param {string} name
 * @param {number} startedAt
 */
function openLine(name, startedAt) {
  let figure = '';
  const isTerminal = process.stdout.isTTY;
  const text = () => {
    const seconds = `${Math.round((performance.now() - startedAt) / 1000)} s`;
    return `  ${name.padEnd(NAME)}${figure.padEnd(34)}${seconds.padStart(7)}`;
  };
  const line = { text };
  running.push(line);
  const update = isTerminal ? () => draw() : () => process.stdout.write(`${text()} …\n`);
  const begin = () => setInterval(update, isTerminal ? MOVES : TELLS);
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
      held += 1;
      // What is written now stays above the lines that are drawn later.
      drawn = 0;
      try {
        return await work();
      } finally {
        held -= 1;
        timer = begin();
      }
    },
    end(last = figure) {
      clearInterval(timer);
      figure = last;
      running.splice(running.indexOf(line), 1);
      if (isTerminal) draw(`${text()}\n`);
      else process.stdout.write(`${text()}\n`);
    },
  };
}
