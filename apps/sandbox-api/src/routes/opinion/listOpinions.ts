import { operation } from '../../http/operation.ts';
import { opinionPictureUrl } from '../../http/opinion-pictures.ts';
import { listOpinions as list } from '../../services/opinion/list.ts';

export const listOpinions = operation('listOpinions', async ({ user, db }) => {
  const listed = await list(db, user.id);
  return listed.map(({ createdAtMs, content, pictureIds, answer, answeredAtMs }) => ({
    createTime: createdAtMs,
    content,
    imges: pictureIds.map(opinionPictureUrl),
    answerContent: answer,
    responseTime: answeredAtMs,
  }));
});
