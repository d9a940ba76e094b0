/** The conformity matrix of GIGW 3.0: `duties/gigw-3.yaml`, read once. */
import { z } from 'zod';
import { MATRIX } from '../content/duties/matrix-code.ts';
import {
  Id,
  MATRIX_FILE,
  parseDuties,
  readDuties,
  repeatedIn,
  Source,
  Words,
} from '../duties/duties-file.ts';
import { checkNames } from './checks.ts';

const testFile = z.string().regex(/^[\w/.-]+\.test\.tsx?$/, 'the path of a test');

/** Fields that decide a row, or a part of one. All that is named must be met. */
const decided = {
  title: Words,
  /** The one who must act first. */
  by: z.enum(['software', 'content', 'organisation']),
  /** Checks that compute it. */
  check: z.array(z.enum(checkNames)).min(1).optional(),
  /** True if the office answers it with a proof. */
  ask: z.union([z.literal(true), z.literal('confirm')]).optional(),
  /** Tests that decide it in every release of the software. */
  tested: z.array(testFile).min(1).optional(),
  /** A gap that is known, such as something that the software does not do. */
  known: z
    .strictObject({ state: z.enum(['not', 'partly', 'not_applicable']), because: Words })
    .optional(),
  /** Months for which the proof of the office holds. */
  months: z.int().min(1).max(120).optional(),
};

type Decided = Partial<Record<keyof typeof decided | 'parts', unknown>>;

function refuseUndecided(row: Decided, context: z.RefinementCtx) {
  const { check, ask, tested, known, months, parts } = row;
  if (!check && !ask && !tested && !known && !parts)
    context.addIssue({
      code: 'custom',
      message: 'Needs one of check, ask, tested, known or parts.',
    });
  if (months && !ask)
    context.addIssue({ code: 'custom', message: 'months is for asked rows only.' });
}

const Part = z
  .strictObject({ id: z.string().regex(/^[A-Za-z]+\([a-z]\)$/, 'a part such as A(b)'), ...decided })
  .superRefine(refuseUndecided);

const Row = z
  .strictObject({
    /** Number in section 5 of the guidelines. */
    id: z.string().regex(/^5\.[1-4]\.\d{1,2}$/, 'a number such as 5.1.4'),
    /** Running number in Annexure II. */
    matrix: z.string().regex(/^[QASL]\d{1,2}$/, 'a number such as Q4'),
    applies: z.enum(['always', 'where it applies']).default('always'),
    /** Content of the page that an evaluator looks for. */
    see: Words,
    ...decided,
    parts: z.array(Part).min(1).optional(),
  })
  .superRefine(refuseUndecided);

const MatrixFile = z
  .strictObject({
    title: Words,
    source: Source,
    dated: z.iso.date(),
    sections: z.array(z.strictObject({ id: Id, title: Words, rows: z.array(Row).min(1) })).min(1),
  })
  .superRefine(({ sections }, context) => {
    const rows = sections.flatMap((section) => section.rows);
    const twice =
      repeatedIn(rows.map(({ id }) => id)) ??
      repeatedIn(rows.map(({ matrix }) => matrix)) ??
      rows.map(({ parts = [] }) => repeatedIn(parts.map(({ id }) => id))).find(Boolean);
    if (twice) context.addIssue({ code: 'custom', message: `The row “${twice}” is there twice.` });
  });

export type Matrix = z.output<typeof MatrixFile>;
export type MatrixSection = Matrix['sections'][number];
export type MatrixRow = MatrixSection['rows'][number];
export type MatrixPart = z.output<typeof Part>;

/** Parses the file. Throws an error with its name, the row and the reason. */
export const parseMatrix = (text: string): Matrix => parseDuties(MATRIX_FILE, text, MatrixFile);

let matrix: Promise<Matrix> | undefined;

/** The matrix. Cached. */
export function readMatrix(): Promise<Matrix> {
  matrix ??= readDuties(MATRIX_FILE).then(parseMatrix);
  return matrix;
}

/** Key of a row or part in the office's answers: `gigw-3/5.1.4`, `gigw-3/5.3.1 A(b)`. */
export const matrixKey = (row: Pick<MatrixRow, 'id'>, part?: Pick<MatrixPart, 'id'>): string =>
  `${MATRIX}/${row.id}${part ? ` ${part.id}` : ''}`;

/** A row or part of the matrix by its key. */
export async function findInMatrix(
  key: string,
): Promise<{ row: MatrixRow; part?: MatrixPart } | undefined> {
  const { sections } = await readMatrix();
  for (const row of sections.flatMap(({ rows }) => rows)) {
    if (matrixKey(row) === key) return { row };
    const part = row.parts?.find((each) => matrixKey(row, each) === key);
    if (part) return { row, part };
  }
  return undefined;
}
