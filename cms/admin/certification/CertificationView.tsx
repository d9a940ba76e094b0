import type { ListViewServerProps } from 'payload';

/** Screen in place of the list of runs. */
export async function CertificationView(
  _props: Pick<ListViewServerProps, 'payload' | 'locale' | 'i18n'>,
) {
  return <main />;
}
