/** What a grievance can be about, with the words shown (D61). */
export const grievanceTopics = {
  loan: 'What a loan costs',
  money: 'Money that did not arrive, or a payment',
  conduct: 'How I was treated',
  data: 'My data',
  other: 'Something else',
} as const;

export const isGrievanceTopic = (name: string): name is keyof typeof grievanceTopics =>
  Object.hasOwn(grievanceTopics, name);
