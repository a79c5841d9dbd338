import { Stack, Text } from '@kosha/ui';

export function Paragraphs({ children }: { children: string }) {
  return (
    <Stack gap={3}>
      {children.split(/\n\s*\n/).map((paragraph, index) => (
        <Text key={index}>{paragraph}</Text>
      ))}
    </Stack>
  );
}
