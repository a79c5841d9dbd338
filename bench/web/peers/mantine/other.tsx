import { Text } from '@mantine/core';

export default function Other() {
  return <Text>Nothing here</Text>;
}
