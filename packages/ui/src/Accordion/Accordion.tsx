import { Accordion as MantineAccordion } from '@mantine/core';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../Icons/Icons.tsx';
import '../mantine/unstyled-button.css';
import '../mantine/accordion.css';
import classes from './Accordion.module.css';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** The id of the item that is open at first (§9). */
  openAtFirstId?: string | undefined;
}

const { item = '', control = '', label = '', chevron = '', content = '' } = classes;

/** Expandable sections. Only one section is open at a time. */
export function Accordion({ items, openAtFirstId }: AccordionProps) {
  return (
    <MantineAccordion
      defaultValue={openAtFirstId ?? null}
      order={2}
      // Mantine's animation measures the content, which takes longer than a frame on a phone.
      transitionDuration={0}
      chevron={<ChevronDownIcon />}
      classNames={{ item, control, label, chevron, content }}
    >
      {items.map(({ id, title, content: text }) => (
        <MantineAccordion.Item key={id} value={id}>
          <MantineAccordion.Control>{title}</MantineAccordion.Control>
          <MantineAccordion.Panel>{text}</MantineAccordion.Panel>
        </MantineAccordion.Item>
      ))}
    </MantineAccordion>
  );
}
