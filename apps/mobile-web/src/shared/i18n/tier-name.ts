import type { Tier } from '@kosha/domain';
import { translate } from './messages.ts';
import { tierMessages } from './tiers.messages.ts';

/** The name of a tier in the language that is shown; a name that the product lacks stays as it is. */
export const tierName = ({ name }: { name: string }): string =>
  translate(tierMessages)(name as Tier['name']);
