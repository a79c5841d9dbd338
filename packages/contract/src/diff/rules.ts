import type { Level } from '../findings/report.ts';

/** What the app sends, or what it reads. */
export type Direction = 'request' | 'response';

interface Rule {
  /** How much the change hurts the app where it sends, and where it reads. */
  request: Level;
  response: Level;
  /** The rule that the same change gives when it is undone. */
  mirror: string;
}

const both = (level: Level, mirror: string): Rule => ({ request: level, response: level, mirror });

/** The new contract allows less: a server may refuse what the app sends. */
const narrower = (mirror: string): Rule => ({ request: 'breaking', response: 'info', mirror });
/** The new contract allows more: the app may get what it does not know. */
const wider = (mirror: string): Rule => ({ request: 'info', response: 'breaking', mirror });

/**
 * Every kind of change, judged for a client that was built for the old contract and talks to a
 * server of the new one. Our app reads answers openly, so a new field never hurts it. It looks
 * values of an enum up in complete tables, so a new value does.
 */
export const rules = {
  'operation-removed': both('breaking', 'operation-added'),
  'operation-added': both('info', 'operation-removed'),
  'operation-moved': both('breaking', 'operation-moved'),
  'operation-renamed': both('info', 'operation-renamed'),
  'operation-deprecated': both('warning', 'operation-undeprecated'),
  'operation-undeprecated': both('info', 'operation-deprecated'),
  'envelope-changed': both('breaking', 'envelope-changed'),
  'server-removed': both('warning', 'server-added'),
  'server-added': both('info', 'server-removed'),
  'security-tightened': both('breaking', 'security-loosened'),
  'security-loosened': both('info', 'security-tightened'),
  'security-scheme-changed': both('breaking', 'security-scheme-changed'),

  'required-parameter-added': both('breaking', 'required-parameter-removed'),
  'required-parameter-removed': both('warning', 'required-parameter-added'),
  'optional-parameter-added': both('info', 'optional-parameter-removed'),
  'optional-parameter-removed': both('warning', 'optional-parameter-added'),
  'parameter-became-required': both('breaking', 'parameter-became-optional'),
  'parameter-became-optional': both('info', 'parameter-became-required'),
  'parameter-style-changed': both('breaking', 'parameter-style-changed'),

  'required-body-added': both('breaking', 'required-body-removed'),
  'required-body-removed': both('warning', 'required-body-added'),
  'optional-body-added': both('info', 'optional-body-removed'),
  'optional-body-removed': both('warning', 'optional-body-added'),
  'body-became-required': both('breaking', 'body-became-optional'),
  'body-became-optional': both('info', 'body-became-required'),
  'encoding-changed': both('breaking', 'encoding-changed'),
  'media-type-removed': both('breaking', 'media-type-added'),
  'media-type-added': { request: 'info', response: 'warning', mirror: 'media-type-removed' },

  'success-status-removed': both('breaking', 'success-status-added'),
  'success-status-added': both('warning', 'success-status-removed'),
  'error-status-removed': both('info', 'error-status-added'),
  'error-status-added': both('info', 'error-status-removed'),
  'required-header-removed': both('breaking', 'required-header-added'),
  'required-header-added': both('info', 'required-header-removed'),
  'optional-header-removed': both('warning', 'optional-header-added'),
  'optional-header-added': both('info', 'optional-header-removed'),
  'header-became-optional': both('breaking', 'header-became-required'),
  'header-became-required': both('info', 'header-became-optional'),

  'required-property-removed': {
    request: 'warning',
    response: 'breaking',
    mirror: 'required-property-added',
  },
  'required-property-added': narrower('required-property-removed'),
  'optional-property-removed': both('warning', 'optional-property-added'),
  'optional-property-added': both('info', 'optional-property-removed'),
  // A closed object refuses the field that the app goes on sending.
  'required-property-forbidden': both('breaking', 'required-property-allowed'),
  'required-property-allowed': narrower('required-property-forbidden'),
  'optional-property-forbidden': {
    request: 'breaking',
    response: 'warning',
    mirror: 'optional-property-allowed',
  },
  'optional-property-allowed': both('info', 'optional-property-forbidden'),
  'required-property-renamed': both('breaking', 'required-property-renamed'),
  'optional-property-renamed': {
    request: 'breaking',
    response: 'warning',
    mirror: 'optional-property-renamed',
  },
  'property-became-required': narrower('property-became-optional'),
  'property-became-optional': wider('property-became-required'),
  // The app sends only the fields that it knows, and ignores others that it reads.
  'additional-properties-closed': both('info', 'additional-properties-opened'),
  'additional-properties-opened': both('info', 'additional-properties-closed'),
  'additional-properties-narrowed': narrower('additional-properties-widened'),
  'additional-properties-widened': wider('additional-properties-narrowed'),

  'type-changed': both('breaking', 'type-changed'),
  'type-narrowed': narrower('type-widened'),
  'type-widened': wider('type-narrowed'),
  'became-nullable': wider('became-not-nullable'),
  'became-not-nullable': narrower('became-nullable'),
  'value-changed': both('breaking', 'value-changed'),
  'enum-value-removed': narrower('enum-value-added'),
  'enum-value-added': wider('enum-value-removed'),
  'enum-set': narrower('enum-lifted'),
  'enum-lifted': wider('enum-set'),
  'format-changed': both('breaking', 'format-changed'),
  'format-narrowed': narrower('format-widened'),
  'format-widened': wider('format-narrowed'),
  'limit-narrowed': narrower('limit-widened'),
  'limit-widened': { request: 'info', response: 'warning', mirror: 'limit-narrowed' },
  'limit-changed': { request: 'breaking', response: 'warning', mirror: 'limit-changed' },
  'default-changed': { request: 'warning', response: 'info', mirror: 'default-changed' },
  'alternative-removed': narrower('alternative-added'),
  'alternative-added': wider('alternative-removed'),
  'discriminator-changed': both('breaking', 'discriminator-changed'),
  // A keyword that cannot be compared by direction: someone has to look.
  'keyword-changed': both('warning', 'keyword-changed'),
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;
