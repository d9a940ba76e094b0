/**
 * A row of the table of staff calls (`staff-calls.ts`): what one address of the admin's screens takes, who may ask, and the
 * handler. `staff-api/for-staff.ts` has refused requests without a session and from other websites before.
 */
import { asRecord } from '@college/contract/as-record';
import type { JsonBounds } from '@college/contract/body-bounds';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { isStaff, type StaffRequest } from './access.ts';
import { inTransaction } from './platform/database/transaction.ts';
import { parseBody } from './platform/http/parse-body.ts';
import { readAtMost } from './platform/http/read-at-most.ts';
import { refuse } from './platform/http/refuse.ts';
import { isRefusal, Refusal } from './platform/refusal.ts';
import type { Reason, RefusalValues } from './words/refusals.ts';

/** The subject of a right: the account and the checked input. */
interface Asked<Input> {
  req: StaffRequest;
  input: Input;
}

interface Row<Schema extends z.ZodType> {
  path: `/${string}`;
  method: 'get' | 'post';
  /** A function of `access.ts`. */
  right: (asked: Asked<z.output<Schema>>) => boolean | Promise<boolean>;
  /** Said to accounts without the right. */
  refusal: Reason;
  /** The parts of the address, its query and the fields of the body, in this order of precedence. */
  input: Schema;
  /** Said about an input that does not fit. A part of the address that does not fit is no record. */
  invalid?: [reason: Reason, values?: RefusalValues];
  /** Bytes of a JSON body. `handler` if the handler reads the body itself, such as a file, within its own limit. */
  limit?: number | 'handler';
  /** True if the handler runs in one transaction. */
  transaction?: true;
  /** Status of the answer, if it is not 200. */
  status?: 201 | 202;
  /** Returns the answer as JSON, or a file. Throws a `Refusal`. */
  handle: (input: z.output<Schema>, req: StaffRequest) => Promise<object>;
}

/** A row that Payload serves. */
export interface StaffCall extends Endpoint {
  method: 'get' | 'post';
  /** True for an account that has the right; `input` is not checked yet. */
  allows: (req: PayloadRequest, input?: object) => Promise<boolean>;
}

/** Bytes of a JSON body for which the row says nothing else. */
const LARGEST = 1024 * 1024;
/** The longest input is the order of 2000 records. */
const bounds: JsonBounds = { depth: 20, values: 20_000 };

/** The input of a call that takes nothing. */
export const nothing = z.object({});
/** An id in an address or a query, or a number in a body. */
export const recordId = z.coerce.number().int().positive();

export function staffCall<Schema extends z.ZodType>(row: Row<Schema>): StaffCall {
  const { path, method } = row;
  return {
    path,
    method,
    allows: async (req, input) =>
      isStaff(req) && row.right({ req, input: parse(row, input ?? {}, req) }),
    handler: async (req) => {
      try {
        const answer = await answerOf(row, req);
        const response =
          answer instanceof Response ? answer : Response.json(answer, { status: row.status });
        response.headers.set('Cache-Control', 'no-store');
        return response;
      } catch (error) {
        if (isRefusal(error)) return refuse(error, req.i18n.language);
        throw error;
      }
    },
  };
}

async function answerOf<Schema extends z.ZodType>(
  row: Row<Schema>,
  req: PayloadRequest,
): Promise<object> {
  if (!isStaff(req)) throw new Refusal('signIn');
  const fields = await fieldsOf(row, req);
  const input = parse(row, { ...fields, ...req.query, ...req.routeParams }, req);
  if (!(await row.right({ req, input }))) throw new Refusal(row.refusal);
  if (!row.transaction) return row.handle(input, req);
  const { user, i18n } = req;
  return inTransaction(req.payload, (own) => row.handle(input, Object.assign(own, { user, i18n })));
}

/** The fields of a JSON body. */
async function fieldsOf<Schema extends z.ZodType>(
  { limit = LARGEST }: Row<Schema>,
  req: PayloadRequest,
): Promise<object> {
  if (limit === 'handler') return {};
  const bytes = await readAtMost(req.body, limit);
  if (!bytes) throw new Refusal('requestTooLarge');
  // A caller within the backend gives the fields.
  if (bytes.length === 0) return asRecord(req.data);
  return asRecord(parseBody(bytes, bounds));
}

function parse<Schema extends z.ZodType>(
  { input, invalid = ['notSaved'] }: Row<Schema>,
  fields: object,
  { routeParams }: PayloadRequest,
): z.output<Schema> {
  const result = input.safeParse(fields);
  if (result.success) return result.data;
  const isOfAddress = result.error.issues.some(({ path }) =>
    Object.hasOwn(routeParams ?? {}, String(path[0])),
  );
  throw isOfAddress ? new Refusal('noRecord') : new Refusal(...invalid);
}
