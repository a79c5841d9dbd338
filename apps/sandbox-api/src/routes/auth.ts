import { authStepsOf, policyOf } from '@kosha/domain';
import type { Routes } from '../http/route.ts';
import { readSettings } from '../providers/settings/settings.ts';
import { saveContactAnswer } from '../services/contact/answer.ts';
import { readContacts } from '../services/contact/fields.ts';
import { findContactLink } from '../services/contact/find-link.ts';
import { findNamedContact } from '../services/contact/named.ts';
import { saveContacts } from '../services/contact/save.ts';
import { translatedField } from '../services/form/field-in.ts';
import { canBeHidden, findForm } from '../services/form/find-form.ts';
import { saveForm } from '../services/form/save.ts';
import { findUser, verificationFlags } from '../services/user/verification.ts';

export const authRoutes = {
  answerContactVerification: {
    who: 'visitor',
    handle: async ({ body, now, db }) => {
      await saveContactAnswer(db, { ...body, now });
      return null;
    },
  },
  findUserAuth: {
    who: 'session',
    handle: async ({ user, now, db }) => {
      const [{ policyProfile }, row] = [await readSettings(db), await findUser(db, user.id)];
      const policy = policyOf(policyProfile);
      return {
        userAuthConfigVoList: authStepsOf(policy).map((key) => ({ key })),
        ...verificationFlags(row),
        ...(policy.isContactAgreed && {
          namedContact: await findNamedContact(db, { userId: user.id, now }),
        }),
      };
    },
  },
  getBaseInfoPage: {
    who: 'session',
    handle: async ({ db, translator }) => {
      const { fields } = await findForm(db, 'baseInfo');
      return fields.map((field) => translatedField(translator, field));
    },
  },
  getContactVerification: {
    who: 'visitor',
    handle: async ({ query, now, db, translator }) => {
      const { token } = query;
      const { borrowerFirstName, relation, isAnswered } = await findContactLink(db, { token, now });
      return {
        borrowerFirstName: translator.format(borrowerFirstName),
        relation: translator.translate(relation),
        answered: isAnswered,
      };
    },
  },
  getWorkInfoPage: {
    who: 'session',
    handle: async ({ db, translator }) => {
      const found = await findForm(db, 'workInfo');
      const fields = found.fields.map((field) => translatedField(translator, field));
      return {
        canHidden: fields.filter(canBeHidden),
        cannotHidden: fields.filter((field) => !canBeHidden(field)),
      };
    },
  },
  saveBaseInfo: {
    who: 'session',
    handle: async ({ body, user, now, db }) => {
      await saveForm(db, { userId: user.id, form: 'baseInfo', answers: body, now });
      return null;
    },
  },
  saveContacts: {
    who: 'session',
    consent: 'contacts',
    handle: async ({ body, user, origin, appName, keys, now, db }) => {
      const contacts = readContacts(body);
      await saveContacts(db, { user, contacts, origin, appName, keys, now });
      return null;
    },
  },
  saveWorkInfo: {
    who: 'session',
    handle: async ({ body, user, now, db }) => {
      await saveForm(db, { userId: user.id, form: 'workInfo', answers: body, now });
      return null;
    },
  },
} as const satisfies Routes;
