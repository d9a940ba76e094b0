import { sendFile } from '../../../../../files/send.ts';

export const dynamic = 'force-dynamic';
export const runtime = 'nodejs';

interface Address {
  params: Promise<{ type: string; path: string[] }>;
}

const handle = async (request: Request, { params }: Address) => {
  const { type, path } = await params;
  return sendFile(type, path.join('/'), request);
};

export { handle as GET, handle as HEAD };
