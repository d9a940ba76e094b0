import type { PayloadRequest } from 'payload';
import { isRefusal } from '../platform/refusal.ts';

/** A refusal in the format of Payload, whose admin shows the sentence. */
export const refuse = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status });

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
