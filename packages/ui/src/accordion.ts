/** The one part that needs Mantine, apart from the others so that nobody else has to install it. */
export { Accordion } from './Accordion/Accordion.tsx';
