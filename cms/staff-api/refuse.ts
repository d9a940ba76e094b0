import type { PayloadRequest } from 'payload';
import { logRefusal } from '../platform/http/log-refusal.ts';
import { isRefusal } from '../platform/refusal.ts';

/** Answers a refusal in the format of Payload, whose admin shows the sentence, and logs it. */
export function refuse(status: number, message: string): Response {
  logRefusal(status, message);
  return Response.json({ errors: [{ message }] }, { status });
}

type Answer<Request extends PayloadRequest> = (req: Request) => Promise<Response>;

/** Answers a thrown `Refusal` with its status and its sentence. */
export const answerRefusals =
  <Request extends PayloadRequest>(answer: Answer<Request>): Answer<Request> =>
  async (req) => {
    try {
      return await answer(req);
    } catch (error) {
      if (isRefusal(error)) return refuse(error.status, error.message);
      throw error;
    }
  };
