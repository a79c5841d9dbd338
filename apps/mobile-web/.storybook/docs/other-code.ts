/** How the app reacts to an error code that the contract does not list (§8.1, D34). */
export const otherCode = {
  title: 'Any other code',
  text: 'Shows the server’s message as a toast; a list or an order shows Retry instead (§8.1, §8.3, D34).',
};
