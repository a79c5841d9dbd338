import { uploadOperation } from '../../http/upload-operation.ts';
import { saveOpinion as save } from '../../services/opinion/save.ts';

export const saveOpinion = uploadOperation(
  'saveOpinion',
  async ({ body, user, uploads, now, db }) => {
    const { problemType, content, multipartFiles: pictures = [] } = body;
    await save(db, { userId: user.id, problemType, content, pictures, uploads, now });
    return null;
  },
);
