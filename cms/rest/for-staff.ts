import config from '@payload-config';
import { getPayload } from 'payload';

/** What works without a session: getting one, ending one, and pictures in the admin. */
const open = /^(users\/(login|logout|forgot-password|reset-password|me|init)|media\/file\/[^/]+)$/;

interface Address {
  params: Promise<{ slug: string[] }>;
}
type Handler = (request: Request, address: Address) => Promise<Response>;

/** Payload's REST answers whatever access rules allow a visitor, at any depth; visitors have the calls. */
export const forStaff =
  (handle: Handler): Handler =>
  async (request, address) => {
    const { slug } = await address.params;
    if (!open.test(slug.join('/'))) {
      const payload = await getPayload({ config });
      const { user } = await payload.auth({ headers: request.headers });
      if (!user) return new Response('Please log in first.', { status: 401 });
    }
    return handle(request, address);
  };
