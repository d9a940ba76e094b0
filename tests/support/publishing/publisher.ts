import { once } from 'node:events';
import { inRoot } from '../../../scripts/paths.ts';
import { startNode, stop } from '../../../scripts/services/process.ts';
import type { College } from '../open-college.ts';

/** A second process on the same database, such as a maintenance script. */
export interface Publisher {
  publish: (title: string) => Promise<string>;
  unpublish: (id: string) => Promise<void>;
  close: () => Promise<void>;
}

export async function openPublisher({
  dataDir,
  secrets,
  cms,
  site,
}: Pick<College, 'dataDir' | 'secrets' | 'cms' | 'site'>): Promise<Publisher> {
  const child = startNode([inRoot('tests/support/publishing/publisher-process.ts')], {
    cwd: inRoot('cms'),
    env: { ...process.env, ...secrets, DATA_DIR: dataDir, CMS_URL: cms, SITE_URL: site },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const answer = async () => {
    const [message] = (await once(child, 'message')) as [{ id: string }];
    return message.id;
  };
  const ask = (order: Record<string, string>) => {
    const answered = answer();
    child.send(order);
    return answered;
  };
  await answer();
  return {
    publish: (title) => ask({ title }),
    unpublish: async (id) => void (await ask({ id })),
    close: () => stop(child),
  };
}
