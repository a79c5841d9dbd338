import { cardFace } from '../../shared/order-display/bank-card.tsx';
import type { BankCard } from '../../shared/queries/bank-cards.ts';

export type Tile = ReturnType<typeof tilesOf>[number];

/**
 * The tiles of the cards. A card that was just added is first, with a label. Each card keeps its
 * colour.
 */
export function tilesOf(
  cards: readonly BankCard[],
  added: BankCard | undefined,
  addedLabel: string,
) {
  const tiles = cards.map((card, index) => ({
    id: card.id,
    face: {
      index,
      ...cardFace(card),
      isSelected: card === added,
      selectedLabel: addedLabel,
    },
  }));
  return tiles.toSorted(
    (one, other) => Number(other.face.isSelected) - Number(one.face.isSelected),
  );
}
