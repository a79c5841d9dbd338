import { multipartPaths } from './__generated__/call-traits.ts';

/** Multipart for the calls that need it, else JSON. */
export function serializeBody(path: string, body: object | undefined) {
  if (!body) return undefined;
  return multipartPaths.includes(path) ? serializeMultipart(body) : JSON.stringify(body);
}

/** A Blob becomes a file part, an array one part per item; undefined is omitted. */
function serializeMultipart(parts: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    for (const item of Array.isArray(value) ? value : [value]) appendPart(form, name, item);
  }
  return form;
}

function appendPart(form: FormData, name: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (value instanceof Blob) form.append(name, value);
  else if (typeof value === 'object')
    throw new TypeError(`Part ${name} is an object and cannot be sent`);
  else form.append(name, String(value));
}
