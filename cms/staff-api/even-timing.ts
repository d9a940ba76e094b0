/** Evens out the time of an answer, because checking a password takes time only for an account that exists. */
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds. Longer than checking a password or creating a link takes. */
const REFUSED_AFTER = 1000;

export async function evenly(logIn: () => Promise<Response>): Promise<Response> {
  const refusal = wait(REFUSED_AFTER);
  const response = await logIn();
  if (!response.ok) await refusal;
  return response;
}

/** Always gives the same answer after the same time, whatever the step did. */
export async function unseen(step: () => Promise<void>): Promise<Response> {
  void step().catch((error: unknown) =>
    console.error('The mail with a new password was not sent:', error),
  );
  await wait(REFUSED_AFTER);
  return Response.json({ message: 'Success' });
}
