/** Removes the place where a film was taken, which telephones write into MP4, MOV, 3GP and WebM files. */

/** Parts with other parts. */
const containers = new Set(['moov', 'trak']);
/** Parts with the place, the owner and the telephone. Players need none of them. */
const details = new Set(['udta', 'meta', 'uuid']);
/** The part with which a film begins. Old films of QuickTime have no `ftyp`. */
const firsts = new Set(['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);
/** The first bytes of WebM, of its list of tags, and of a part without meaning. */
const webm = Buffer.from('1a45dfa3', 'hex');
const tags = Buffer.from('1254c367', 'hex');
const EMPTY = 0xec;

/** The bytes of a film with its details emptied. Other files stay as they are. */
export function withoutPlace(film: Buffer): Buffer {
  const copy = Buffer.from(film);
  if (film.subarray(0, 4).equals(webm)) emptyTags(copy);
  else if (firsts.has(film.toString('latin1', 4, 8))) empty(copy, 0, copy.length);
  return copy;
}

/** Empties the tags of a WebM film, which stand before or after its frames. */
function emptyTags(film: Buffer): void {
  for (let at = film.indexOf(tags); at >= 0; at = film.indexOf(tags, at + 1)) {
    const first = film[at + 4] ?? 0;
    // The number of leading zeros is the number of further bytes of the size.
    const more = Math.clz32(first) - 24;
    if (more > 6) continue;
    const size = film.readUIntBE(at + 4, more + 1) - 2 ** (7 * (more + 1));
    const start = at + 5 + more;
    const isList = film.readUInt16BE(start) === 0x73_73;
    if (!isList || size > 1_000_000 || start + size > film.length) continue;
    // A part without meaning, whose size is written in eight bytes.
    const total = start + size - at;
    film[at] = EMPTY;
    film[at + 1] = 1;
    film.writeUIntBE(0, at + 2, 1);
    film.writeUIntBE(total - 9, at + 3, 6);
    film.fill(0, at + 9, start + size);
  }
}

function empty(film: Buffer, from: number, end: number): void {
  let at = from;
  while (at + 8 <= end) {
    const short = film.readUInt32BE(at);
    const isLong = short === 1 && at + 16 <= end;
    const head = isLong ? 16 : 8;
    const size = isLong ? Number(film.readBigUInt64BE(at + 8)) : short || end - at;
    if (size < head || at + size > end) return;
    const name = film.toString('latin1', at + 4, at + 8);
    if (containers.has(name)) empty(film, at + head, at + size);
    if (details.has(name)) {
      film.write('free', at + 4, 'latin1');
      film.fill(0, at + head, at + size);
    }
    at += size;
  }
}
