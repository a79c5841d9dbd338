import { Accordion as MantineAccordion } from '@mantine/core';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../Icons/Icons.tsx';
import { MantineBase } from '../shared/MantineBase.tsx';
import classes from './Accordion.module.css';

export type AccordionItem = { id: string; title: ReactNode; content: ReactNode };

export type AccordionProps = {
  items: readonly AccordionItem[];
  /** Open at first, such as the first help item (§9). */
  openAtFirstId?: string | undefined;
  /** The titles' place in the page's outline; 2 by default. */
  headingLevel?: 2 | 3;
};

const { root = '', item = '', control = '', label = '', chevron = '', content = '' } = classes;
const CLASS_NAMES = { root, item, control, label, chevron, content };

/** Titles that open to their content, one at a time; Mantine's Accordion, with its arrow keys. */
export function Accordion({ items, openAtFirstId, headingLevel = 2 }: AccordionProps) {
  return (
    <MantineBase>
      <MantineAccordion
        defaultValue={openAtFirstId ?? null}
        order={headingLevel}
        chevron={<ChevronDownIcon />}
        chevronSize="1.5em"
        classNames={CLASS_NAMES}
      >
        {items.map(({ id, title, content: text }) => (
          <MantineAccordion.Item key={id} value={id}>
            <MantineAccordion.Control>{title}</MantineAccordion.Control>
            <MantineAccordion.Panel>{text}</MantineAccordion.Panel>
          </MantineAccordion.Item>
        ))}
      </MantineAccordion>
    </MantineBase>
  );
}
