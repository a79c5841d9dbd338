/** Scrolls the element into the middle of the viewport, so that the story shows it. */
export const scrollTo = (element: Element): void => element.scrollIntoView({ block: 'center' });
