/** Palette of the deck. Every colour on a card comes from this list and nowhere else. */
export const C = {
  ink: '#1b1a33', // contour, the one "black"
  night: '#232a56', // night ground
  night2: '#36427a', // night, lifted
  paper: '#f5ebd5', // card stock and lightest tone
  paper2: '#e6d4ae', // stock in shade
  gold: '#d6a94f', // main metal
  gold2: '#f2d992', // metal in light
  gold3: '#9a7127', // metal in shade
  // the same two to the eye, for what is yellow and no gold: hair, straw, sand, fur, the lines of a sky
  straw: '#d6a94e',
  straw2: '#f2d991',
  red: '#c64a31', // cinnabar
  red2: '#8c2e28', // cinnabar in shade
  coral: '#e59a72', // cinnabar in light
  blue: '#2f6291', // azurite
  blue2: '#86b3c6', // azurite in light
  blue3: '#1f3f68', // azurite in shade
  green: '#3f7d67', // malachite
  green2: '#9cbf9b', // malachite in light
  green3: '#234f42', // malachite in shade
  grey: '#6f7b8c', // slate
  grey2: '#cfd6d6', // silver, lead white in shade
  plum: '#5d3d63', // accent, used sparingly
  skin: ['#f3dfc1', '#deb58b', '#b07f55', '#754f39'],
} as const;
