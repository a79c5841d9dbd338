import { createPath, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { api } from '../../shared/server/api.ts';
import { bring } from './late.ts';

bring({
  router: { createPath, Navigate, useLocation, useNavigate, useSearchParams },
  server: { api },
});
