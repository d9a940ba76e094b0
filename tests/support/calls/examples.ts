/** The example input of a call, completed with values that only a running backend has. */
import { asRecord } from '@college/contract/as-record';
import { type CallInput, type CallName, calls } from '@college/contract/calls';
import { type Client, createClient } from '@college/contract/client';
import { inject } from 'vitest';
import { ask, sessionOf } from '../accounts.ts';
import { solveCaptcha } from '../captcha.ts';
import { mailsTo, photo, prepareProofs, verify } from '../submission.ts';

/** A running backend, and the folder of its mails. */
export interface Running {
  cms: string;
  dataDir: string;
}

interface Backend {
  ask: Client;
  captcha: () => Promise<string>;
  /** Creates a preview token as the admin does. */
  previewToken: (id: number) => Promise<string>;
  /** Verifies an address, whose cookie is sent with the example. */
  verified: () => Promise<void>;
  /** A verified address, a photo and a captcha. */
  proofs: () => Promise<Awaited<ReturnType<typeof prepareProofs>>['fields']>;
}

/** Calls whose example contains values that differ between colleges or can be used only once. */
const inputs: { [Name in CallName]?: (backend: Backend) => Promise<CallInput<Name>> } = {
  addvisitornote: async ({ captcha }) => ({
    ...calls.addvisitornote.example,
    captcha: await captcha(),
  }),
  'addfile-alumni': async ({ verified }) => {
    await verified();
    return { type: 'ALUMNI', image_file: photo() };
  },
  'add-alumni-registration': async ({ proofs }) => ({
    ...calls['add-alumni-registration'].example,
    ...(await proofs()),
  }),
  'add-message': async ({ proofs }) => ({ ...calls['add-message'].example, ...(await proofs()) }),
  getsingleeventbyid: async ({ ask }) => ({ eventId: idOf(await ask.getupcomingevents()) }),
  getpreview: async ({ ask, previewToken }) => {
    const id = idOf(await ask.getupcomingevents());
    return { collection: 'notices', id, token: await previewToken(Number(id)) };
  },
  getcommitteebyid: async ({ ask }) => ({ committee_id: idOf(await ask.getcommittee()) }),
  getmyprofiledata: async ({ ask }) => ({ id: await profile(ask) }),
  getmyprofiledataqreport: async ({ ask }) => ({ id: await profile(ask), qr: 'ALL' }),
  getsubgroupbygroupidandtype: async ({ ask }) => groupOf(await ask.getgroup()),
  getsubsubgroupbysubgroupid: async ({ ask }) => ({
    sub_group_id: idOf(await ask.getsubgroupbygroupidandtype(groupOf(await ask.getgroup()))),
  }),
  getfilegroupbysubsubgroupid: async ({ ask }) => {
    const subgroups = await ask.getsubgroupbygroupidandtype(groupOf(await ask.getgroup()));
    const questions = await ask.getsubsubgroupbysubgroupid({ sub_group_id: idOf(subgroups) });
    return { sub_sub_group_id: idOf(questions) };
  },
  getssrsubgroupbygroupidandtype: async ({ ask }) => groupOf(await ask.getssrgroup()),
  getssrsubsubgroupbysubgroupid: async ({ ask }) => ({
    sub_group_id: idOf(await ask.getssrsubgroupbygroupidandtype(groupOf(await ask.getssrgroup()))),
  }),
  getssrfilegroupbysubsubgroupid: async ({ ask }) => {
    const subgroups = await ask.getssrsubgroupbygroupidandtype(groupOf(await ask.getssrgroup()));
    const questions = await ask.getssrsubsubgroupbysubgroupid({ sub_group_id: idOf(subgroups) });
    return { sub_sub_group_id: idOf(questions) };
  },
};

function firstOf<Item>(list: readonly Item[]): Item {
  const [first] = list;
  if (first === undefined) throw new Error('The demo college should have at least one of these.');
  return first;
}
const idOf = (list: readonly { id: string }[]) => firstOf(list).id;

function groupOf(groups: readonly { id: string; types: string[] }[]) {
  const { id, types } = firstOf(groups);
  return { group_id: id, type: firstOf(types) };
}

/** An employee with a public profile. */
async function profile(ask: Client): Promise<string> {
  const faculty = await ask.getemployeebytype({ dept_code: 'PHY', type: 'FACULTY' });
  return idOf(faculty.filter(({ liveNow }) => liveNow === 1));
}

interface Example {
  input: unknown;
  headers: Record<string, string>;
}

export async function exampleOf(name: CallName, { cms, dataDir }: Running): Promise<Example> {
  const headers: Record<string, string> = {};
  const newVisitor = () => ({
    origin: cms,
    email: `${crypto.randomUUID()}@example.org`,
    mails: (email: string) => mailsTo(dataDir, email),
  });
  const backend: Backend = {
    ask: createClient({ baseUrl: cms }),
    captcha: () => solveCaptcha(cms),
    previewToken: async (id) => {
      const { email, password } = inject('demo').admin;
      const query = `collection=notices&id=${id}&locale=en`;
      const session = await sessionOf({ cms }, email, password);
      const { text } = await ask(`${cms}/api/preview-address?${query}`, 'GET', session);
      return new URL(JSON.parse(text).address).searchParams.get('token') ?? '';
    },
    verified: async () => {
      headers.Cookie = await verify(newVisitor());
    },
    proofs: async () => {
      const { cookie, fields } = await prepareProofs(newVisitor());
      headers.Cookie = cookie;
      return fields;
    },
  };
  return { input: (await inputs[name]?.(backend)) ?? calls[name].example, headers };
}

const text = (value: unknown) => {
  try {
    return String(value);
  } catch {
    // An object without a prototype cannot be converted to text.
    return 'object';
  }
};

/** The query string of a GET request. */
export const queryOf = (input: unknown) =>
  new URLSearchParams(Object.entries(asRecord(input)).map(([name, value]) => [name, text(value)]));

/** Headers and body of a POST request: a form if it has a file, else JSON. */
export function bodyOf(input: unknown): {
  headers: Record<string, string>;
  body: string | FormData;
} {
  const headers = { Unit: 'website' };
  const fields = Object.entries(asRecord(input)) as [string, unknown][];
  if (!fields.some(([, value]) => value instanceof Blob))
    return {
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
    };
  const form = new FormData();
  for (const [name, value] of fields)
    form.append(name, value instanceof Blob ? value : text(value));
  return { headers, body: form };
}
