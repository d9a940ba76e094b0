/**
 * Place and day that a camera writes into a photo (EXIF). The stored file has neither. `exif-reader`
 * reads every tag, and 64 KB of tags that repeat each other would take it gigabytes.
 */

export interface PhotoDetails {
  has_place: boolean;
  /** YYYY-MM-DD. */
  taken_on?: string;
}

/** Bytes before the details in JPEG, HEIC and AVIF. */
const MARK = 'Exif\0\0';
/** Tags of EXIF. */
const [CHANGED, CAMERA, PLACE, TAKEN, LATITUDE, LONGITUDE] = [0x132, 0x8769, 0x8825, 0x9003, 2, 4];
/** Entries of a table. A damaged file may name more. */
const MOST_ENTRIES = 200;

/** The details of a photo; no place and no day for other files and damaged details. */
export function photoDetails(photo: Buffer): PhotoDetails {
  const mark = photo.indexOf(MARK, 0, 'latin1');
  const details = mark < 0 ? undefined : readerOf(photo.subarray(mark + MARK.length));
  if (!details) return { has_place: false };
  const { tableAt, numberAt, textAt } = details;
  const first = tableAt(numberAt(4));
  const camera = tableAt(first.get(CAMERA));
  const place = tableAt(first.get(PLACE));
  const [, year, month, day] =
    /^(\d{4}):(\d\d):(\d\d)/.exec(textAt(camera.get(TAKEN)) || textAt(first.get(CHANGED))) ?? [];
  return {
    has_place: place.has(LATITUDE) && place.has(LONGITUDE),
    ...(year && year !== '0000' && { taken_on: `${year}-${month}-${day}` }),
  };
}

/** Reads tables of tags; undefined if these are no details. */
function readerOf(bytes: Buffer) {
  const order = bytes.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return undefined;
  const read = (at: number, length: 2 | 4): number => {
    if (at < 0 || at + length > bytes.length) return 0;
    return order === 'II' ? bytes.readUIntLE(at, length) : bytes.readUIntBE(at, length);
  };
  return {
    numberAt: (at: number) => read(at, 4),
    /** The value of each tag of the table at a place, or where it is. */
    tableAt(at: number | undefined): Map<number, number> {
      const count = at ? Math.min(read(at, 2), MOST_ENTRIES) : 0;
      return new Map(
        Array.from({ length: count }, (_, place) => {
          const entry = (at ?? 0) + 2 + place * 12;
          return [read(entry, 2), read(entry + 8, 4)] as const;
        }),
      );
    },
    textAt: (at: number | undefined) => (at ? bytes.toString('latin1', at, at + 10) : ''),
  };
}
