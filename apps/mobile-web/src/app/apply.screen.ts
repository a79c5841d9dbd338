import { ApplyScreen } from '../features/apply/apply.screen.tsx';
import { applyRow } from './pictured-rows.ts';
import { patterns } from '../shared/paths.ts';
import { showPicture } from './show-picture.tsx';

export { ApplyScreen };

showPicture(patterns.apply, applyRow, ApplyScreen);
