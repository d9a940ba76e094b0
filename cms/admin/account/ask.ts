import { post } from '../../staff-api/ask.ts';

/** Asks `/api/two-factor/…`; throws the sentence of a refusal. */
export const ask = <Answer>(what: string, data: object = {}): Promise<Answer> =>
  post(`/api/two-factor/${what}`, data);
