/** Colours of the demo's pictures: paper, ink, gamosa red, muga gold and deep green, by the light of the day. */
export const paper = '#faf7f0';
export const ink = '#1d2327';
export const red = '#b3202c';
export const gold = '#b8862b';
export const green = '#1f4d3a';

export interface Light {
  sky: readonly [top: string, middle: string, horizon: string];
  sun: string;
  /** From far to near. */
  hills: readonly [string, string, string, string];
  water: readonly [far: string, near: string];
  grass: readonly [far: string, near: string];
  /** The darkest ground, under a title. */
  deep: string;
  wall: string;
  wallShade: string;
  roof: string;
  glass: readonly [pane: string, shade: string];
}

export const lights = {
  dawn: {
    sky: ['#bcd3d8', '#eadfc9', '#f5cfa4'],
    sun: '#fff4dc',
    hills: ['#b3bfb6', '#8ba69d', '#5f8577', '#335c4d'],
    water: ['#f0d3ad', '#86a9ad'],
    grass: ['#7f9a6a', '#3d6650'],
    deep: '#173429',
    wall: '#f3e9d6',
    wallShade: '#dccbb0',
    roof: '#a5473b',
    glass: ['#5b6c70', '#4a5b60'],
  },
  day: {
    sky: ['#a4c6d4', '#cfe0e0', '#eef0e4'],
    sun: '#fffaea',
    hills: ['#b2c7c6', '#8db0a4', '#659481', '#3b6f58'],
    water: ['#d3e2df', '#7ea6ae'],
    grass: ['#9bb37a', '#4c7a55'],
    deep: '#17382b',
    wall: '#f7f0e0',
    wallShade: '#dfd3bb',
    roof: '#b0463c',
    glass: ['#54656b', '#43545a'],
  },
  dusk: {
    sky: ['#4b5577', '#a77f8c', '#eeb58a'],
    sun: '#ffdfae',
    hills: ['#9b8491', '#746b83', '#4c5470', '#2d3a55'],
    water: ['#e6b08b', '#5d6685'],
    grass: ['#5c6672', '#2c3f49'],
    deep: '#141d2b',
    wall: '#d9bfae',
    wallShade: '#b3978f',
    roof: '#7c3a41',
    glass: ['#f3c777', '#dba45a'],
  },
  mist: {
    sky: ['#c3cfcb', '#dfe3da', '#f1ede0'],
    sun: '#fffdf4',
    hills: ['#c6cfc7', '#a4b5aa', '#7b9587', '#4a6d5d'],
    water: ['#e4e6db', '#a0b5b1'],
    grass: ['#98aa84', '#52755d'],
    deep: '#1b352c',
    wall: '#f1ece0',
    wallShade: '#d8d0c0',
    roof: '#9a5248',
    glass: ['#66757a', '#556469'],
  },
} as const satisfies Record<string, Light>;
export type LightName = keyof typeof lights;

export const skins = ['#8d5a3b', '#a9714b', '#c08a5f', '#d3a275', '#7a4a30', '#b67d55'] as const;
export const hairs = ['#17130f', '#221a15', '#2d221c', '#3a3431', '#8b8782', '#c9c5be'] as const;
export const cloths = [
  '#b3202c',
  '#b8862b',
  '#1f4d3a',
  '#2f4a6b',
  '#6b3a52',
  '#e9dfc8',
  '#557a6b',
  '#8f4a2e',
  '#38424a',
  '#7b8fa3',
] as const;
