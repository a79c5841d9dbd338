import { Empty } from 'antd-mobile';

export default function Other() {
  return <Empty description="Nothing here" />;
}
