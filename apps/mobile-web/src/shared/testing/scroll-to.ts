/** Scrolls what a story shows into the first viewport. */
export const scrollTo = (element: Element): void => element.scrollIntoView({ block: 'center' });
