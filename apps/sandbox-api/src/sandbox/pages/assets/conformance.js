/*
 * Sends bridge messages like the web app (D27), and validates the native app's responses by the
 * schema.
 */

const schema = JSON.parse(document.querySelector('[data-schema]').textContent);
const timeoutMs = 10_000;
const mostCharacters = 16_384;

const handlerOf = (host) => host?.webkit?.messageHandlers?.kosha ?? host?.koshaNative;
/** The page that simulates the native app attaches the bridge to the frame. */
const handler = () => handlerOf(window) ?? handlerOf(window.frameElement);

const resultOf = (type) => document.querySelector(`[data-result="${type}"]`);
const showResult = (type, text) => {
  resultOf(type).textContent = text;
};

const typeOf = (value) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** Where a value violates a schema; supports the keywords that the bridge's schemas use. */
function faultsOf(rule, value, path = 'message') {
  if ('const' in rule && value !== rule.const) return [`${path} is not "${rule.const}"`];
  if (rule.enum && !rule.enum.includes(value))
    return [`${path} is none of ${rule.enum.join(', ')}`];
  if (rule.type && typeOf(value) !== rule.type)
    return [`${path} is of type ${typeOf(value)}, not ${rule.type}`];
  return typeof value === 'string' ? textFaults(rule, value, path) : fieldFaults(rule, value, path);
}

function textFaults(rule, value, path) {
  const length = [...value].length;
  return [
    ...(length < (rule.minLength ?? 0) ? [`${path} is empty`] : []),
    ...(length > (rule.maxLength ?? Infinity)
      ? [`${path} is longer than ${rule.maxLength} characters`]
      : []),
    ...(rule.pattern && !new RegExp(rule.pattern, 'u').test(value)
      ? [`${path} does not fit ${rule.pattern}`]
      : []),
  ];
}

function fieldFaults(rule, value, path) {
  const missing = (names = []) => names.filter((name) => !(name in value));
  const choices = rule.anyOf ?? [];
  const hasChoice =
    choices.length === 0 || choices.some((choice) => missing(choice.required).length === 0);
  const either = choices.map((choice) => choice.required.join(' and ')).join(' or ');
  return [
    ...missing(rule.required).map((name) => `${path} has no ${name}`),
    ...(hasChoice ? [] : [`${path} has neither ${either}`]),
    ...Object.entries(rule.properties ?? {}).flatMap(([name, inner]) =>
      name in value ? faultsOf(inner, value[name], `${path}.${name}`) : [],
    ),
  ];
}

/** The request that awaits its response. */
let waiting;

function judge(json) {
  if (typeof json !== 'string') return ['It is no text: hand over the JSON as a string.'];
  if (json.length > mostCharacters) return [`It is longer than ${mostCharacters} characters.`];
  try {
    return faultsOf(schema, JSON.parse(json));
  } catch {
    return ['It is no JSON.'];
  }
}

const idOf = (json) => {
  try {
    return JSON.parse(json).id;
  } catch {
    return undefined;
  }
};

function receive(json) {
  const faults = judge(json);
  // An unreadable message may have been meant as the response.
  const isResponse = waiting && (faults.length > 0 || idOf(json) === waiting.id);
  if (!isResponse) return noteOther(faults.length > 0 ? faults.join('; ') : 'It has another id.');
  const ms = Math.round(performance.now() - waiting.sentAt);
  if (faults.length > 0) return showResult('session.request', `Differs: ${faults.join('; ')}`);
  clearTimeout(waiting.timer);
  waiting = undefined;
  return showResult('session.request', `Fits: session.result after ${ms} ms, as the schema says.`);
}

function noteOther(text) {
  const line = document.createElement('li');
  line.textContent = text;
  document.querySelector('[data-others]').append(line);
}

function send(type) {
  const id = crypto.randomUUID();
  if (type === 'session.request') {
    clearTimeout(waiting?.timer);
    const timer = setTimeout(() => {
      waiting = undefined;
      if (!resultOf(type).textContent.startsWith('Differs'))
        showResult(type, 'No answer within 10 seconds.');
    }, timeoutMs);
    waiting = { id, timer, sentAt: performance.now() };
  }
  showResult(
    type,
    type === 'session.request'
      ? 'Sent; waiting for session.result.'
      : 'Sent. Has the native app done it?',
  );
  try {
    const message = JSON.stringify({ id, type, payload: {} });
    // Not a window's method: it has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    handler().postMessage(message);
  } catch (error) {
    showResult(type, `Not taken: ${error.message}`);
  }
}

window.koshaBridge = { receive };
const isThere = handler() !== undefined;
document.querySelector('[data-bridge]').textContent = isThere
  ? 'The bridge is there.'
  : 'There is no bridge: neither webkit.messageHandlers.kosha nor koshaNative has postMessage.';
for (const button of document.querySelectorAll('[data-send]')) {
  button.disabled = !isThere;
  button.addEventListener('click', () => send(button.dataset.send));
}
