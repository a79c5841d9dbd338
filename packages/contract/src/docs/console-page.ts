import type { Call } from './console.ts';

/** A text may hold what ends a script. */
export const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const style = `
  #try { position: fixed; right: 1rem; bottom: 1rem; z-index: 10; padding: .7rem 1.1rem; font: 600 16px/1 system-ui, sans-serif; color: #fff; background: #1f4b99; border: 0; border-radius: .4rem; cursor: pointer }
  @media (max-width: 50rem) { #try { right: auto; left: 1rem } }
  #console { width: min(46rem, calc(100vw - 2rem)); max-height: calc(100vh - 2rem); box-sizing: border-box; padding: 1rem; border: 1px solid #8888; border-radius: .4rem; font: 16px/1.4 system-ui, sans-serif }
  #console form { display: grid; gap: .7rem } #console label { display: grid; gap: .2rem; font-size: .9rem }
  #console :is(input, select, textarea, button) { font: inherit; min-height: 2.5rem; padding: .3rem .5rem; box-sizing: border-box; width: 100%; min-width: 0 }
  #console textarea, #console pre { font: 14px/1.4 ui-monospace, monospace } #console textarea { min-height: 7rem }
  #console pre { overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; background: #8882; padding: .6rem; margin: 0 }
  #console h2 { margin: 0; font-size: 1.1rem } #console p { margin: 0; overflow-wrap: anywhere }
  #fields { display: grid; gap: .7rem; grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr)) }`;

/** What is filled in for one call is kept for the next, as long as the tab is open: a token is written once. */
const script = `
  const { server, calls } = JSON.parse(document.getElementById('calls').textContent);
  const [dialog, choice, fields, body, said] = ['console', 'call', 'fields', 'body', 'said'].map((id) => document.getElementById(id));
  const written = new Map();
  const shown = () => calls[choice.selectedIndex];
  for (const { id, method, path } of calls) choice.append(new Option(method + ' ' + path + '  ' + id));
  const show = () => {
    const call = shown();
    fields.replaceChildren(...call.fields.map((field) => {
      const label = document.createElement('label');
      const input = document.createElement('input');
      input.value = written.get(field.in + field.name) ?? field.value;
      input.autocomplete = 'off';
      input.required = field.isRequired;
      input.oninput = () => written.set(field.in + field.name, input.value);
      label.append(field.in + ' ' + field.name + (field.isRequired ? ', required' : ''), input);
      return label;
    }));
    body.parentElement.hidden = !call.body;
    body.value = call.body?.text ?? '';
    said.textContent = '';
  };
  const send = async () => {
    const call = shown();
    const inputs = [...fields.querySelectorAll('input')];
    const valuesOf = (where) => call.fields.flatMap((field, at) => field.in === where && inputs[at].value !== '' ? [[field.name, inputs[at].value]] : []);
    const path = valuesOf('path').reduce((all, [name, value]) => all.replaceAll('{' + name + '}', encodeURIComponent(value)), call.path);
    const query = new URLSearchParams(valuesOf('query')).toString();
    const headers = Object.fromEntries(valuesOf('header'));
    const isForm = call.body?.type === 'multipart/form-data';
    let content = call.body ? body.value : undefined;
    if (isForm) {
      content = new FormData();
      for (const [name, value] of Object.entries(JSON.parse(body.value || '{}'))) content.append(name, typeof value === 'string' ? value : JSON.stringify(value));
    } else if (call.body) headers['content-type'] = call.body.type;
    const startedAt = performance.now();
    said.textContent = 'Asking…';
    try {
      const answer = await fetch(server + path + (query && '?' + query), { method: call.method, headers, body: content });
      const text = await answer.text();
      let pretty = text;
      try { pretty = JSON.stringify(JSON.parse(text), null, 2); } catch {}
      const ms = Math.round(performance.now() - startedAt);
      said.textContent = answer.status + ' ' + answer.statusText + ', ' + ms + ' ms\\n\\n' + pretty;
    } catch (cause) {
      said.textContent = 'No answer from ' + server + ': it does not run, or it does not let pages of other addresses ask (CORS).';
    }
  };
  choice.onchange = show;
  document.getElementById('try').onclick = () => {
    const [, id] = /operation\\/([^/?]+)/.exec(decodeURIComponent(location.hash)) ?? [];
    const at = calls.findIndex((call) => call.id === id);
    if (at >= 0 && at !== choice.selectedIndex) { choice.selectedIndex = at; show(); }
    dialog.showModal();
  };
  dialog.querySelector('form').onsubmit = (event) => { event.preventDefault(); void send(); };
  document.getElementById('close').onclick = () => dialog.close();
  show();`;

/** A console that sends calls to one server, as a part of the page. */
export const renderConsole = (
  server: string,
  calls: readonly Call[],
): string => `<style>${style}</style>
<button id="try" type="button">Try a call</button>
<dialog id="console" aria-labelledby="console-title">
<form>
<h2 id="console-title">Try a call</h2>
<p>It goes to <code id="server"></code>, as you see it here. Calls other than GET change something there.</p>
<label>Call<select id="call"></select></label>
<div id="fields"></div>
<label>Body<textarea id="body" spellcheck="false"></textarea></label>
<button>Send</button>
<pre id="said" role="status"></pre>
<button id="close" type="button">Close</button>
</form>
</dialog>
<script type="application/json" id="calls">${inScript({ server, calls })}</script>
<script type="module">
document.getElementById('server').textContent = JSON.parse(document.getElementById('calls').textContent).server;
${script}
</script>
`;
