import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import type { TemplateId } from '../../duties/evidence-templates.ts';
import { addUser } from '../../testing/content.ts';

/** Downloads a data template as the IQAC coordinator, or with `/missing` the list of what is missing in it. */
export async function downloadEvidence(
  payload: Payload,
  sheet: TemplateId,
  years: readonly number[],
  path: '' | '/missing' = '',
): Promise<{ name: string; content: Buffer }> {
  const user = await addUser(payload, 'iqac-coordinator');
  const req = await createLocalReq({ user }, payload);
  const endpoint = payload.config.endpoints.find(
    (each) => each.path === `/evidence-sheets/:id${path}`,
  );
  if (!endpoint) throw new Error(`There is no file ${path} beside the template.`);
  const more = { query: { years: years.join(',') }, routeParams: { id: sheet } };
  const response = await endpoint.handler(Object.assign(req, more) as PayloadRequest);
  const { headers } = response;
  const [, name = ''] = /filename="?([^";]+)/.exec(headers.get('content-disposition') ?? '') ?? [];
  return { name, content: Buffer.from(await response.arrayBuffer()) };
}
