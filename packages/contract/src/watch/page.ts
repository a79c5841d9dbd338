/** The live page. It renders rows as text, never as markup, because they quote traffic. */
export const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>contract watch</title>
<style>
  :root { color-scheme: light dark }
  body { font: 15px/1.5 system-ui, sans-serif; margin: 1rem }
  table { border-collapse: collapse; width: 100% }
  th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid #8886; overflow-wrap: anywhere; vertical-align: top }
  tr.breaking td:first-child { border-left: .3rem solid #b3261e }
  tr.warning td:first-child { border-left: .3rem solid #9a6700 }
</style>
<h1>What drifts</h1>
<p role="status"><span id="calls">0</span> calls checked, <span id="drifts">0</span> drifts,
  <span id="state">connecting</span>. <a href="/__contract/traffic.har" download>Save as HAR</a></p>
<table>
  <thead><tr><th>level<th>screen<th>call<th>field<th>expected<th>got<th>times</thead>
  <tbody></tbody>
</table>
<script>
  const rows = new Map();
  const at = (id) => document.getElementById(id);
  const source = new EventSource('/__contract/events');
  source.onopen = () => {
    at('state').textContent = 'live';
    rows.clear();
    document.querySelector('tbody').replaceChildren();
    at('calls').textContent = at('drifts').textContent = '0';
  };
  source.onerror = () => { at('state').textContent = 'not connected'; };
  source.onmessage = ({ data }) => {
    const { calls, drifts } = JSON.parse(data);
    at('calls').textContent = Number(at('calls').textContent) + calls;
    for (const drift of drifts) show(drift);
    at('drifts').textContent = rows.size;
  };
  function show({ level, screen, call, field, expected, got }) {
    const key = JSON.stringify([screen, call, field, expected, got]);
    let row = rows.get(key);
    if (!row) {
      row = document.querySelector('tbody').insertRow(0);
      row.className = level;
      for (const text of [level, screen, call, field, expected, got, '0']) row.insertCell().textContent = text;
      rows.set(key, row);
    }
    row.lastChild.textContent = Number(row.lastChild.textContent) + 1;
  }
</script>
</html>
`;
