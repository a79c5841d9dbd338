import type { Tier } from '@kosha/domain';
import { translate } from './messages.ts';
import { tierMessages } from './tiers.messages.ts';

/** A tier's name in the current language; an unknown name is shown unchanged. */
export const tierName = ({ name }: { name: string }): string =>
  translate(tierMessages)(name as Tier['name']);
