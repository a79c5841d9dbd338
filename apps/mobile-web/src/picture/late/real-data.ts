import { usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { bring } from './late.ts';

bring({ query: { usePrefetchQuery, useQuery, useQueryClient } });
