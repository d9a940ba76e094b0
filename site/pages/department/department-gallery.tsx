import type { Album } from '@college/contract/entities';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageNumbers } from '../../components/navigation/LinkTabs.tsx';
import { departmentPath } from '../../components/navigation/page-paths.ts';
import { PageBody } from '../../components/page/PageHeader.tsx';
import { Photos } from '../../components/pictures/PhotoGrid.tsx';
import { hasText } from '../../components/text/clean-html.ts';
import { Empty } from '../../components/text/Empty.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { type LoaderData, loaderContext, type Meta, useStrings } from '../../context.ts';
import { getPart, PHOTOS_PER_PAGE, pageAddress, splitByWeight } from '../../lists/paging.ts';
import { departmentMeta, readDepartment } from '../read-department.ts';
import styles from './department-gallery.module.css';

/** Splits an album that is larger than a page. Each part keeps the caption. */
const splitAlbum = ({ caption, upload_info }: Album): Album[] =>
  splitByWeight(upload_info, () => 1, PHOTOS_PER_PAGE).map((photos) => ({
    caption,
    upload_info: photos,
  }));

export const query = ['page'];

export async function loader(args: LoaderFunctionArgs) {
  const department = await readDepartment(args);
  const { dept_code } = department;
  const albums = await args.context.get(loaderContext).call.getgallery({ dept: dept_code });
  const pages = splitByWeight(
    albums.flatMap(splitAlbum),
    ({ upload_info }) => upload_info.length,
    PHOTOS_PER_PAGE,
  );
  return { department, ...getPart(pages, new URL(args.request.url)) };
}

export const meta: Meta<typeof loader> = (args) => {
  const { data, strings } = args;
  const { gallery } = strings.department;
  const numbered = `${gallery}, ${strings.notices.pageNumber(data.page)}`;
  return departmentMeta(data.page > 1 ? numbered : gallery, args);
};

export function Component() {
  const { department, items, page, pages } = useLoaderData<LoaderData<typeof loader>>();
  const words = useStrings().department;
  const address = `${departmentPath(department.dept_code)}/gallery`;
  return (
    <PageBody>
      <h1>{words.gallery}</h1>
      <div className={styles.albums}>
        {page === 1 && hasText(department.gallery) && (
          <RichText html={department.gallery} top={2} />
        )}
        {items.length === 0 && <Empty>{words.noAlbums}</Empty>}
        {items.map(({ caption, upload_info }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: albums have no id and never move
          <section key={index}>
            {caption && <h2 className={styles.caption}>{caption}</h2>}
            <Photos photos={upload_info} />
          </section>
        ))}
      </div>
      <PageNumbers address={(number) => pageAddress(address, number)} page={page} pages={pages} />
    </PageBody>
  );
}
