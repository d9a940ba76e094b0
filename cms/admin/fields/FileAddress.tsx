import { CopyToClipboard } from '@payloadcms/ui';
import type { TextFieldServerProps } from 'payload';
import { lastingAddress } from '../../platform/files/lasting-address.ts';
import { say } from '../../words/say.ts';

type Props = Pick<TextFieldServerProps, 'data' | 'i18n'>;

/** The lasting address of a file on the website, to be copied. Payload's own one ends when the file is replaced. */
export function FileAddress({ data, i18n: { language } }: Props) {
  if (!data.address) return null;
  const address = lastingAddress(`${data.address}`);
  return (
    <section className="field-type file-address">
      <h2>{say(language, 'Address of the file')}</h2>
      <p>
        <code>{address}</code> <CopyToClipboard value={address} />
      </p>
      <p className="field-description">
        {say(
          language,
          'Copy this address to share the file. It stays the same when the file is replaced. Visitors can open it once a published page shows the file.',
        )}
      </p>
    </section>
  );
}
