/** Warnings about the server for administrators, because nobody at an office reads metrics. */
import { type LastBackup, readLastBackup } from '@college/server/last-backup';
import type { Payload } from 'payload';
import { asSystem } from '../../access.ts';
import { momentText } from '../../time-zone/moment.ts';
import type { Sentence } from '../../words/say.ts';
import { environment } from '../environment.ts';
import { countFailedJobs, readDisk } from './server-state.ts';

export interface Warning {
  sentence: Sentence;
  names?: Record<string, string | number>;
}

export const DAY = 24 * 60 * 60_000;
/** Milliseconds. A backup is made every night, and one night may fail. */
const OLDEST_BACKUP = 2 * DAY;
/** A disk is nearly full with less than both, as in deploy/alerts.yaml. */
const LEAST_FREE = 2e9;
const LEAST_SHARE = 0.1;

/**
 * Reads the warnings, with jobs that were given up within `period` milliseconds. None on a computer
 * that only shows the demo: where no regular backup was ever made and the admin has no https.
 */
export async function readWarnings(
  payload: Payload,
  period: number,
  now = Date.now(),
): Promise<Warning[]> {
  const last = await readLastBackup(environment.DATA_DIR);
  if (!last && !environment.CMS_URL.startsWith('https:')) return [];
  const { defaultTimezone = 'UTC' } = payload.config.admin.timezones;
  const warnings = [
    last
      ? warningOfBackup(last, now, (time) => momentText(time, defaultTimezone))
      : await warningWithoutBackup(payload, now),
    await warningOfJobs(payload, new Date(now - period)),
    warningOfDisk(await readDisk()),
  ];
  return warnings.flatMap((warning) => warning ?? []);
}

function warningOfBackup(
  { good, failed }: LastBackup,
  now: number,
  moment: (time: string) => string,
): Warning | undefined {
  if (failed)
    return {
      sentence: good
        ? 'The backup of {{moment}} failed: {{reason}} The last good one is of {{good}}.'
        : 'The backup of {{moment}} failed: {{reason}}',
      names: {
        moment: moment(failed.time),
        reason: failed.reason.replace(/(?<!\.)$/, '.'),
        good: good ? moment(good.time) : '',
      },
    };
  if (good && now - Date.parse(good.time) > OLDEST_BACKUP)
    return {
      sentence: 'The last backup is of {{moment}}. Check college-backup.timer on the server.',
      names: { moment: moment(good.time) },
    };
  return undefined;
}

/** `late`: the last backup failed or is older than two days. */
export type BackupState = 'nightly' | 'late' | 'none';

export function backupStateOf(last: LastBackup | undefined, now: number): BackupState {
  if (!last?.good) return 'none';
  return !last.failed && now - Date.parse(last.good.time) <= OLDEST_BACKUP ? 'nightly' : 'late';
}

/** A new server gets as long for its first backup as for any other. */
async function warningWithoutBackup(payload: Payload, now: number): Promise<Warning | undefined> {
  const { totalDocs } = await payload.count({
    ...asSystem,
    collection: 'users',
    where: { createdAt: { less_than: new Date(now - OLDEST_BACKUP).toISOString() } },
  });
  return totalDocs > 0
    ? { sentence: 'No nightly backup was made yet. Start college-backup.timer on the server.' }
    : undefined;
}

async function warningOfJobs(payload: Payload, since: Date): Promise<Warning | undefined> {
  const failed = await countFailedJobs(payload, since);
  // A failed publication is mailed to the person who planned it.
  failed.delete('schedulePublish');
  if (failed.size === 0) return undefined;
  return {
    sentence:
      'Background jobs failed and were given up: {{jobs}}. The log of the backend says why.',
    names: { jobs: [...failed].map(([job, count]) => `${job} (${count})`).join(', ') },
  };
}

const gigabytes = (bytes: number) => (bytes / 1e9).toFixed(1);

export const warningOfDisk = ({ free, size }: { free: number; size: number }) =>
  free < LEAST_FREE && free < size * LEAST_SHARE
    ? ({
        sentence: 'The disk of the server is nearly full: {{free}} of {{size}} GB are free.',
        names: { free: gigabytes(free), size: gigabytes(size) },
      } satisfies Warning)
    : undefined;
