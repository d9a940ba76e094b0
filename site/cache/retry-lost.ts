import { isCallError } from '@college/contract/client';

/**
 * Asks again, once, where a read was lost: its connection ended just when it was sent, or its answer broke off. A slow
 * answer is not lost, and asking a busy backend twice would make it slower.
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
