/** Removes the place where a film was taken, which telephones write into MP4, MOV and 3GP files. */

/** Parts with other parts. */
const containers = new Set(['moov', 'trak']);
/** Parts with the place, the owner and the telephone. Players need none of them. */
const details = new Set(['udta', 'meta']);

/** The bytes of a film with its details emptied. Other files stay as they are. */
export function withoutPlace(film: Buffer): Buffer {
  if (film.toString('latin1', 4, 8) !== 'ftyp') return film;
  const copy = Buffer.from(film);
  empty(copy, 0, copy.length);
  return copy;
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
