/** The state of the server and its jobs, for metrics and for the warnings of administrators. */
import { statfs } from 'node:fs/promises';
import { connect } from 'node:tls';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { rowsOf } from '../database/statements.ts';
import { environment } from '../environment.ts';

/** Free and total bytes of the disk with DATA_DIR. */
export async function readDisk(): Promise<{ free: number; size: number }> {
  const { bavail, blocks, bsize } = await statfs(environment.DATA_DIR);
  return { free: bavail * bsize, size: blocks * bsize };
}

/** Numbers of jobs that were given up after `since`, by name. They are deleted after 30 days. */
export async function countFailedJobs(
  payload: Payload,
  since = new Date(0),
): Promise<Map<string, number>> {
  const rows = await rowsOf(
    payload,
    sql`SELECT task_slug AS job, COUNT(*) AS jobs FROM payload_jobs
        WHERE has_error IS TRUE AND updated_at >= ${since.toISOString()}
        GROUP BY task_slug`,
  );
  return new Map(rows.map(({ job, jobs }) => [String(job), Number(jobs)]));
}

/** Milliseconds. nginx on the same machine answers at once. */
const PATIENCE = 2000;

/**
 * Reads until when the certificate is valid that this machine shows for a host. Undefined if nothing
 * answers, as in a container. No other machine is contacted.
 */
export function readCertificateEnd(servername: string, port = 443): Promise<Date | undefined> {
  return new Promise((resolve) => {
    // An expired certificate is read, too.
    const socket = connect({ host: '127.0.0.1', port, servername, rejectUnauthorized: false });
    const end = (date?: Date) => {
      socket.destroy();
      resolve(date);
    };
    socket.setTimeout(PATIENCE, end);
    socket.on('error', () => end());
    socket.on('secureConnect', () => end(new Date(socket.getPeerCertificate().valid_to)));
  });
}
