import { DICE_FACES, faceAddress } from '../domain/dice/face-address.ts';
import { loadDiceWords } from '../library/dice/load.ts';
import { LIST_WORDS } from '../library/list-words.ts';
import { PAGE_WORDS } from '../library/page-words.ts';
import { AllFaces } from '../screens/dice/AllFaces.tsx';
import { Face } from '../screens/dice/Face.tsx';
import { faceName, faceOf } from '../screens/dice/faceName.ts';
import { loadAhead } from '../ui/useLoaded.ts';
import type { PageKind } from './kind.ts';

const module = '/src/screens/dice/DiceMean.tsx';

export const diceList: PageKind = {
  module,
  async pages(language) {
    await loadAhead(loadDiceWords);
    const dice = await loadDiceWords(language);
    return [
      {
        address: `/${language}/dice`,
        ...LIST_WORDS[language].dice(DICE_FACES.length),
        list: DICE_FACES.map((id) => ({ name: faceName(dice, id)!, address: faceAddress(language, id) })),
        same: ['/stardice/mean'],
        screen: <AllFaces painted />,
      },
    ];
  },
};

export const diceFaces: PageKind = {
  module,
  async pages(language) {
    const dice = await loadDiceWords(language);
    const { about, description } = PAGE_WORDS[language].dice;
    const library = { name: LIST_WORDS[language].dice(DICE_FACES.length).name, address: `/${language}/dice` };
    return DICE_FACES.map((id) => {
      const { name, keywords, text } = faceOf(dice, id)!;
      return {
        address: faceAddress(language, id),
        name,
        title: `${name} · ${about}`,
        description: description(name, keywords, text),
        library,
        same: [`/stardice/mean?face=${id}`],
        screen: <Face id={id} painted />,
      };
    });
  },
};
