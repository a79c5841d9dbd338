import type { Tier } from '@kosha/domain';
import { translate } from './messages.ts';
import { tierMessages } from './tiers.messages.ts';

export const tierName = ({ name }: { name: string }): string =>
  translate(tierMessages)(name as Tier['name']);
