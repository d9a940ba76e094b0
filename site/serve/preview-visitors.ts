/** Limits requests with the form of a preview: a few at once, and fewer from a network that sends wrong tokens. */
import { limitPerNetwork, previewPlaces } from '@college/contract/calls/call';
import { openPlaces } from '@college/server/places';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { refuse, sentence } from './errors.ts';
import { RateLimitStore } from './rate-limit-store.ts';

/** Milliseconds in which a form must arrive, because it keeps a place meanwhile. nginx sends it at once. */
const ARRIVES_WITHIN = 10_000;
/** Milliseconds for which the site remembers that a token opened a preview. */
const KNOWN_FOR = 10 * 60_000;

export type PreviewVisitors = ReturnType<typeof previewVisitors>;

export function previewVisitors() {
  const places = openPlaces(previewPlaces);
  const wrongTokens = new RateLimitStore();
  const rightTokens = new LRUCache<string, true>({ max: 1000, ttl: KNOWN_FOR });
  const { most, minutes } = limitPerNetwork;

  return {
    /** Hooks of a route that takes such a form. */
    hooks: {
      /** Refuses a network that sent many wrong tokens, but not an editor there whose token opened a preview. */
      async onRequest(request: FastifyRequest, reply: FastifyReply) {
        const seconds = wrongTokens.secondsLeft(request.ip, most);
        if (seconds === 0 || rightTokens.has(tokenOf(request))) return undefined;
        return refuse(reply, 429, 'tooMany', seconds);
      },
      /** Waits for a place before the body is read, and keeps it until the answer is sent. */
      async preParsing({ raw }: FastifyRequest, reply: FastifyReply) {
        const place = places.enter();
        if (!place) {
          reply.header('Retry-After', '1');
          const full = 'Many previews are being made at the moment. Please try again in a moment.';
          return sentence(reply, 429, full);
        }
        const leave = await place;
        for (const end of ['finish', 'close']) reply.raw.once(end, leave);
        // The visitor has gone while waiting.
        if (reply.raw.closed) leave();
        const tooSlow = setTimeout(() => raw.destroy(), ARRIVES_WITHIN).unref();
        for (const end of ['end', 'close']) raw.once(end, () => clearTimeout(tooSlow));
        return undefined;
      },
    },
    /** Notes if the token of a request opened a preview. */
    note(request: FastifyRequest, isRight: boolean): void {
      if (isRight) rightTokens.set(tokenOf(request), true);
      else wrongTokens.incr(request.ip, () => {}, minutes * 60_000, most);
    },
  };
}

/** The token in the query of a request. */
const tokenOf = ({ query }: FastifyRequest): string =>
  String((query as { token?: unknown }).token ?? '');
