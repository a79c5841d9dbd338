import type { Level } from '../findings/report.ts';

/** `request`: the app sends the value. `response`: the app reads the value. */
export type MessageDirection = 'request' | 'response';

/** `request`: the level if the app sends the value. `response`: if the app reads the value. */
type Rule = Readonly<Record<MessageDirection, Level>>;

const breaking: Rule = { request: 'breaking', response: 'breaking' };
const warning: Rule = { request: 'warning', response: 'warning' };
const info: Rule = { request: 'info', response: 'info' };
/** The contract now allows less: a server may reject requests. */
const narrower: Rule = { request: 'breaking', response: 'info' };
/** The contract now allows more: the app may receive unknown values. */
const wider: Rule = { request: 'info', response: 'breaking' };

/**
 * Levels for a client of the old contract. The client ignores unknown fields, but not unknown enum
 * values.
 */
export const rules = {
  'operation-removed': breaking,
  'operation-removed-after-sunset': info,
  'operation-added': info,
  'operation-moved': breaking,
  'operation-renamed': info,
  'operation-deprecated': warning,
  'operation-deprecated-in-time': info,
  'operation-undeprecated': info,
  'sunset-missing': breaking,
  'sunset-malformed': breaking,
  'sunset-too-soon': breaking,
  'stability-lowered': breaking,
  'stability-raised': info,
  'webhook-removed': breaking,
  'webhook-added': info,
  'callback-removed': breaking,
  'callback-added': info,
  'envelope-changed': breaking,
  'server-removed': warning,
  'server-added': info,
  'security-tightened': breaking,
  'security-loosened': info,
  'security-scheme-changed': breaking,

  'required-parameter-added': narrower,
  'required-parameter-removed': { request: 'warning', response: 'breaking' },
  'optional-parameter-added': info,
  'optional-parameter-removed': warning,
  'parameter-became-required': narrower,
  'parameter-became-optional': wider,
  'parameter-style-changed': breaking,

  'required-body-added': narrower,
  'required-body-removed': breaking,
  'optional-body-added': info,
  'optional-body-removed': { request: 'breaking', response: 'warning' },
  'body-became-required': narrower,
  'body-became-optional': wider,
  'encoding-changed': breaking,
  'media-type-removed': breaking,
  'media-type-added': { request: 'info', response: 'warning' },

  'success-status-removed': breaking,
  'success-status-added': { request: 'info', response: 'warning' },
  'success-status-named': info,
  'success-status-unnamed': breaking,
  'error-status-removed': info,
  'error-status-added': info,
  'required-header-removed': wider,
  'required-header-added': narrower,
  'optional-header-removed': { request: 'info', response: 'warning' },
  'optional-header-added': info,
  'header-became-optional': wider,
  'header-became-required': narrower,

  'required-property-removed': { request: 'warning', response: 'breaking' },
  'required-property-added': narrower,
  'optional-property-removed': warning,
  'optional-property-added': info,
  // The object now rejects a field that the app still sends.
  'required-property-forbidden': breaking,
  'required-property-allowed': narrower,
  'optional-property-forbidden': { request: 'breaking', response: 'warning' },
  'optional-property-allowed': info,
  'required-property-renamed': breaking,
  'optional-property-renamed': { request: 'breaking', response: 'warning' },
  'property-became-required': narrower,
  'property-became-optional': wider,
  'additional-properties-closed': narrower,
  'additional-properties-opened': info,
  'additional-properties-narrowed': narrower,
  'additional-properties-widened': wider,

  'read-only-set': { request: 'warning', response: 'info' },
  'read-only-lifted': info,
  // The app has never sent this field, which is now required.
  'read-only-lifted-required': narrower,
  'read-only-set-required': { request: 'warning', response: 'info' },
  'write-only-set': wider,
  'write-only-lifted': info,

  'type-changed': breaking,
  'type-narrowed': narrower,
  'type-widened': wider,
  'became-nullable': wider,
  'became-not-nullable': narrower,
  'value-changed': breaking,
  'enum-value-removed': narrower,
  'enum-value-added': wider,
  'enum-set': narrower,
  'enum-lifted': wider,
  'format-changed': breaking,
  'format-narrowed': narrower,
  'format-widened': wider,
  'limit-narrowed': narrower,
  'limit-widened': wider,
  // The app's values are probably within the new limit, but someone must check.
  'limit-set': { request: 'warning', response: 'info' },
  'limit-lifted': wider,
  'limit-changed': { request: 'breaking', response: 'warning' },
  // The app accepts any string, so patterns in responses have no effect.
  'pattern-set': narrower,
  'pattern-lifted': info,
  'pattern-changed': { request: 'warning', response: 'info' },
  'constraint-added': narrower,
  'constraint-removed': wider,
  'default-changed': { request: 'warning', response: 'info' },
  'alternative-removed': narrower,
  'alternative-added': wider,
  // A new discriminator only tells which alternative applies; the same values stay valid.
  'discriminator-added': info,
  'discriminator-removed': warning,
  'discriminator-changed': breaking,
  // An unknown keyword may allow fewer values or more, so someone must check.
  'keyword-changed': warning,
} as const satisfies Record<string, Rule>;

/** Overrides `rules` for our app, which sends only known fields. */
export const levelsForOurApp: Partial<Record<RuleName, Level>> = {
  'additional-properties-closed': 'info',
};

export type RuleName = keyof typeof rules;
