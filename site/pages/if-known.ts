import { isRefusal } from '@college/contract/client';

/** What a call answers; `otherwise` where the backend does not know the call, as the college's own may not know ours. */
export const ifKnown = <Answer, Otherwise>(
  answer: Promise<Answer>,
  otherwise: Otherwise,
): Promise<Answer | Otherwise> =>
  answer.catch((error: unknown) => {
    if (isRefusal(error)) return otherwise;
    throw error;
  });
