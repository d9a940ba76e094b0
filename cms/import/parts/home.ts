import { photoTypes } from '@college/contract/codes';
import type { College, Tile } from '@college/contract/entities';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { GlobalSlug } from 'payload';
import { asSystem } from '../../access.ts';
import { mainLocale, otherLocales } from '../../platform/college-languages.ts';
import { rowsOf } from '../../platform/database/statements.ts';
import { Refusal } from '../../platform/refusal.ts';
import { say } from '../../words/say.ts';
import { storedDay } from '../days.ts';
import type { Importer } from '../importer.ts';
import { hashOfValue } from '../ledger.ts';
import { eachOf, type InAll, mainOf, pairs } from '../source.ts';
import { translationOf } from '../translation.ts';
import type { Tools } from '../writer.ts';

export async function importHome(importer: Importer): Promise<void> {
  await importPhotos(importer);
  await importFeatured(importer);
  await importHoliday(importer);
  await importAdmission(importer);
  await importCollege(importer);
  await importCounter(importer);
}

async function importPhotos({ source, saveRecord }: Importer): Promise<void> {
  for (const type of photoTypes) {
    const answer = await source.ask('getphotosforwebsite', { type });
    for (const [index, rows] of pairs(answer).entries())
      await saveRecord({
        collection: 'photos',
        key: `${type} ${mainOf(rows).url}`,
        rows,
        data: async (row, { files }) => {
          const image = await files.one(row.url, row.caption || 'Photo');
          if (image === undefined) throw new Refusal('pictureNotLoaded');
          return { type, image, caption: row.caption, order: (index + 1) * 10 };
        },
      });
  }
}

async function importFeatured({ source, saveRecord }: Importer): Promise<void> {
  const answer = await source.ask('getfeaturednotificationwebsite', {});
  for (const [index, rows] of pairs(answer).reverse().entries())
    await saveRecord({
      collection: 'featured-notifications',
      key: mainOf(rows).upload_info_url[0] ?? String(index),
      rows,
      data: async (row, { html, files }) => ({
        title: 'Featured notification',
        active: true,
        description: await html(row.description),
        pictures: await files.all(row.upload_info_url, 'Featured notification'),
      }),
    });
}

/** Imports today's holiday, the only one that the specification's call returns. */
async function importHoliday({ source, saveRecord }: Importer): Promise<void> {
  const answer = await source.ask('checkiftodayisholiday', {});
  const first = mainOf(answer)?.data;
  if (!answer || !first) return;
  await saveRecord({
    collection: 'holidays',
    key: `${first.start_date} ${first.title}`,
    rows: eachOf(answer, (row) => row.data ?? first),
    data: async (row, { html, files }) => ({
      title: row.title,
      start_date: storedDay(row.start_date) ?? new Date().toISOString(),
      end_date: storedDay(row.end_date) ?? storedDay(row.start_date) ?? new Date().toISOString(),
      description: await html(row.description),
      uploads: await files.all(row.upload_info, row.title),
    }),
  });
}

async function importAdmission(importer: Importer): Promise<void> {
  const answer = await importer.source.ask('settings/admissionSettings.json', {});
  if (!answer) return;
  await importGlobal(importer, 'admission', answer, async ({ status, session, link }) => ({
    open: status === 1,
    session,
    link,
  }));
}

async function importCollege(importer: Importer): Promise<void> {
  const answer = await importer.source.ask('getcollege', {});
  if (answer) await importGlobal(importer, 'college', answer, collegeOf);
}

const tilesOf = (tiles: Tile[], { files }: Tools) =>
  Promise.all(
    tiles.map(async ({ title, description, link, image }) => ({
      title,
      description,
      link,
      image: await files.one(image, title),
    })),
  );

async function collegeOf(row: College, tools: Tools): Promise<Record<string, unknown>> {
  const { html, files } = tools;
  const isOwnVideo = row.video.startsWith('/files/');
  return {
    name: row.name,
    emblem: await files.one(row.emblem, row.name),
    tagline: row.tagline,
    established: row.established,
    affiliation: row.affiliation,
    owner: row.owner,
    region: row.region,
    keywords: row.keywords,
    state_portal: row.state_portal,
    leaving_notice: row.leaving_notice === 1,
    address: row.address,
    email: row.email,
    phone: row.phone,
    answer_days: row.answer_days,
    information_manager: {
      ...row.information_manager,
      appointed: storedDay(row.information_manager.appointed),
    },
    map: { ...row.map, image: await files.one(row.map.image, 'Map') },
    about: await html(row.about),
    about_image: await files.one(row.about_image, row.name),
    video_file: isOwnVideo ? await files.one(row.video, row.name) : undefined,
    video_link: isOwnVideo ? undefined : row.video,
    video_poster: await files.one(row.video_poster, row.name),
    principal_message: await html(row.principal_message),
    motto: await html(row.motto),
    mission: await html(row.mission),
    vision: await html(row.vision),
    anthem: { title: row.anthem.title, html: await html(row.anthem.html) },
    emblem_meaning: await html(row.emblem_meaning),
    certificates: await tilesOf(row.certificates, tools),
    shortcuts: await tilesOf(row.shortcuts, tools),
    accreditation: await tilesOf(row.accreditation, tools),
    distance_learning: await tilesOf(row.distance_learning, tools),
    portals: await tilesOf(row.portals, tools),
    social: await tilesOf(row.social, tools),
    codes: row.codes,
    calling_code: row.calling_code,
    time_zone: row.time_zone,
    appearance: row.appearance,
    home_sections: row.home_sections,
  };
}

async function importGlobal<Row>(
  { payload, ledger, report, tools }: Importer,
  slug: Extract<GlobalSlug, 'college' | 'admission'>,
  rows: InAll<Row>,
  data: (row: Row, tools: Tools) => Promise<Record<string, unknown>>,
): Promise<void> {
  const hash = hashOfValue(rows);
  const before = ledger.find(slug);
  if (before?.hash === hash) {
    report.came(slug, 'unchanged');
    return;
  }
  const { updatedAt } = await payload.findGlobal({ slug, ...asSystem });
  if (before && String(updatedAt) > before.updatedAt) {
    report.came(slug, 'kept');
    report.skipped(
      slug,
      slug,
      say(mainLocale(), 'kept because somebody changed it on this website'),
    );
    return;
  }
  const main = await data(mainOf(rows), tools(mainLocale()));
  const common = { slug } as const;
  const saved = await payload.updateGlobal({
    ...common,
    locale: mainLocale(),
    data: main,
    ...asSystem,
  });
  const fields = payload.globals.config.find((one) => one.slug === slug)?.flattenedFields ?? [];
  for (const locale of otherLocales()) {
    const other = await data(rows[locale], tools(locale));
    const translation = translationOf(fields, { ...saved }, main, other);
    if (Object.keys(translation).length > 0)
      await payload.updateGlobal({ ...common, locale, data: translation, ...asSystem });
  }
  await ledger.keep(slug, { record: 1, hash });
  report.came(slug, 'updated');
}

/** Sets the visitor counter to the source's value, unless it is lower. */
async function importCounter({ source, payload }: Importer): Promise<void> {
  const answer = await source.ask('initialisation/getcount', {});
  if (!answer) return;
  const { count } = mainOf(answer);
  await rowsOf(
    payload,
    sql`INSERT INTO visitor_counter (id, count) VALUES (1, ${count})
        ON CONFLICT (id) DO UPDATE SET count = ${count} WHERE visitor_counter.count < ${count}`,
  );
}
