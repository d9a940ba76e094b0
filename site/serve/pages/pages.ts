import { formBounds, MOST_FIELDS } from '@college/contract/body-bounds';
import { limitPerNetwork, PREVIEW_SIZE } from '@college/contract/calls/call';
import { locales, pathIn } from '@college/contract/locales';
import { withMinutes } from '@college/contract/refusals';
import { hasMoreFields } from '@college/server/form-fields';
import { checkJson, isJsonBeyondBounds } from '@college/server/parse-json';
import type { errorResponseBuilderContext } from '@fastify/rate-limit';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Pages } from '../../rendering/open-pages.ts';
import { readAddress } from '../address.ts';
import { isCrossSiteRequest } from '../cross-site.ts';
import { bodyError, sentence } from '../errors.ts';
import type { SecurityHeaders } from '../headers.ts';
import type { PreviewVisitors } from '../preview-visitors.ts';
import { rateLimit } from '../rate-limit-store.ts';
import { type SearchCounts, searchVisitors } from './searches.ts';
import { compressionFor, sendPage } from './send-page.ts';

interface Options extends Pages {
  headers: SecurityHeaders;
  searches: SearchCounts;
  previews: PreviewVisitors;
}

/** Serves all other addresses as pages, from the page cache or rendered. */
export const servePages: FastifyPluginAsync<Options> = async (app, options) => {
  const { siteMaps, pages, data, render, headers, searches, previews, siteUrl } = options;

  const visitors = searchVisitors();

  // The action of the page reads forms that are sent without script.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const address = readAddress(request.raw.url ?? '/', siteUrl);
      if (!(address instanceof URL)) return sentence(reply, address.status, address.sentence);
      let match = siteMaps.match(address);
      if (match.isNotFound) {
        // The college may have added the page a moment ago.
        await siteMaps.refresh(data.session);
        match = siteMaps.match(address);
      }
      const { key, url } = match;
      const refused = pages.fresh(key) ? undefined : visitors.refusedFor(url.pathname, request.ip);
      if (refused !== undefined) {
        reply.header('Retry-After', `${refused}`);
        return sentence(reply, 429, siteMaps.refusalIn(url.pathname, 'tooMany'));
      }
      const signal = visitors.goneFrom(url.pathname, reply.raw);
      const page = await pages.get(match, {
        visitor: { address: request.ip, request: request.id, signal },
        compression: compressionFor(request.raw),
      });
      request.page = page.route;
      searches.add(request.raw, page);
      reply.hijack();
      sendPage(request.raw, reply.raw, page);
    },
  });

  // Refused before it is counted, as in calls.ts.
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) =>
    isCrossSiteRequest(request)
      ? sentence(reply, 403, siteMaps.refusalIn(request.url, 'foreign'))
      : undefined;
  const limit = {
    ...rateLimit(limitPerNetwork),
    errorResponseBuilder: (
      { url }: FastifyRequest,
      { statusCode, ttl }: errorResponseBuilderContext,
    ) =>
      Object.assign(new Error(withMinutes(siteMaps.refusalIn(url, 'tooMany'), ttl / 1000)), {
        statusCode,
      }),
  };
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    body: FormData | Uint8Array<ArrayBuffer> | undefined,
  ) => {
    const url = readAddress(request.raw.url ?? '/', siteUrl);
    if (!(url instanceof URL)) return sentence(reply, url.status, url.sentence);
    const match = siteMaps.match(url);
    if (match.isNotFound) return sentence(reply, 404, 'There is no such page or call.');
    if (!body) return sentence(reply, 400, 'The form cannot be read.');
    const rendered = await render(
      new Request(url, { method: 'POST', headers: { Origin: url.origin, Host: url.host }, body }),
      match,
      undefined,
      { address: request.ip, request: request.id },
    );
    request.page = rendered.route;
    return reply
      .code(rendered.status)
      .headers({ ...headers(rendered), ...rendered.headers })
      .send(rendered.body);
  };
  app.post('/*', { onRequest, config: { rateLimit: limit } }, async (request, reply) =>
    answer(request, reply, await readForm(request)),
  );
  // Without a limit, because a preview is posted with each letter. Only the backend reads the form, after its token.
  for (const locale of locales)
    app.post(
      pathIn(locale, '/preview/*'),
      {
        ...previews.hooks,
        onRequest: [onRequest, previews.hooks.onRequest],
        bodyLimit: PREVIEW_SIZE,
      },
      async (request, reply) => {
        await answer(request, reply, formOf(request));
        if ([200, 404].includes(reply.statusCode)) previews.note(request, reply.statusCode === 200);
        return reply;
      },
    );
};

/** The bytes of a form in JSON, within its bounds; undefined without any. */
function formOf({ body }: FastifyRequest): Uint8Array<ArrayBuffer> | undefined {
  if (!Buffer.isBuffer(body)) return undefined;
  const bytes = new Uint8Array(body);
  try {
    checkJson(bytes, formBounds);
  } catch (error) {
    throw isJsonBeyondBounds(error) ? bodyError(error) : error;
  }
  return bytes;
}

/** Reads a form. Undefined if the body is not a complete form, which no browser sends. */
async function readForm({ body, headers }: FastifyRequest): Promise<FormData | undefined> {
  const type = headers['content-type'] ?? '';
  if (!Buffer.isBuffer(body) || hasMoreFields(body, type, MOST_FIELDS)) return undefined;
  const form = new Response(new Uint8Array(body), { headers: { 'Content-Type': type } });
  // A TypeError: the body is not what its type says.
  return form.formData().catch(() => undefined);
}
