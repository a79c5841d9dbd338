import type { BodyPart } from './exchange.ts';

export function parseMultipart(text: string, contentType: string): BodyPart[] | undefined {
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1];
  if (boundary === undefined || !text.includes(`--${boundary}`)) return undefined;
  return text
    .split(`--${boundary}`)
    .slice(1)
    .filter((section) => !section.startsWith('--'))
    .flatMap((section) => parsePart(section) ?? []);
}

function parsePart(section: string): BodyPart | undefined {
  const [head = '', ...rest] = section.replace(/^\r?\n/, '').split(/\r?\n\r?\n/);
  const name = /content-disposition:[^\n]*?\bname="([^"]*)"/i.exec(head)?.[1];
  if (name === undefined) return undefined;
  const isFile = /\bfilename\*?=/i.test(head);
  return {
    name,
    contentType: /content-type:\s*([^\r\n]+)/i.exec(head)?.[1],
    text: isFile ? undefined : rest.join('\r\n\r\n').replace(/\r?\n$/, ''),
  };
}
