import { refuse } from '../refusals/refuse.ts';
import type { Routes } from '../http/route.ts';
import { readSettings } from '../providers/settings/settings.ts';
import { acceptFace, findFaceResult } from '../services/face/accept.ts';
import { checkFacePicture } from '../services/face/check.ts';
import { acceptIdentityNumbers } from '../services/identity/accept-numbers.ts';
import { acceptIdentityPhotos } from '../services/identity/accept-photos.ts';
import { readIdentityDocument } from '../services/identity/read-document.ts';
import { sendAadhaarOtp } from '../services/identity/send-otp.ts';
import { verifyAadhaarOtp } from '../services/identity/verify-otp.ts';
import { responseMessages } from '../messages/response-messages.ts';
import { picturesPerUserLimit } from '../services/picture/allowance.ts';
import { savePicture } from '../services/picture/save.ts';

export const kycRoutes = {
  checkLiving: {
    who: 'session',
    consent: 'face',
    pictures: picturesPerUserLimit,
    handle: async ({ body, user, uploads, now, db }) => {
      await checkFacePicture(db, { userId: user.id, picture: body.image, uploads, now });
      return null;
    },
  },
  getFaceResult: {
    who: 'session',
    handle: async ({ user, db }) => {
      const result = await findFaceResult(db, user.id);
      if (result === null) throw refuse('faceNotChecked');
      return { status: faceStatuses[result] };
    },
  },
  getKycAuthConfig: {
    who: 'session',
    handle: async ({ db }) => {
      const { kycMode } = await readSettings(db);
      return { KycPageInfoVo: [{ photoType: kycMode === 'photo' ? 1 : null }] };
    },
  },
  getLivingCheckConfig: {
    who: 'session',
    handle: async ({ db, translator }) => ({
      mode: (await readSettings(db)).livingMode,
      tips: faceTips.map(translator.translate),
    }),
  },
  recognizeDocument: {
    who: 'session',
    consent: 'identity',
    pictures: picturesPerUserLimit,
    handle: async ({ body, user, uploads, now, db, keys }) => {
      const { type: kind, image: picture, notNeed } = body;
      if (notNeed === '1') {
        const userId = user.id;
        await savePicture(db, { userId, kind, picture, verdict: 'kept', uploads, now });
        return null;
      }
      const { isAadhaarBackRead } = await readSettings(db);
      if (kind === 'aadhaarBack' && !isAadhaarBackRead) return { notNeed: 1 };
      return { ...(await readIdentityDocument(db, { user, kind, picture, uploads, keys, now })) };
    },
  },
  saveAadhaarPan: {
    who: 'session',
    consent: 'identity',
    handle: async ({ body, user, now, db, keys }) => {
      const userId = user.id;
      if (body.type === 1) {
        await acceptIdentityPhotos(db, { userId, now });
        return null;
      }
      const { idNo, panNo } = body;
      await acceptIdentityNumbers(db, { userId, idNo, panNo, keys, now });
      return null;
    },
  },
  saveLivingHold: {
    who: 'session',
    handle: async ({ user, db }) => {
      await acceptFace(db, user.id);
      return null;
    },
  },
  sendAadhaarOtp: {
    who: 'session',
    consent: 'identity',
    handle: async ({ body, user, webUuid, now, db, keys, translator }) => {
      const { aadhaar } = body;
      const sent = await sendAadhaarOtp(db, { user, aadhaar, webUuid, keys, now });
      if (sent.kind === 'already-verified') return { state: 1, result: null };
      const success = sent.kind === 'sent';
      const message = translator.translate(success ? responseMessages.codeSent : sent.message);
      return { state: 0, result: { success, message } };
    },
  },
  uploadAuthImage: {
    who: 'session',
    consent: ({ type }) => (type === 'face' ? 'face' : 'identity'),
    pictures: picturesPerUserLimit,
    handle: async ({ body, user, uploads, now, db }) => {
      const { type: kind, file: picture } = body;
      const request = { userId: user.id, picture, uploads, now };
      if (kind !== 'face') {
        await savePicture(db, { ...request, kind, verdict: 'kept' });
        return null;
      }
      const { livingMode } = await readSettings(db);
      if (livingMode !== 'upload') throw refuse('galleryNotAllowed');
      await checkFacePicture(db, request);
      return null;
    },
  },
  verifyAadhaarOtp: {
    who: 'session',
    consent: 'identity',
    handle: async ({ body, user, webUuid, now, db, keys }) => {
      await verifyAadhaarOtp(db, { user, ...body, webUuid, keys, now });
      return null;
    },
  },
} as const satisfies Routes;

/** The result of the face check in a response: 1 means success, any other value failure (§7). */
const faceStatuses = { passed: 1, failed: 2 } as const;

const faceTips = [responseMessages.faceTip1, responseMessages.faceTip2, responseMessages.faceTip3];
