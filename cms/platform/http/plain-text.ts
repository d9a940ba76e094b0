/** An answer of one sentence, which nothing keeps. */
export const plainText = (
  status: number,
  sentence: string,
  headers: Record<string, string> = {},
): Response =>
  new Response(sentence, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  });
