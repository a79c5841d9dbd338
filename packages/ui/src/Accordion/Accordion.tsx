import { Accordion as MantineAccordion, HeadlessMantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../Icons/Icons.tsx';
import classes from './Accordion.module.css';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** The item that is open at first, such as the first help item (§9). */
  openAtFirstId?: string | undefined;
}

const { root = '', item = '', control = '', label = '', chevron = '', content = '' } = classes;
const partClasses = { root, item, control, label, chevron, content };

/**
 * Titles that show their content, one at a time. Mantine's component, with its arrow keys but without its
 * styles. Its provider is here, because around the whole app it would add 9 kB to the first page.
 */
export function Accordion({ items, openAtFirstId }: AccordionProps) {
  return (
    <HeadlessMantineProvider>
      <MantineAccordion
        defaultValue={openAtFirstId ?? null}
        order={2}
        // The animation would measure the content, which takes a phone longer than one frame.
        transitionDuration={0}
        chevron={<ChevronDownIcon />}
        chevronSize="1.5em"
        classNames={partClasses}
      >
        {items.map(({ id, title, content: text }) => (
          <MantineAccordion.Item key={id} value={id}>
            <MantineAccordion.Control>{title}</MantineAccordion.Control>
            <MantineAccordion.Panel>{text}</MantineAccordion.Panel>
          </MantineAccordion.Item>
        ))}
      </MantineAccordion>
    </HeadlessMantineProvider>
  );
}
