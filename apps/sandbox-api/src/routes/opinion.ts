import { opinionPictureUrl } from '../http/opinion-pictures.ts';
import { rowRangeOf } from '../http/paging.ts';
import type { Routes } from '../http/route.ts';
import { listOpinions } from '../services/opinion/list.ts';
import { saveOpinion } from '../services/opinion/save.ts';
import { opinionTypes } from '../services/opinion/types.ts';
import { picturesPerUserLimit } from '../services/picture/allowance.ts';

export const opinionRoutes = {
  getOpinionConfig: {
    who: 'session',
    handle: async ({ translator }) =>
      opinionTypes.map(({ problemType, problemDesc }) => ({
        problemType,
        problemDesc: translator.translate(problemDesc),
      })),
  },
  listOpinions: {
    who: 'session',
    handle: async ({ query, user, db }) => {
      const listed = await listOpinions(db, user.id, rowRangeOf(query));
      return listed.map(({ createdAtMs, content, pictureIds, answer, answeredAtMs }) => ({
        createTime: createdAtMs,
        content,
        imges: pictureIds.map(opinionPictureUrl),
        answerContent: answer,
        responseTime: answeredAtMs,
      }));
    },
  },
  saveOpinion: {
    who: 'session',
    pictures: picturesPerUserLimit,
    handle: async ({ body, user, uploads, now, db }) => {
      const { problemType, content, multipartFiles: pictures = [] } = body;
      await saveOpinion(db, { userId: user.id, problemType, content, pictures, uploads, now });
      return null;
    },
  },
} as const satisfies Routes;
