/** Reads the record of a preview, and makes the website show it on its own page. */
import { calls } from '@college/contract/calls';
import type { Preview } from '@college/contract/calls/college';
import type { Client } from '@college/contract/client';
import { readPath } from '@college/contract/locales';
import { departmentPath, eventPath, guidePath } from '../../components/navigation/page-paths.ts';
import { pageOfTextCode } from '../search/result-address.ts';

/** The record in the address of a preview, with what a form has posted; 0 if the token does not open it. */
export async function readPreview(
  request: Request,
  { pathname, searchParams }: URL,
  call: Client,
): Promise<Preview | 0> {
  // Only the backend reads what the form has posted, after it has checked the token.
  const unsaved =
    request.method === 'POST' ? new Uint8Array(await request.arrayBuffer()) : undefined;
  const [, , collection, id] = readPath(pathname).path.split('/');
  const token = searchParams.get('token');
  const input = calls.getpreview.input.safeParse({ collection, id, token });
  return input.success ? call.getpreview(input.data, unsaved) : 0;
}

/** The code of a department that is not saved yet. */
const NEW = 'new';

/** The path of the page that shows the record; undefined for a profile, whose preview shows all its tabs. */
export function pathOfPreview(preview: Preview): string | undefined {
  switch (preview.collection) {
    case 'notices':
      return eventPath(preview.notice.id);
    case 'pages':
      return pageOfTextCode(preview.page.page);
    case 'employees':
      return undefined;
    case 'departments':
      return departmentPath(preview.department.dept_code || NEW);
    case 'guides':
      return guidePath(preview.guide.address || NEW);
    case 'college':
      return '/';
  }
}

/** The calls of a page, where the record of a preview stands in place of the published one. No dialog opens over it. */
export function withPreview(published: Client, preview: Preview): Client {
  const call: Client = {
    ...published,
    checkiftodayisholiday: async () => ({ status: 0, data: null }),
    getfeaturednotificationwebsite: async () => [],
  };
  switch (preview.collection) {
    case 'notices': {
      const { notice } = preview;
      return {
        ...call,
        getsingleeventbyid: async (input) =>
          String(input.eventId) === notice.id ? notice : call.getsingleeventbyid(input),
      };
    }
    case 'pages': {
      const { page } = preview;
      return {
        ...call,
        getpage: async (input) => (input.page === page.page ? page : call.getpage(input)),
      };
    }
    case 'employees': {
      const { profile } = preview;
      return {
        ...call,
        getmyprofiledata: async (input) =>
          String(input.id) === profile.id ? profile : call.getmyprofiledata(input),
      };
    }
    case 'departments': {
      const { department } = preview;
      const code = department.dept_code || NEW;
      return {
        ...call,
        getdeptdata: async (input) =>
          input.dept_code === code ? { ...department, dept_code: code } : call.getdeptdata(input),
      };
    }
    case 'guides': {
      const guide = { ...preview.guide, address: preview.guide.address || NEW };
      return {
        ...call,
        getguides: async () => [
          guide,
          ...(await call.getguides()).filter(({ address }) => address !== guide.address),
        ],
      };
    }
    case 'college':
      return { ...call, getcollege: async () => preview.college };
  }
}
