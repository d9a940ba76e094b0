import { isApiError } from '../payload-errors.ts';

/** Result of a query for no records. */
export const noRecords = { docs: [], totalDocs: 0 };

/** Resolves with no records if the account may not read the collection. Every other error rejects. */
export const emptyIfForbidden = <Result>(
  query: Promise<Result>,
): Promise<Result | typeof noRecords> =>
  query.catch((error: unknown) => {
    if (isApiError(error) && error.status === 403) return noRecords;
    throw error;
  });
