import { operation } from '../../http/operation.ts';
import { opinionPictureUrl } from '../../http/opinion-pictures.ts';
import { rowsOf } from '../../http/paging.ts';
import { listOpinions as list } from '../../services/opinion/list.ts';

export const listOpinions = operation('listOpinions', async ({ query, user, db }) => {
  const listed = await list(db, user.id, rowsOf(query));
  return listed.map(({ createdAtMs, content, pictureIds, answer, answeredAtMs }) => ({
    createTime: createdAtMs,
    content,
    imges: pictureIds.map(opinionPictureUrl),
    answerContent: answer,
    responseTime: answeredAtMs,
  }));
});
