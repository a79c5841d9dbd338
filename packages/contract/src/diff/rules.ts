import type { Level } from '../findings/report.ts';

/** `request`: the app sends the value. `response`: the app reads the value. */
export type MessageDirection = 'request' | 'response';

interface Rule {
  /** `request`: the level if the app sends the value. `response`: if the app reads the value. */
  request: Level;
  response: Level;
  mirror: string;
}

const both = (level: Level, mirror: string): Rule => ({ request: level, response: level, mirror });

/** Rule for a contract that now allows less: a server may reject requests. */
const narrower = (mirror: string): Rule => ({ request: 'breaking', response: 'info', mirror });
/** Rule for a contract that now allows more: the app may receive unknown values. */
const wider = (mirror: string): Rule => ({ request: 'info', response: 'breaking', mirror });

/**
 * Levels for a client of the old contract. The client ignores unknown fields, but not unknown enum
 * values.
 */
export const rules = {
  'operation-removed': both('breaking', 'operation-added'),
  'operation-removed-after-sunset': both('info', 'operation-removed-after-sunset'),
  'operation-added': both('info', 'operation-removed'),
  'operation-moved': both('breaking', 'operation-moved'),
  'operation-renamed': both('info', 'operation-renamed'),
  'operation-deprecated': both('warning', 'operation-undeprecated'),
  'operation-deprecated-in-time': both('info', 'operation-deprecated-in-time'),
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
  'success-status-named': both('info', 'success-status-unnamed'),
  'success-status-unnamed': both('breaking', 'success-status-named'),
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
  // The object now rejects a field that the app still sends.
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
  'additional-properties-closed': narrower('additional-properties-opened'),
  'additional-properties-opened': both('info', 'additional-properties-closed'),
  'additional-properties-narrowed': narrower('additional-properties-widened'),
  'additional-properties-widened': wider('additional-properties-narrowed'),

  'read-only-set': { request: 'warning', response: 'info', mirror: 'read-only-lifted' },
  'read-only-lifted': both('info', 'read-only-set'),
  // The app has never sent this field, which is now required.
  'read-only-lifted-required': narrower('read-only-set-required'),
  'read-only-set-required': {
    request: 'warning',
    response: 'info',
    mirror: 'read-only-lifted-required',
  },
  'write-only-set': wider('write-only-lifted'),
  'write-only-lifted': both('info', 'write-only-set'),

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
  // The app's values are probably within the new limit, but someone must check.
  'limit-set': { request: 'warning', response: 'info', mirror: 'limit-lifted' },
  'limit-lifted': wider('limit-set'),
  'limit-changed': { request: 'breaking', response: 'warning', mirror: 'limit-changed' },
  // The app accepts any string, so patterns in responses have no effect.
  'pattern-set': narrower('pattern-lifted'),
  'pattern-lifted': both('info', 'pattern-set'),
  'pattern-changed': { request: 'warning', response: 'info', mirror: 'pattern-changed' },
  'constraint-added': narrower('constraint-removed'),
  'constraint-removed': wider('constraint-added'),
  'default-changed': { request: 'warning', response: 'info', mirror: 'default-changed' },
  'alternative-removed': narrower('alternative-added'),
  'alternative-added': wider('alternative-removed'),
  // A new discriminator only tells which alternative applies; the same values stay valid.
  'discriminator-added': both('info', 'discriminator-removed'),
  'discriminator-removed': both('warning', 'discriminator-added'),
  'discriminator-changed': both('breaking', 'discriminator-changed'),
  // An unknown keyword may allow fewer values or more, so someone must check.
  'keyword-changed': both('warning', 'keyword-changed'),
} as const satisfies Record<string, Rule>;

/** Overrides `rules` for our app, which sends only known fields. */
export const levelsForOurApp: Partial<Record<RuleName, Level>> = {
  'additional-properties-closed': 'info',
};

export type RuleName = keyof typeof rules;
