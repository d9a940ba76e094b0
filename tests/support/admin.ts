import { typeOf } from '../../cms/platform/files/file-types.ts';
import type { College } from './open-college.ts';

/** Actions of an editor through the admin's API. */
export interface Editor {
  create: (collection: string, fields: Record<string, unknown>) => Promise<string>;
  createNotice: (fields: Record<string, unknown>) => Promise<string>;
  changeNotice: (id: string, fields: Record<string, unknown>) => Promise<void>;
  change: (collection: string, id: string, fields: Record<string, unknown>) => Promise<void>;
  remove: (collection: string, id: string) => Promise<void>;
  /** Records that match a Payload query, at most fifty. */
  list: (collection: string, query?: string) => Promise<Record<string, unknown>[]>;
  /** Uploads a document, or replaces the one with this id. */
  upload: (name: string, content: Buffer, id?: string) => Promise<UploadedFile>;
  /** Requests a path of the backend with the editor's session. */
  open: (path: string, request?: RequestInit) => Promise<Response>;
}

interface UploadedFile {
  id: string;
  filename: string;
  address: string;
}

export async function logIn({ cms, admin }: Pick<College, 'cms' | 'admin'>): Promise<Editor> {
  const ask = async (path: string, method: string, body?: unknown, headers = {}) => {
    const response = await fetch(`${cms}/api/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text);
  };
  const { token } = await ask('users/login', 'POST', admin);
  const as = { Authorization: `JWT ${token}` };
  const create = async (collection: string, fields: Record<string, unknown>) =>
    String((await ask(collection, 'POST', fields, as)).doc.id);
  return {
    create,
    createNotice: (fields) => create('notices', { date: new Date().toISOString(), ...fields }),
    async changeNotice(id, fields) {
      await ask(`notices/${id}`, 'PATCH', fields, as);
    },
    async change(collection, id, fields) {
      await ask(`${collection}/${id}`, 'PATCH', fields, as);
    },
    async remove(collection, id) {
      await ask(`${collection}/${id}`, 'DELETE', undefined, as);
    },
    async list(collection, query = '') {
      // A parameter that is named twice is refused.
      const given = Object.fromEntries(new URLSearchParams(query));
      const where = new URLSearchParams({ limit: '50', depth: '0', ...given });
      return (await ask(`${collection}?${where}`, 'GET', undefined, as)).docs;
    },
    async upload(name, content, id) {
      const body = new FormData();
      body.set('file', new File([new Uint8Array(content)], name, { type: typeOf(name) }));
      const path = id ? `media/${id}` : 'media';
      const method = id ? 'PATCH' : 'POST';
      const response = await fetch(`${cms}/api/${path}`, { method, headers: as, body });
      const { doc } = await response.json();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
      return { ...doc, id: String(doc.id) };
    },
    open: (path, request) =>
      fetch(cms + path, { ...request, headers: { ...request?.headers, ...as } }),
  };
}
