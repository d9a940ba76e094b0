/**
 * Times calls and pages with cold caches in a small and a large college. There is no budget; the
 * two are shown side by side.
 */
import { brotliCompressSync } from 'node:zlib';
import { kb } from './budgets.ts';
import { median } from './median.ts';
import { openRenderer } from './renderer.ts';

const ROUNDS = { calls: 60, pages: 15 };

const calls = [
  'getdepartments',
  'getdeptdata?dept_code=PHY',
  'getemployeebytype?dept_code=PHY&type=FACULTY',
  'employeeprofilewithdeptcode?dept_code=PHY',
  'getupcomingevents',
  'getnoticesbytypedept?dept_code=PHY&type=DEPTNOTICE&homepage=1',
];
const pages = [
  '/',
  '/departments',
  '/notifications/administrative',
  '/administrations/officestaff',
  '/department/PHY',
  '/department/PHY/faculty',
  '/department/PHY/profile',
  '/publications/PHY',
];

const nameOfPage = (page: string) => `page ${page}`;
const nameOfCall = (call: string) => `/${call}`;
/** Names of the timed steps, in the order of their figures. */
export const timedNames = [...calls.map(nameOfCall), ...pages.map(nameOfPage)];

export interface Taken {
  what: string;
  summary: string;
}

export async function measureTimes(cms: string): Promise<Taken[]> {
  const durations: Taken[] = [];
  for (const call of calls) {
    const time = await timeOf(ROUNDS.calls, async () => (await fetch(`${cms}/${call}`)).text());
    durations.push({ what: nameOfCall(call), summary: ms(time.median) });
  }
  for (const page of pages) {
    const { median: time, last } = await timeOf(
      ROUNDS.pages,
      async () => (await (await openRenderer(cms))(page)).body,
    );
    const weight = kb(brotliCompressSync(last).length);
    durations.push({ what: nameOfPage(page), summary: `${ms(time)}, ${weight}` });
  }
  return durations;
}

async function timeOf(rounds: number, work: () => Promise<string>) {
  const times: number[] = [];
  let last = '';
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    last = await work();
    times.push(performance.now() - started);
  }
  return { median: median(times), last };
}

const ms = (value: number) => `${value.toFixed(1)} ms`;
