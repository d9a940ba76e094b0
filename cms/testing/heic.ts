/**
 * A HEIC photo of 64 × 48 pixels: red on the left, blue on the right. Made with `heif-enc`, because
 * no npm package can write HEIC.
 */
export const heic = Buffer.from(
  [
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAA',
    'AAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAngACAAEA',
    'AAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAA',
    'AADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAe',
    'ugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAA',
    'AAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QA',
    'AAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAAKZtZGF0AAAAmigBrwngZ8DuyWr+9v//4yjkJskkIoQL+JezF+5gofS/4TPj',
    'AcmAK5DDC36WaucMMP1oGRge1bEcoD//cyeW+c3K/0u0xo1qbg8iyp/1JCSi+GPfDu/Sm1agp8fhTgmLPnb2Lu9tTqp5z84a',
    'lvEZmI/d8CzHEOs+9MAIMfetF/nXc/YrtaViNBjqqiMqk3G70as13t3d/9OAZ+A=',
  ].join(''),
  'base64',
);

/** The same photo with a rotation mark (`irot`): viewers must turn it by 90° counter-clockwise. */
export function heicTurned(): Buffer {
  const mark = Buffer.from('\0\0\0\x09irot\x01', 'latin1');
  const properties = heic.indexOf('ipco') - 4;
  const end = properties + heic.readUInt32BE(properties);
  const names = end + heic.readUInt32BE(end);
  const turned = Buffer.concat([
    ...[heic.subarray(0, end), mark, heic.subarray(end, names)],
    // Marks property 5 as essential. The image's list of properties is the last.
    ...[Buffer.of(0x85), heic.subarray(names)],
  ]);
  turned[names + mark.length - 3] = 3;
  const grow = (at: number, by: number) => turned.writeUInt32BE(turned.readUInt32BE(at) + by, at);
  const added = mark.length + 1;
  for (const box of ['meta', 'iprp']) grow(heic.indexOf(box) - 4, added);
  grow(properties, mark.length);
  grow(end + mark.length, 1);
  // The position of the image data.
  const place = Buffer.alloc(4);
  place.writeUInt32BE(heic.indexOf('mdat') + 4);
  grow(heic.indexOf(place), added);
  return turned;
}
