'use client';
import { Banner, Button } from '@payloadcms/ui';
import { useState } from 'react';
import { problemOf } from '../../../staff-api/ask.ts';
import type { Inside } from '../../../staff-api/wordpress/tell.ts';
import { useSay } from '../../use-say.ts';
import { post } from './send.ts';

export interface Target {
  value: string;
  label: string;
}

interface Props {
  /** Of the import. */
  address: string;
  inside: Inside;
  targets: Target[];
  onBegun: () => void;
}

/** The second step: what is in the export, and what becomes of it. */
export function MapCategories({ address, inside, targets, onBegun }: Props) {
  const say = useSay();
  const [categories, setCategories] = useState(
    Object.fromEntries(inside.categories.map(({ slug, target }) => [slug, target])),
  );
  const [authors, setAuthors] = useState(
    Object.fromEntries(inside.authors.map(({ login, name }) => [login, name])),
  );
  const [problem, setProblem] = useState('');
  const begin = async () => {
    const chosen = JSON.stringify({ categories, authors });
    await post(`${address}/importing`, { body: chosen }).then(onBegun, (error: unknown) =>
      setProblem(problemOf(error, say)),
    );
  };
  const isReady = Object.values(categories).every(Boolean);
  return (
    <div className="sheets__form">
      <h2>{say('What is inside')}</h2>
      <p>
        {say(
          '{{address}}: {{posts}} posts, {{pages}} pages, {{files}} files, {{given}} of them in the zip.',
          {
            address: inside.address,
            posts: inside.posts,
            pages: inside.pages,
            files: inside.files,
            given: inside.given,
          },
        )}
      </p>
      {!inside.isWhole && (
        <Banner type="error">
          {say('The file breaks off: export it again, or some will be lacking.')}
        </Banner>
      )}
      <p>
        {say(
          'Pages become pages of your own, with their text. Posts become notices: choose for each category which.',
        )}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('Category of WordPress')}</th>
            <th scope="col">{say('Posts')}</th>
            <th scope="col">{say('Where they appear')}</th>
          </tr>
        </thead>
        <tbody>
          {inside.categories.map(({ slug, name, posts }) => (
            <tr key={slug}>
              <th scope="row">{name}</th>
              <td>{posts}</td>
              <td>
                <select
                  aria-label={`${say('Where they appear')}: ${name}`}
                  onChange={({ target }) => setCategories({ ...categories, [slug]: target.value })}
                  value={categories[slug]}
                >
                  <option value="">{say('Choose …')}</option>
                  <option value="skip">{say('Leave out')}</option>
                  {targets.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('Author of WordPress')}</th>
            <th scope="col">{say('Posts')}</th>
            <th scope="col">{say('Visitors read as ‘Posted as’')}</th>
          </tr>
        </thead>
        <tbody>
          {inside.authors.map(({ login, posts }) => (
            <tr key={login}>
              <th scope="row">{login}</th>
              <td>{posts}</td>
              <td>
                <input
                  aria-label={`${say('Visitors read as ‘Posted as’')}: ${login}`}
                  onChange={({ target }) => setAuthors({ ...authors, [login]: target.value })}
                  value={authors[login]}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {say(
          'Nothing was written yet. What is public there becomes public here; drafts, and what has a password, become drafts.',
        )}
      </p>
      <div aria-live="polite">
        {problem && <Banner type="error">{problem}</Banner>}
        {!isReady && <p>{say('Choose what becomes of each category.')}</p>}
      </div>
      <Button disabled={!isReady} onClick={() => void begin()}>
        {say('Bring it all')}
      </Button>
    </div>
  );
}
