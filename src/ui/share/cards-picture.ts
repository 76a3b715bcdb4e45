import type { CardId } from '../../art/deck.ts';
import { type Spread, tableSize } from '../../domain/spread/spread.ts';
import { insetsHidden } from '../card/insets.ts';
import { cardMarkup } from '../card/pictures.ts';
import { imageOf, type PosterPicture } from './picture.ts';

/** Room between neighbours that touch on the table, as a share of a card's width. */
const GAP = 0.06;

/** Cards side by side, upright unless they say otherwise; `large`: how many times the size of a card on a table. */
export function rowPicture(cards: readonly { id: string; reversed: boolean }[], large: number): PosterPicture {
  const positions = cards.map((_, index) => ({ key: String(index), x: index + 0.5, y: 0.5 }));
  const { width, height, paint } = cardsPicture({ positions }, cards);
  return { width: width * large, height: height * large, paint };
}

/** Cards as they lie on the table, the reversed ones upside down; `cards` stand in the order of the positions. */
export function cardsPicture(
  spread: Pick<Spread, 'positions'>,
  cards: readonly { id: string; reversed: boolean }[],
): PosterPicture {
  const { columns, rows } = tableSize(spread);
  return {
    width: columns,
    height: rows * 1.7,
    async paint(context, box) {
      const unit = box.width / columns;
      const width = unit * (1 - GAP);
      const images = await Promise.all(
        cards.map(async ({ id }) => imageOf(await cardMarkup(id as CardId, insetsHidden()))),
      );
      spread.positions.forEach((position, index) => {
        const image = images[index];
        if (!image) return;
        context.save();
        context.translate(box.x + position.x * unit, box.y + position.y * unit * 1.7);
        if (position.crossing) context.rotate(Math.PI / 2);
        if (cards[index]!.reversed) context.rotate(Math.PI);
        context.shadowColor = 'rgb(0 0 0 / 0.4)';
        context.shadowBlur = unit * 0.06;
        context.drawImage(image, -width / 2, -width * 0.85, width, width * 1.7);
        context.restore();
      });
    },
  };
}
