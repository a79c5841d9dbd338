/** Home in React with antd-mobile, React Router and React Query, as in their documentation. */
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Button, Card, NavBar, Skeleton, TabBar, Tag } from 'antd-mobile';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { authQuery, homeQuery, isOpen, formatWholeRupees, tabs, title } from '../api.ts';

const Other = lazy(() => import('./other.tsx'));

function HomePage() {
  const { data: home } = useQuery(homeQuery);
  useQuery(authQuery);
  if (!home) return <Skeleton.Paragraph lineCount={8} animated />;
  return (
    <>
      {home.undwayList.map((order) => (
        <Card key={order.orderId} title={order.name} extra={<Tag>{order.orderState}</Tag>}>
          <h2>{formatWholeRupees(order.amount)}</h2>
          <p>{order.amountMsg}</p>
          <Button block color="primary">
            {order.fullButtonName}
          </Button>
        </Card>
      ))}
      {home.homeProductVos.map((product) => (
        <Card key={product.id} title={product.name}>
          <p>Up to {formatWholeRupees(product.maxAmount)}</p>
          <Button block color="primary" disabled={!isOpen(product)}>
            Apply
          </Button>
        </Card>
      ))}
    </>
  );
}

function App() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <>
      <NavBar back={null}>{title}</NavBar>
      <main>
        <Suspense fallback={<Skeleton.Paragraph animated />}>
          <Routes>
            <Route path="/" element={<HomePage />} />
            <Route path="*" element={<Other />} />
          </Routes>
        </Suspense>
      </main>
      <TabBar activeKey={pathname} onChange={(path) => void navigate(path)}>
        {tabs.map(({ path, label }) => (
          <TabBar.Item key={path} title={label} />
        ))}
      </TabBar>
    </>
  );
}

const root = document.querySelector('#app');
if (!root) throw new Error('The page has no #app');
createRoot(root).render(
  <QueryClientProvider client={new QueryClient()}>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </QueryClientProvider>,
);
