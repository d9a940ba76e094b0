/**
 * A minimal client for Chromium's DevTools protocol. It attaches to a tab and always talks to the
 * tab's current page.
 */
import type { Readable } from 'node:stream';

export type Send = (method: string, parameters?: object) => Promise<Answer>;
/** The parts of a message that are read. */
export interface Answer {
  targetInfos?: { targetId: string }[];
  sessionId?: string;
  result?: { value?: unknown };
}
interface Message extends Partial<Record<'id', number>> {
  method?: string;
  params?: { sessionId: string; targetInfo: { type: string; subtype?: string } };
  result?: Answer;
}

interface Devtools {
  page: Send;
  /**
   * Closes the browser by a command, because a signal reaches only the shell script that Debian
   * starts it with.
   */
  closeBrowser: () => void;
}

/**
 * Connects to a browser started with `--remote-debugging-port`, which prints its address on
 * `stderr`.
 */
export async function openDevtools(stderr: Readable): Promise<Devtools> {
  const socket = new WebSocket(await addressIn(stderr));
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const waiting = new Map<number, (answer: Answer) => void>();
  /**
   * Sessions of the tab. The visible page is first; a prerendered page moves up when the page
   * before it closes.
   */
  const sessions: string[] = [];
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result }: Message = JSON.parse(String(data));
    if (method === 'Target.attachedToTarget' && params?.targetInfo.type === 'page')
      sessions.push(params.sessionId);
    if (method === 'Target.detachedFromTarget' && params)
      sessions.splice(sessions.indexOf(params.sessionId), 1);
    if (id !== undefined) waiting.get(id)?.(result ?? {});
  });
  const send = (method: string, params: object = {}, sessionId?: string) =>
    new Promise<Answer>((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    });
  const tabs = await send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const targetId = tabs.targetInfos?.[0]?.targetId;
  const tab = await send('Target.attachToTarget', { targetId, flatten: true });
  const follow = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter: [{}] };
  await send('Target.setAutoAttach', follow, tab.sessionId);
  return {
    page: (method, parameters) => send(method, parameters, sessions[0]),
    closeBrowser: () => void send('Browser.close'),
  };
}

async function addressIn(stderr: Readable): Promise<string> {
  let text = '';
  for await (const part of stderr) {
    text += String(part);
    const [address] = /ws:\/\/\S+/.exec(text) ?? [];
    if (address) return address;
  }
  throw new Error(`Chromium did not say where it listens: ${text}`);
}
