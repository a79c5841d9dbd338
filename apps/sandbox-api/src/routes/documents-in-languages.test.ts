import { canonicalJson, translatedLanguages } from '@kosha/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { lastCode, newPhone, signIn, type Borrower } from '../../test/borrower.ts';
import { inHindi } from '../../test/in-hindi.ts';
import {
  englishTexts,
  mapTexts,
  addMarks,
  removeMarks,
  findUntranslated,
  writeLocales,
} from '../../test/marked-language.ts';
import { acknowledgeIssuedKeyFacts, issueKeyFacts } from '../../test/key-facts.ts';
import { useTestServer } from '../../test/test-server.ts';
import { threeContacts } from '../../test/three-contacts.ts';
import { keyFactsAcknowledgements } from '../db/schema/index.ts';
import { sha256 } from '../keys/ids.ts';
import { loadTranslations } from '../translations/load.ts';
import { setTranslators } from '../messages/translators.ts';

const printed: string[] = [];
const server = useTestServer({
  printPdf: async (html) => {
    printed.push(html);
    return Buffer.from('%PDF-1.4');
  },
});

/**
 * The Hindi test translation puts each message in brackets. The Tamil test translation lacks one
 * message of the Key Facts Statement and one message of a consent notice.
 */
beforeAll(() => {
  const hi = mapTexts(englishTexts, addMarks);
  const ta = mapTexts(englishTexts, addMarks);
  delete ta['statement']!['perYear'];
  delete ta['notices']!['placeWhy'];
  const stored = loadTranslations(join(import.meta.dirname, '../../../../locales')).translators;
  setTranslators(
    new Map([
      ...stored,
      ...loadTranslations(writeLocales({ en: englishTexts, hi, ta })).translators,
    ]),
  );
});
afterAll(() => setTranslators(new Map()));

async function passed() {
  const borrower = await signIn(server());
  return { borrower, orderId: await borrower.takeLoan({ autoMoney: 0 }) };
}

const figure = /^[₹\d,.%\s–-]+$|^KF/;
/** Removes differences of case, because the months in the test translation are lower-case. */
const lower = (text: string) => text.toLowerCase();
const figuresIn = (value: unknown) => JSON.stringify(value).match(/₹?\d(?:[\d,.]*\d)?/g);

describe('the Key Facts Statement in another language (D55, D58)', () => {
  it('is completely translated, and its hash is that of the translation', async () => {
    const { borrower, orderId } = await passed();
    const english = await issueKeyFacts(borrower, orderId, 'en');
    const hindi = await issueKeyFacts(borrower, orderId, 'hi');
    expect(hindi.language).toBe('hi');
    const { questions, ...rest } = hindi.texts;
    const asked = questions.map(({ question, answers, fact }) => [question, answers, fact]);
    const bare = [...findUntranslated(rest), ...findUntranslated(asked)].filter(
      (text) => !figure.test(text),
    );
    expect(new Set(bare)).toEqual(new Set([english.facts.grievanceOfficer]));
    expect(lower(removeMarks(JSON.stringify(hindi.texts)))).toBe(
      lower(JSON.stringify(english.texts)),
    );
    expect(hindi.factsHash).toBe(english.factsHash);
    expect(hindi.textHash).toBe(sha256(canonicalJson(hindi.texts as never)));
    expect(hindi.textHash).not.toBe(english.textHash);
  });

  it('is acknowledged only with the hash of the shown text', async () => {
    const { borrower, orderId } = await passed();
    const english = await issueKeyFacts(borrower, orderId, 'en');
    const hindi = await issueKeyFacts(borrower, orderId, 'hi');
    const mismatched = await acknowledgeIssuedKeyFacts(borrower, hindi, {
      textHash: english.textHash,
    });
    expect(mismatched.code).toBe(409);
    expect((await acknowledgeIssuedKeyFacts(borrower, hindi)).code).toBe(0);
    const { number } = hindi.facts.proposal;
    const rows = await server().db.select().from(keyFactsAcknowledgements);
    expect(rows.find(({ proposalNo }) => proposalNo === number)).toMatchObject({
      language: 'hi',
      textHash: hindi.textHash,
    });
  });

  it('is printed in that language, including the labels of the hashes', async () => {
    const { borrower, orderId } = await passed();
    const shown = await issueKeyFacts(borrower, orderId, 'hi');
    const query = { orderId, type: 'kfs', language: 'hi' };
    expect((await borrower.call('getOrderDocument', { query })).code).toBe(0);
    const html = printed.at(-1)!;
    expect(html).toContain('<html lang="hi">');
    expect(html).toContain(`⟦SHA-256 of the facts: ${shown.factsHash}⟧`);
    expect(html).toContain(`⟦SHA-256 of these words: ${shown.textHash}⟧`);
    for (const { label, value } of shown.texts.summary) {
      expect(html).toContain(label);
      expect(html).toContain(value);
    }
  });

  it('is entirely English if one message has no translation', async () => {
    const { borrower, orderId } = await passed();
    const english = await issueKeyFacts(borrower, orderId, 'en');
    expect(await issueKeyFacts(borrower, orderId, 'ta')).toEqual(english);
    const unknown = { body: { orderId, language: 'fr' } };
    expect((await borrower.call('issueKeyFacts', unknown)).data).toEqual(english);
  });

  it.each(translatedLanguages.filter((language) => !['hi', 'ta'].includes(language)))(
    'has the figures of the English statement in %s, and no English sentence',
    async (language) => {
      const { borrower, orderId } = await passed();
      const english = await issueKeyFacts(borrower, orderId, 'en');
      const other = await issueKeyFacts(borrower, orderId, language);
      expect(other.language).toBe(language);
      expect(figuresIn(other.texts)?.toSorted()).toEqual(figuresIn(english.texts)?.toSorted());
      const { lender, grievanceOfficer } = english.facts;
      const own = JSON.stringify(other.texts.parts)
        .replaceAll(lender, '')
        .replaceAll(grievanceOfficer, '');
      expect(own).not.toMatch(/[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}/);
    },
  );
});

describe('a notice of consent in another language (D57, D58)', () => {
  const list = async (borrower: Borrower, input: object = {}) =>
    (await borrower.call('listConsents', input)).data;
  const about = async (borrower: Borrower, purpose: string, input: object = {}) =>
    (await list(borrower, input)).consents.find((consent) => consent.purpose === purpose)!;
  const say = (borrower: Borrower, purpose: string, language: string, more: object = {}) =>
    borrower.call('setConsent', {
      body: { purpose, action: 'give', noticeVersion: 1, language, ...more },
    });

  it('is completely translated', async () => {
    const borrower = await signIn(server());
    const { consents } = await list(borrower, inHindi());
    for (const { notice } of consents) {
      const { purpose: _, version: __, language, ...messages } = notice;
      expect(language).toBe('hi');
      expect(findUntranslated(messages)).toEqual([]);
    }
  });

  it('is stored as it was shown, and later returned in that language', async () => {
    const borrower = await signIn(server());
    const { notice } = await about(borrower, 'contacts', inHindi());
    expect((await say(borrower, 'contacts', 'hi')).code).toBe(0);
    const english = await about(borrower, 'contacts');
    expect(english.notice.title).toBe('Your emergency contacts');
    const [stored] = english.history;
    expect(stored!.notice).toEqual(notice);
    expect(stored!.noticeHash).toBe(sha256(canonicalJson(notice as never)));
    expect((await list(borrower)).isWhole).toBe(true);
  });

  it('is stored again only if its text has changed', async () => {
    const borrower = await signIn(server());
    await say(borrower, 'face', 'hi');
    await say(borrower, 'face', 'hi');
    expect((await about(borrower, 'face')).history).toHaveLength(1);
    await say(borrower, 'face', 'en');
    const { history } = await about(borrower, 'face');
    expect(history.map((event) => event.notice.language)).toEqual(['en', 'hi']);
  });

  it('is shown and stored in English if a message has no translation', async () => {
    const borrower = await signIn(server());
    const tamil = { headers: { 'accept-language': 'ta' } };
    const place = await about(borrower, 'place', tamil);
    expect(place.notice).toMatchObject({ language: 'en', title: 'Where you are' });
    expect((await about(borrower, 'face', tamil)).notice.language).toBe('ta');
    await say(borrower, 'place', 'ta');
    expect((await about(borrower, 'place')).history[0]!.notice).toEqual(place.notice);
  });

  it('has the language of the call if signing in or sending data implies consent', async () => {
    const phone = newPhone();
    const prefixed = `91${phone}`;
    await server().call('sendCode', { query: { phone: prefixed } });
    const body = { phone: prefixed, code: await lastCode(server(), phone) };
    const { data } = await server().call('login', inHindi({ body }));
    const token = data.token;
    const saved = await server().call('saveContacts', inHindi({ body: threeContacts, token }));
    expect(saved.code).toBe(0);
    const { data: stored } = await server().call('listConsents', { token });
    const given = stored.consents.filter(({ state }) => state === 'given');
    expect(given.map(({ purpose }) => purpose)).toEqual(['agreement', 'privacy', 'contacts']);
    for (const { history } of given) expect(history[0]!.notice.language).toBe('hi');
  });
});
