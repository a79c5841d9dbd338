import { AppRoutes } from './app/app-routes.tsx';
import { trackPage } from './shared/tracking/tracking.ts';

trackPage('start');
document.body.append(String(AppRoutes()));
