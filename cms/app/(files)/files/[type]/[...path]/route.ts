import { decodeAddress } from '@college/contract/decode-address';
import config from '@payload-config';
import { getPayload } from 'payload';
import { sendFile } from '../../../../../platform/send-file.ts';

export const dynamic = 'force-dynamic';
export const runtime = 'nodejs';

/** Splits and decodes the path itself, because Next decodes it differently by kind of route. */
function partsOf(address: string): string[] {
  const [, , ...parts] = new URL(address).pathname.split('/');
  const decoded = parts.map(decodeAddress);
  return decoded.every((part) => part !== undefined) ? decoded : [];
}

async function handle(request: Request): Promise<Response> {
  const [type = '', ...path] = partsOf(request.url);
  return sendFile(type, path, request, await getPayload({ config }));
}

export { handle as GET, handle as HEAD };
