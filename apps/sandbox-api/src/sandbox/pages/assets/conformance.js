/*
 * Sends the bridge messages of the web app (D27), and validates the native app's responses by the
 * schema.
 */

const schema = JSON.parse(document.querySelector('[data-schema]').textContent);
const timeoutMs = 10_000;
const maxCharacters = 16_384;

const handlerOf = (host) => host?.webkit?.messageHandlers?.kosha ?? host?.koshaNative;
/** The bridge: in the window of a native app, or on the frame of the page that simulates one. */
const handler = () => handlerOf(window) ?? handlerOf(window.frameElement);

const resultOf = (type) => document.querySelector(`[data-result="${type}"]`);
const showResult = (type, text) => {
  resultOf(type).textContent = text;
};

const typeOf = (value) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** Returns the violations of a schema. Supports only the keywords that the bridge's schemas use. */
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

let waiting;

function findFaults(json) {
  if (typeof json !== 'string') return ['It is no text: hand over the JSON as a string.'];
  if (json.length > maxCharacters) return [`It is longer than ${maxCharacters} characters.`];
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
  const faults = findFaults(json);
  // An invalid message counts as the response, because the native app may mean it as such.
  const isResponse = waiting && (faults.length > 0 || idOf(json) === waiting.id);
  if (!isResponse)
    return listOtherMessage(faults.length > 0 ? faults.join('; ') : 'It has another id.');
  const ms = Math.round(performance.now() - waiting.sentAt);
  if (faults.length > 0) return showResult('session.request', `Differs: ${faults.join('; ')}`);
  clearTimeout(waiting.timer);
  waiting = undefined;
  return showResult('session.request', `Fits: session.result after ${ms} ms, as the schema says.`);
}

function listOtherMessage(text) {
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
    // The bridge's postMessage, unlike that of a window, has no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    handler().postMessage(message);
  } catch (error) {
    showResult(type, `Not taken: ${error.message}`);
  }
}

window.koshaBridge = { receive };
const hasBridge = handler() !== undefined;
document.querySelector('[data-bridge]').textContent = hasBridge
  ? 'The bridge is there.'
  : 'There is no bridge: neither webkit.messageHandlers.kosha nor koshaNative has postMessage.';
for (const button of document.querySelectorAll('[data-send]')) {
  button.disabled = !hasBridge;
  button.addEventListener('click', () => send(button.dataset.send));
}
