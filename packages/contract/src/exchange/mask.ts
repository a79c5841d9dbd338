/** Fields whose values say who somebody is, or let somebody in. */
const personal =
  /token|otp$|aadhaa?r|^pan|pan(no|number|card)?$|phone|mobile|account|card|name|mail|address|birth|^dob$|^lat|^lo?ng|password|secret|cookie|authori[sz]ation|uuid|device|proof|^sign|image|photo|contact/i;

/** Fields that hold a one-time code as well as harmless codes: masked from four digits on. */
const oneTimeCode = /code$|^pin$/i;

/** What is personal by its form, wherever it stands. */
const recognizable = [
  /[\w.+-]+@[\w-]+\.[\w.-]+/g, // an e-mail address
  /\b[A-Z]{5}\d{4}[A-Z]\b/g, // a PAN
  /(?<!\d)\d(?:[ -]?\d){8,}(?!\d)/g, // Aadhaar, phone and account numbers
  /\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w.-]{20,}/g, // tokens
];

/** The same form with other characters, so that it still shows what is wrong with a value. */
function disguise(text: string): string {
  if (/^[A-Z]{3}P[A-Z]\d{4}[A-Z]$/.test(text)) return 'AAAPA0000A';
  // The first digit stays: phone and Aadhaar numbers are valid only with some.
  const start = text.search(/\d/);
  return [...text]
    .map((character, at) => {
      if (/\d/.test(character)) return at === start ? character : '0';
      if (/\p{Lu}/u.test(character)) return 'A';
      return /\p{L}/u.test(character) ? 'a' : character;
    })
    .join('');
}

/** A text without a field's name: only its form tells what is personal. */
export function maskText(text: string): string {
  return recognizable.reduce((masked, form) => masked.replaceAll(form, disguise), text);
}

/** The value of the field `name`; lists and objects are masked at every depth. */
export function maskValue(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => maskValue(name, one));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, one]) => [maskText(key), maskValue(key, one)]);
    return Object.fromEntries(entries) as unknown;
  }
  if (typeof value === 'string') return maskField(name, value);
  if (typeof value !== 'number') return value;
  const text = String(value);
  if (personal.test(name)) return Number(disguise(text));
  return isTime(value) ? value : Number(maskText(text));
}

/** Epoch milliseconds of this century have 12 or 13 digits, as other numbers have. */
const isTime = (value: number) => value > 9.4e11 && value < 4.1e12 && Number.isInteger(value);

function maskField(name: string, text: string): string {
  if (personal.test(name) || (oneTimeCode.test(name) && /\d{4}/.test(text))) return disguise(text);
  return maskText(text);
}

/** An address with its query masked, and what is personal in its path. */
export function maskUrl(url: string): string {
  const [path = '', query] = url.split('?', 2);
  if (query === undefined) return maskText(path);
  const masked = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(query)) {
    masked.append(name, maskField(name, value));
  }
  return `${maskText(path)}?${masked.toString()}`;
}
