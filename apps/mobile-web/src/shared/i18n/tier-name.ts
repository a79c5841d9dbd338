import type { Tier } from '@kosha/domain';
import { translate } from './messages.ts';
import { tierMessages } from './tiers.messages.ts';

/** Returns the tier's name in the current language. An unknown name is returned unchanged. */
export const tierName = ({ name }: { name: string }): string =>
  translate(tierMessages)(name as Tier['name']);
