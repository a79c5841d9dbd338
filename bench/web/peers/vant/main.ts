import { useQuery, VueQueryPlugin } from '@tanstack/vue-query';
import { Button, Card, NavBar, Skeleton, Tabbar, TabbarItem, Tag } from 'vant';
import 'vant/es/button/style/index';
import 'vant/es/card/style/index';
import 'vant/es/nav-bar/style/index';
import 'vant/es/skeleton/style/index';
import 'vant/es/tabbar/style/index';
import 'vant/es/tag/style/index';
import { createApp, defineComponent, h } from 'vue';
import { createRouter, createWebHistory, RouterView } from 'vue-router';
import { authQuery, homeQuery, isOpen, formatWholeRupees, tabs, title } from '../api.ts';

const HomePage = defineComponent(() => {
  const { data: home } = useQuery(homeQuery);
  useQuery(authQuery);
  return () =>
    home.value
      ? [
          ...home.value.undwayList.map((order) =>
            h(
              Card,
              {
                title: order.name,
                desc: order.amountMsg,
                price: formatWholeRupees(order.amount),
                currency: '',
              },
              {
                tags: () => h(Tag, { plain: true }, () => order.orderState),
                footer: () => h(Button, { type: 'primary' }, () => order.fullButtonName),
              },
            ),
          ),
          ...home.value.homeProductVos.map((product) =>
            h(
              Card,
              {
                title: product.name,
                price: formatWholeRupees(product.maxAmount),
                currency: '',
                desc: 'Up to',
              },
              {
                footer: () =>
                  h(Button, { type: 'primary', disabled: !isOpen(product) }, () => 'Apply'),
              },
            ),
          ),
        ]
      : h(Skeleton, { title: true, row: 8 });
});

const App = defineComponent(() => () => [
  h(NavBar, { title }),
  h('main', h(RouterView)),
  h(Tabbar, { route: true }, () =>
    tabs.map(({ path, label }) => h(TabbarItem, { to: path }, () => label)),
  ),
]);

const router = createRouter({
  history: createWebHistory(),
  routes: [
    { path: '/', component: HomePage },
    { path: '/:page', component: () => import('./other.ts') },
  ],
});

createApp(App).use(router).use(VueQueryPlugin).mount('#app');
