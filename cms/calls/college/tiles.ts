import type { Tile } from '@college/contract/entities';
import type { College } from '../../payload-types.ts';
import { type Related, urlOf } from '../related.ts';

export const presentTiles = (tiles: College['portals'], related: Related): Tile[] =>
  (tiles ?? []).map(({ title, description, link, image }) => ({
    title: title ?? '',
    description: description ?? '',
    link: link ?? '',
    image: urlOf(image, related),
  }));
