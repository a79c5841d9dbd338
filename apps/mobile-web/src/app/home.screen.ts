import { HomeScreen } from '../features/home/home.screen.tsx';
import { homeRow } from './pictured-rows.ts';
import { patterns } from '../shared/paths.ts';
import { showPicture } from './show-picture.tsx';

export { HomeScreen };

showPicture(patterns.home, homeRow, HomeScreen);
