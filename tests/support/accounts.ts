/** Requests to the admin as a browser sends them, with cookies and a forwarded address. */
import { request } from 'node:http';
import { type Role, roles } from '../../cms/access.ts';
import type { College } from './open-college.ts';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  took: number;
}

/** Sends a request without fetch, which sets some of these headers itself. */
export function ask(
  address: string,
  method = 'GET',
  headers: Record<string, string> = {},
  body?: unknown,
): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const json = body === undefined ? {} : { 'Content-Type': 'application/json' };
    const outgoing = request(address, { method, headers: { ...json, ...headers } }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, text, took: performance.now() - started });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

export const password = 'long enough for a test';

export const logInAs = ({ cms }: Pick<College, 'cms'>, email: string, secret = password) =>
  ask(`${cms}/api/users/login`, 'POST', { Origin: cms }, { email, password: secret });

/** Headers that the browser of a signed-in user sends with every request of the admin. */
export async function sessionOf(college: Pick<College, 'cms'>, email: string, secret?: string) {
  const { status, headers, text } = await logInAs(college, email, secret);
  const [cookie] = String(headers['set-cookie']).split(';');
  if (status !== 200 || !cookie) throw new Error(`${email} cannot log in: ${status} ${text}`);
  return { Cookie: cookie, Origin: college.cms, 'Sec-Fetch-Site': 'same-origin' };
}
export type Session = Awaited<ReturnType<typeof sessionOf>>;

/** Address of the account that `createAccounts` makes for a role. */
export const addressOf = (role: Role): string => `${role}@example.org`;

/** Creates one account of each role as `admin`. */
export async function createAccounts(
  college: Pick<College, 'cms' | 'admin'>,
  admin: Session,
  { department, employee }: { department: number | undefined; employee: number },
): Promise<Map<Role, Session>> {
  const sessions = new Map<Role, Session>();
  for (const role of roles) {
    const email = addressOf(role);
    const { status, text } = await ask(`${college.cms}/api/users`, 'POST', admin, {
      email,
      password,
      present_password: college.admin.password,
      role,
      ...(['department-editor', 'head-of-department'].includes(role) && { department }),
      ...(role === 'teacher' && { employee }),
    });
    if (status !== 201) throw new Error(`${email} was not created: ${status} ${text}`);
    sessions.set(role, await sessionOf(college, email));
  }
  return sessions;
}
