/** Scrolls the story's subject into the middle of the viewport. */
export const scrollTo = (element: Element): void => element.scrollIntoView({ block: 'center' });
