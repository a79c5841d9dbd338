export const scrollTo = (element: Element): void => element.scrollIntoView({ block: 'center' });
