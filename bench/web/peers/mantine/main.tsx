/** Home in React with Mantine, React Router and React Query, as in their documentation. */
import '@mantine/core/styles.css';
import {
  // oxlint-disable-next-line dialect/no-mantine-style-elements -- the peer has no policy that forbids it.
  AppShell,
  Badge,
  Button,
  Card,
  Group,
  MantineProvider,
  Skeleton,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { authQuery, homeQuery, isOpen, formatWholeRupees, tabs, title } from '../api.ts';

const Other = lazy(() => import('./other.tsx'));

function HomePage() {
  const { data: home } = useQuery(homeQuery);
  useQuery(authQuery);
  if (!home) return <Skeleton height={240} />;
  return (
    <Stack>
      {home.undwayList.map((order) => (
        <Card key={order.orderId} withBorder>
          <Group justify="space-between">
            <Text>{order.name}</Text>
            <Badge>{order.orderState}</Badge>
          </Group>
          <Title order={2}>{formatWholeRupees(order.amount)}</Title>
          <Text c="dimmed">{order.amountMsg}</Text>
          <Button fullWidth>{order.fullButtonName}</Button>
        </Card>
      ))}
      {home.homeProductVos.map((product) => (
        <Card key={product.id} withBorder>
          <Text>{product.name}</Text>
          <Text>Up to {formatWholeRupees(product.maxAmount)}</Text>
          <Button fullWidth disabled={!isOpen(product)}>
            Apply
          </Button>
        </Card>
      ))}
    </Stack>
  );
}

const App = () => (
  <AppShell header={{ height: 48 }} footer={{ height: 56 }} padding="md">
    <AppShell.Header>
      <Title order={4}>{title}</Title>
    </AppShell.Header>
    <AppShell.Main>
      <Suspense fallback={<Skeleton height={120} />}>
        <Routes>
          <Route path="/" element={<HomePage />} />
          <Route path="*" element={<Other />} />
        </Routes>
      </Suspense>
    </AppShell.Main>
    <AppShell.Footer>
      <Group grow>
        {tabs.map(({ path, label }) => (
          <Link key={path} to={path}>
            {label}
          </Link>
        ))}
      </Group>
    </AppShell.Footer>
  </AppShell>
);

const root = document.querySelector('#app');
if (!root) throw new Error('The page has no #app');
createRoot(root).render(
  <MantineProvider>
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </QueryClientProvider>
  </MantineProvider>,
);
