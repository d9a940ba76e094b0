/** Evens out the time of an answer, because checking a password takes time only for an account that exists. */
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds: longer than a password takes to check, or a link to be made. */
const REFUSED_AFTER = 1000;

export async function evenly(logIn: () => Promise<Response>): Promise<Response> {
  const refusal = wait(REFUSED_AFTER);
  const response = await logIn();
  if (!response.ok) await refusal;
  return response;
}

/** Answers the same at the same time, whatever comes of it. */
export async function unseen(step: () => Promise<void>): Promise<Response> {
  void step().catch((error: unknown) =>
    console.error('The mail with a new password was not sent:', error),
  );
  await wait(REFUSED_AFTER);
  return Response.json({ message: 'Success' });
}
