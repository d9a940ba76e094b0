/** How long it takes must not tell whether there is an account: only for one that exists is a password looked at. */
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds: longer than a password takes to check, or a mail to leave. */
const REFUSED_AFTER = 1000;

export async function evenly(path: string, handle: () => Promise<Response>): Promise<Response> {
  if (path === 'users/forgot-password') return unseen(handle);
  if (path !== 'users/login') return handle();
  const refusal = wait(REFUSED_AFTER);
  const response = await handle();
  if (!response.ok) await refusal;
  return response;
}

/** Answers the same at the same time, whatever comes of it; a mail server may take longer, or fail. */
async function unseen(handle: () => Promise<Response>): Promise<Response> {
  void handle().catch((error: unknown) => console.error('A new password was not mailed:', error));
  await wait(REFUSED_AFTER);
  return Response.json({ message: 'Success' });
}
