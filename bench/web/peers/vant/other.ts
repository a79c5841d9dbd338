import { Empty } from 'vant';
import 'vant/es/empty/style/index';
import { defineComponent, h } from 'vue';

export default defineComponent(() => () => h(Empty, { description: 'Nothing here' }));
