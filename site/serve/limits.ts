/** What changes something: so many a minute from one address, for @fastify/rate-limit. */
export const submissions = { max: 30, timeWindow: '1 minute' } as const;
