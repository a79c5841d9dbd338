/* The sandbox's start page, with the app in a phone frame. */

const phone = document.querySelector('#phone');
/** Whether the window shows the phone. Same width as in desk.css. */
const isWide = matchMedia('(min-width: 900px)');

const openApp = (address = '/') => {
  phone.src = address;
};

function openAppIfWide() {
  if (isWide.matches && !phone.hasAttribute('src')) openApp();
}

/** The frame's name sets the app's platform. */
function playPlatform(platform) {
  phone.name = `kosha-sandbox:${platform}`;
  openApp();
}

async function moveClock(form, button) {
  const response = await fetch(form.action, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ byMs: Number(button.value) }),
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  const { nowMs } = await response.json();
  const time = new Intl.DateTimeFormat('en-IN', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  document.querySelector('[data-clock-said]').textContent = `It is now ${time.format(nowMs)}.`;
  phone.contentWindow.location.reload();
}

for (const choice of document.querySelectorAll('[name=platform]')) {
  choice.addEventListener('change', () => playPlatform(choice.value));
}

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!form.matches('[data-clock]')) return;
  event.preventDefault();
  // On failure, submit the form without the script.
  moveClock(form, event.submitter).catch(() => form.submit());
});

document.addEventListener('persona', (event) => {
  if (!isWide.matches) return;
  event.preventDefault();
  openApp();
  phone.scrollIntoView({ block: 'nearest' });
});

document.addEventListener('click', (event) => {
  const link = event.target.closest('[data-link]');
  if (link === null || !isWide.matches) return;
  event.preventDefault();
  openApp(link.href);
});

isWide.addEventListener('change', openAppIfWide);
openAppIfWide();
