/** An application needs a bank card (§5 Apply). */
export function validateChosenCard(cardId: string | null | undefined): 'bankCardRequired' | null {
  return cardId ? null : 'bankCardRequired';
}
