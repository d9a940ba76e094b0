import type { CardText, PageText } from '../text/pages/page.ts';
import type { Text } from '../text.ts';
import { fileOf, rich, richAssamese, type Writer } from './writer.ts';

const cardsIn = (
  writer: Writer,
  cards: readonly CardText[] = [],
  words: (text: Text) => string | undefined,
  rows: readonly { id?: string | null }[] = [],
) =>
  cards.map(({ title, description, link, picture }, i) => ({
    // Only with their ids are the rows of the other language recognised.
    ...(rows[i]?.id && { id: rows[i].id }),
    title: words(title),
    description: words(description),
    link,
    image: picture && fileOf(writer, picture),
  }));

export async function writePages(writer: Writer, plan: readonly PageText[]) {
  const { payload } = writer;
  const common = { collection: 'pages', depth: 0, draft: false } as const;
  for (const { page, title, body, picture, cards, files } of plan) {
    const saved = await payload.create({
      ...common,
      locale: 'en',
      data: {
        _status: 'published',
        page,
        title: title.en,
        text: rich(body),
        picture: picture && fileOf(writer, picture),
        cards: cardsIn(writer, cards, ({ en }) => en),
        uploads: files?.map((name) => fileOf(writer, name)),
      },
    });
    if (title.as === undefined) continue;
    await payload.update({
      ...common,
      id: saved.id,
      locale: 'as',
      data: {
        title: title.as,
        text: richAssamese(body),
        cards: cardsIn(writer, cards, ({ as }) => as, saved.cards ?? []),
      },
    });
  }
}
