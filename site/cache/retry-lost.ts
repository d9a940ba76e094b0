import { isCallError } from '@college/contract/client';

/**
 * Repeats a read once if its connection broke while it was sent or answered. A slow read is not repeated, because a busy
 * backend would become slower.
 */
export async function retryLost<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    if (isCallError(error) && error.status === 0 && !isTimeout(error.cause)) return ask();
    throw error;
  }
}

const isTimeout = (cause: unknown) => cause instanceof Error && cause.name === 'TimeoutError';
