/** An SMTP server with faults on demand. It records the mails that it received. */
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

export type MailFault = 'none' | 'slow' | 'refusing' | 'dropping' | 'down' | 'endless';

export interface FaultyMail {
  url: string;
  /** Complete mails that arrived, accepted or not. */
  received: { to: string; id: string; text: string }[];
  become: (fault: MailFault) => Promise<void>;
  close: () => Promise<void>;
}

const SLOW = 3000;
const later = () => Object.assign(new Error('Try later'), { responseCode: 451 });

function answerForEver(socket: Socket): void {
  const answering = setInterval(() => socket.write('250-wait\r\n'), 50);
  socket.once('close', () => clearInterval(answering));
}

export async function faultyMail(): Promise<FaultyMail> {
  const received: FaultyMail['received'] = [];
  let fault: MailFault = 'none';
  const make = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 100,
      onConnect: (_session, done) =>
        void wait(fault === 'slow' ? SLOW : 0).then(() => done(undefined)),
      onRcptTo({ address }, { id }, done) {
        // Announces more lines for ever, which is no silence.
        if (fault === 'endless' && address.startsWith('endless'))
          for (const connection of server.connections)
            if (connection.id === id) return answerForEver(connection._socket);
        done(fault === 'refusing' ? later() : undefined);
      },
      onData(stream, { id }, done) {
        void buffer(stream).then((bytes) => {
          const mail = bytes.toString();
          const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(mail)?.[1] ?? '';
          received.push({ to: field('To').trim(), id: field('Message-ID').trim(), text: mail });
          // The server accepts the mail and closes the connection before it answers.
          if (fault !== 'dropping') return done();
          for (const connection of server.connections)
            if (connection.id === id) connection._socket.destroy();
        });
      },
    });
  let server = make();
  const listen = async (port: number) => {
    server = make();
    server.on('error', () => {});
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
  };
  const close = () => new Promise<void>((done) => server.close(() => done()));
  await listen(0);
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    async become(next) {
      if (next === 'down' && fault !== 'down') await close();
      if (next !== 'down' && fault === 'down') await listen(port);
      fault = next;
    },
    close,
  };
}
