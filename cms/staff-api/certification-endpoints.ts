/** Calls of the screen of the certification: a new run, and the matrix as a file. */
import { create as contentDisposition } from 'content-disposition';
import { z } from 'zod';
import { asSystem, editors } from '../access.ts';
import { evaluateMatrix } from '../certification/evaluate-matrix.ts';
import { matrixCsv, matrixJson } from '../certification/exports.ts';
import { readCheckContext } from '../certification-runs/check-context.ts';
import { runCertification } from '../certification-runs/runs.ts';
import { MATRIX } from '../content/duties/matrix-code.ts';
import { collegeLocale } from '../platform/college-languages.ts';
import { nothing, staffCall } from '../staff-call.ts';

const forEditors = { right: editors, refusal: 'onlyEditors' } as const;

export const certificationEndpoints = [
  staffCall({
    ...forEditors,
    path: '/certification/run',
    method: 'post',
    input: nothing,
    handle: async (_input, { payload, user }) => {
      await runCertification(payload, user.name || user.email);
      return {};
    },
  }),
  staffCall({
    ...forEditors,
    path: '/certification/matrix',
    method: 'get',
    input: z.object({ format: z.enum(['csv', 'json']) }),
    handle: async ({ format }, { payload, user, i18n: { language } }) => {
      const now = new Date();
      const context = await readCheckContext(payload, collegeLocale(language), now);
      const rows = await evaluateMatrix(context);
      // It is logged as every export is.
      await payload.create({
        ...asSystem,
        collection: 'exports',
        data: { list: MATRIX, by_email: user.email, format, rows: rows.length },
      });
      const headers = { 'Content-Disposition': contentDisposition(`${MATRIX}.${format}`) };
      return format === 'json'
        ? Response.json(await matrixJson(language, rows, now), { headers })
        : new Response(await matrixCsv(language, rows, now), {
            headers: { ...headers, 'Content-Type': 'text/csv; charset=utf-8' },
          });
    },
  }),
];
