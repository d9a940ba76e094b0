'use client';
import { Banner, Button } from '@payloadcms/ui';
import { useState } from 'react';
import { problemOf } from '../../../staff-api/ask.ts';
import type { ExportContents } from '../import/import-status.ts';
import { post } from './upload-export.ts';
import { useSay } from './use-say.ts';

export interface Target {
  value: string;
  label: string;
}

interface Props {
  /** Address of the import in the API. */
  address: string;
  contents: ExportContents;
  targets: Target[];
  /** Main menus. */
  menus: Target[];
  onStarted: () => void;
}

/** The second step: shows the contents of the export and asks where each category goes. */
export function MapCategories({ address, contents, targets, menus, onStarted }: Props) {
  const say = useSay();
  // An earlier choice may be a place that the college has hidden since.
  const isOffered = (target: string) =>
    target === 'skip' || targets.some(({ value }) => value === target);
  const [categories, setCategories] = useState(
    Object.fromEntries(
      contents.categories.map(({ slug, target }) => [slug, isOffered(target) ? target : '']),
    ),
  );
  const [authors, setAuthors] = useState(
    Object.fromEntries(contents.authors.map(({ login, name }) => [login, name])),
  );
  const [menu, setMenu] = useState(contents.menu);
  const [oldMenus, setOldMenus] = useState(
    Object.fromEntries(contents.menus.map(({ name, target }) => [name, target])),
  );
  const [same, setSame] = useState('');
  const [problem, setProblem] = useState('');
  const begin = async () => {
    const choices = JSON.stringify({ categories, authors, menu, menus: oldMenus });
    await post(`${address}/importing`, { body: choices }).then(onStarted, (error: unknown) =>
      setProblem(problemOf(error, say)),
    );
  };
  const open = contents.categories.filter(({ slug }) => !categories[slug]);
  const isReady = open.length === 0;
  const chooseFor = (some: ExportContents['categories']) =>
    setCategories({ ...categories, ...Object.fromEntries(some.map(({ slug }) => [slug, same])) });
  const options = (
    <>
      <option value="">{say('Choose …')}</option>
      <option value="skip">{say('Do not import')}</option>
      {targets.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
  const menuOptions = (
    <>
      <option value="">{say('No menu')}</option>
      {menus.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
  return (
    <div className="sheets__form">
      <h2>{say('What is in the export')}</h2>
      <p>
        {say(
          '{{address}}: {{posts}} posts, {{pages}} pages, {{files}} files. {{given}} of the files are in the .zip file.',
          {
            address: contents.address,
            posts: contents.posts,
            pages: contents.pages,
            files: contents.files,
            given: contents.given,
          },
        )}
      </p>
      {!contents.isWhole && (
        <Banner type="error">
          {say('The end of the file is missing. Export it again, or some records will be missing.')}
        </Banner>
      )}
      <h2>{say('Posts')}</h2>
      <p>{say('Posts become notices. Choose for each category where its notices appear.')}</p>
      {contents.isRemembered && <p>{say('Your choices of the last import are filled in.')}</p>}
      {contents.categories.length > 1 && (
        <>
          <label>
            {say('Choose for several categories at once')}
            <select onChange={({ target }) => setSame(target.value)} value={same}>
              {options}
            </select>
          </label>
          <p className="sheets__buttons">
            {open.length > 0 && (
              <Button buttonStyle="secondary" disabled={!same} onClick={() => chooseFor(open)}>
                {say('Use for the remaining {{count}}', { count: open.length })}
              </Button>
            )}
            <Button
              buttonStyle="secondary"
              disabled={!same}
              onClick={() => chooseFor(contents.categories)}
            >
              {say('Use for all {{count}}', { count: contents.categories.length })}
            </Button>
          </p>
        </>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">{say('WordPress category')}</th>
            <th scope="col">{say('Posts')}</th>
            <th scope="col">{say('Where the notices appear')}</th>
          </tr>
        </thead>
        <tbody>
          {contents.categories.map(({ slug, name, posts }) => (
            <tr key={slug}>
              <th scope="row">{name}</th>
              <td>{posts}</td>
              <td>
                <select
                  aria-label={`${say('Where the notices appear')}: ${name}`}
                  onChange={({ target }) => setCategories({ ...categories, [slug]: target.value })}
                  value={categories[slug]}
                >
                  {options}
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('WordPress author')}</th>
            <th scope="col">{say('Posts')}</th>
            <th scope="col">{say('Name shown as ‘Posted as’')}</th>
          </tr>
        </thead>
        <tbody>
          {contents.authors.map(({ login, posts }) => (
            <tr key={login}>
              <th scope="row">{login}</th>
              <td>{posts}</td>
              <td>
                <input
                  aria-label={`${say('Name shown as ‘Posted as’')}: ${login}`}
                  onChange={({ target }) => setAuthors({ ...authors, [login]: target.value })}
                  value={authors[login]}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{say('Pages')}</h2>
      <p>
        {say(
          'Each page becomes a page of this website. All of them are listed on “All pages”. Pages of the first level can also be in a menu.',
        )}
      </p>
      {contents.menus.length > 0 && (
        <>
          <p>
            {say(
              'The pages of the old menu can be in a menu of this website. You can change that later under ‘Pages & menu’.',
            )}
          </p>
          <table>
            <thead>
              <tr>
                <th scope="col">{say('Entry of the old menu')}</th>
                <th scope="col">{say('Pages')}</th>
                <th scope="col">{say('Menu at the top')}</th>
              </tr>
            </thead>
            <tbody>
              {contents.menus.map(({ name, pages }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{pages}</td>
                  <td>
                    <select
                      aria-label={`${say('Menu at the top')}: ${name}`}
                      onChange={({ target }) => setOldMenus({ ...oldMenus, [name]: target.value })}
                      value={oldMenus[name]}
                    >
                      {menuOptions}
                    </select>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <label>
        {contents.menus.length > 0 ? say('Menu for the other pages') : say('Menu at the top')}
        <select onChange={({ target }) => setMenu(target.value)} value={menu}>
          {menuOptions}
        </select>
      </label>
      <p>
        {say(
          'Nothing has been imported yet. Posts and pages that are public on the old website become public here. Drafts, private ones and those with a password become drafts.',
        )}
      </p>
      <div aria-live="polite">
        {problem && <Banner type="error">{problem}</Banner>}
        {!isReady && <p>{say('Choose where each category appears.')}</p>}
      </div>
      <Button disabled={!isReady} onClick={() => void begin()}>
        {say('Import now')}
      </Button>
    </div>
  );
}
