import type { Level } from '../findings/report.ts';

/**
 * What the app sends, or what it reads. It sends requests and reads answers; of a webhook or a callback, which the
 * server calls, it reads the request and sends the answer.
 */
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
  'operation-removed-after-sunset': both('info', 'operation-removed-after-sunset'),
  'operation-added': both('info', 'operation-removed'),
  'operation-moved': both('breaking', 'operation-moved'),
  'operation-renamed': both('info', 'operation-renamed'),
  'operation-deprecated': both('warning', 'operation-undeprecated'),
  'operation-undeprecated': both('info', 'operation-deprecated'),
  'sunset-missing': both('breaking', 'sunset-missing'),
  'sunset-malformed': both('breaking', 'sunset-malformed'),
  'sunset-too-soon': both('breaking', 'sunset-too-soon'),
  'stability-lowered': both('breaking', 'stability-raised'),
  'stability-raised': both('info', 'stability-lowered'),
  'webhook-removed': both('breaking', 'webhook-added'),
  'webhook-added': both('info', 'webhook-removed'),
  'callback-removed': both('breaking', 'callback-added'),
  'callback-added': both('info', 'callback-removed'),
  'envelope-changed': both('breaking', 'envelope-changed'),
  'server-removed': both('warning', 'server-added'),
  'server-added': both('info', 'server-removed'),
  'security-tightened': both('breaking', 'security-loosened'),
  'security-loosened': both('info', 'security-tightened'),
  'security-scheme-changed': both('breaking', 'security-scheme-changed'),

  'required-parameter-added': {
    request: 'breaking',
    response: 'info',
    mirror: 'required-parameter-removed',
  },
  'required-parameter-removed': {
    request: 'warning',
    response: 'breaking',
    mirror: 'required-parameter-added',
  },
  'optional-parameter-added': both('info', 'optional-parameter-removed'),
  'optional-parameter-removed': both('warning', 'optional-parameter-added'),
  'parameter-became-required': {
    request: 'breaking',
    response: 'info',
    mirror: 'parameter-became-optional',
  },
  'parameter-became-optional': {
    request: 'info',
    response: 'breaking',
    mirror: 'parameter-became-required',
  },
  'parameter-style-changed': both('breaking', 'parameter-style-changed'),

  'required-body-added': { request: 'breaking', response: 'info', mirror: 'required-body-removed' },
  'required-body-removed': {
    request: 'breaking',
    response: 'breaking',
    mirror: 'required-body-added',
  },
  'optional-body-added': both('info', 'optional-body-removed'),
  'optional-body-removed': {
    request: 'breaking',
    response: 'warning',
    mirror: 'optional-body-added',
  },
  'body-became-required': { request: 'breaking', response: 'info', mirror: 'body-became-optional' },
  'body-became-optional': { request: 'info', response: 'breaking', mirror: 'body-became-required' },
  'encoding-changed': both('breaking', 'encoding-changed'),
  'media-type-removed': both('breaking', 'media-type-added'),
  'media-type-added': { request: 'info', response: 'warning', mirror: 'media-type-removed' },

  'success-status-removed': both('breaking', 'success-status-added'),
  'success-status-added': {
    request: 'info',
    response: 'warning',
    mirror: 'success-status-removed',
  },
  'error-status-removed': both('info', 'error-status-added'),
  'error-status-added': both('info', 'error-status-removed'),
  'required-header-removed': {
    request: 'info',
    response: 'breaking',
    mirror: 'required-header-added',
  },
  'required-header-added': {
    request: 'breaking',
    response: 'info',
    mirror: 'required-header-removed',
  },
  'optional-header-removed': {
    request: 'info',
    response: 'warning',
    mirror: 'optional-header-added',
  },
  'optional-header-added': both('info', 'optional-header-removed'),
  'header-became-optional': {
    request: 'info',
    response: 'breaking',
    mirror: 'header-became-required',
  },
  'header-became-required': {
    request: 'breaking',
    response: 'info',
    mirror: 'header-became-optional',
  },

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
  'limit-widened': wider('limit-narrowed'),
  // Where there was no limit, the app most often sends what the new one allows: someone has to look.
  'limit-set': { request: 'warning', response: 'info', mirror: 'limit-lifted' },
  'limit-lifted': wider('limit-set'),
  'limit-changed': { request: 'breaking', response: 'warning', mirror: 'limit-changed' },
  // Only the server checks a pattern: the app reads the text whatever its form.
  'pattern-set': narrower('pattern-lifted'),
  'pattern-lifted': both('info', 'pattern-set'),
  'pattern-changed': { request: 'warning', response: 'info', mirror: 'pattern-changed' },
  // Such as contains, dependentRequired or if with then: what they say holds beside everything else.
  'constraint-added': narrower('constraint-removed'),
  'constraint-removed': wider('constraint-added'),
  'default-changed': { request: 'warning', response: 'info', mirror: 'default-changed' },
  'alternative-removed': narrower('alternative-added'),
  'alternative-added': wider('alternative-removed'),
  // A discriminator only names the alternative: without it, or with more names, the same values are valid.
  'discriminator-added': both('info', 'discriminator-removed'),
  'discriminator-removed': both('warning', 'discriminator-added'),
  'discriminator-changed': both('warning', 'discriminator-changed'),
  // A keyword that cannot be compared by direction: someone has to look.
  'keyword-changed': both('warning', 'keyword-changed'),
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;
