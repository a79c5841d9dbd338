import { readState, type PlaygroundState } from './state.ts';

/** Limits the memory that an untrusted link can use. */
const maxUnpackedLength = 1_000_000;

export async function urlHashOf(state: PlaygroundState): Promise<string> {
  const stream = new Blob([JSON.stringify(state)]).stream();
  const bytes = await new Response(
    stream.pipeThrough(new CompressionStream('deflate-raw')),
  ).arrayBuffer();
  const binary = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return `#${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

export async function stateFromUrlHash(hash: string): Promise<PlaygroundState | undefined> {
  try {
    const binary = atob(hash.slice(1).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const stream = new Blob([bytes]).stream();
    const text = await unpacked(stream.pipeThrough(new DecompressionStream('deflate-raw')));
    return readState(JSON.parse(text));
  } catch {
    return undefined;
  }
}

async function unpacked(stream: ReadableStream<BufferSource>): Promise<string> {
  let text = '';
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > maxUnpackedLength) {
      await reader.cancel();
      throw new RangeError('Too long');
    }
  }
}
