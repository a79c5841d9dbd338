/** The answer to a read that the page's inline script sent before the app's own scripts came. */
interface EarlyAnswer {
  token: string | null;
  /** On the clock of `performance.now()`. */
  askedAtMs: number;
  answer: Promise<Response>;
  /** The text of the answer, read as soon as it comes: so it is there when a picture asks for it. */
  text: Promise<string>;
  stop: () => void;
}

const freshMs = 10_000;

/** By address. Kept on the page itself, because the inline script shares no module with the app. */
function answers(): Map<string, EarlyAnswer> {
  const page = globalThis as { koshaEarly?: Map<string, EarlyAnswer> };
  return (page.koshaEarly ??= new Map());
}

/** Sends a read and keeps its answer for the app. Returns its text. */
export function keepEarlyAnswer(toRequest: (signal: AbortSignal) => Request): Promise<string> {
  const controller = new AbortController();
  const request = toRequest(controller.signal);
  const answer = fetch(request);
  // Read to its end at once, so that an answer that nobody takes leaves no call open.
  const text = answer.then((response) => response.clone().text());
  // Nobody is told of a failure.
  text.catch(() => {});
  answers().set(request.url, {
    token: request.headers.get('token'),
    askedAtMs: performance.now(),
    answer,
    text,
    stop: () => controller.abort(),
  });
  return text;
}

/** The early answer to this read, once, for the same person and while it is fresh; else undefined. */
export function takeEarlyAnswer({ url, headers, signal }: Request): Promise<Response> | undefined {
  const early = find(url, headers.get('token'));
  answers().delete(url);
  if (early) signal.addEventListener('abort', early.stop);
  return early?.answer;
}

/** As `takeEarlyAnswer`, for who shows it before it is taken. Rejects where there is none. */
export async function lookAtEarlyAnswer(
  url: string,
  token: string | null,
): Promise<{ headers: Headers; status: number; text: string }> {
  const early = find(url, token);
  if (!early) throw new Error(`No early answer to ${url}`);
  const [{ headers, status }, text] = await Promise.all([early.answer, early.text]);
  return { headers, status, text };
}

function find(url: string, token: string | null): EarlyAnswer | undefined {
  const early = answers().get(url);
  const isFresh = early && performance.now() - early.askedAtMs <= freshMs;
  return isFresh && early.token === token ? early : undefined;
}

/** Call this when what was read may no longer hold: after a write, and when the session changes. */
export const dropEarlyAnswers = (): void => answers().clear();
