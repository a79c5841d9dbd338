import { html } from 'hono/html';
import { acceptedAadhaar, acceptedPan } from '../../providers/identity/sample-numbers.ts';
import type { Settings } from '../../providers/settings/settings.ts';
import { clockSteps } from '../control/clock-section.ts';
import type { Html } from '../pages/layout.ts';

/** The steps from sign-in to a repaid loan, with sample input. */
export function stepsSection({ auditSeconds, lendingSeconds }: Settings): Html {
  return html`<section class="card" aria-labelledby="steps">
    <h2 id="steps">What to do next</h2>
    <ol class="steps">
      <li>Type any ten digits as the mobile number and tap <b>Get</b>.</li>
      <li>The code appears under Messages. Type it into the app, agree and tap <b>Login</b>.</li>
      <li>
        Tap a product and <b>APPLY NOW</b>. The app asks you to verify first. Answer as you like;
        these numbers are accepted: ${sample('Aadhaar', acceptedAadhaar())}
        ${sample('PAN', acceptedPan())} Any photo will do, also
        <a href="/sandbox/assets/sample-picture.png" download>this picture</a>.
      </li>
      <li>
        Choose an amount and add a bank account, any 12 digits that do not end in 9, then tap
        <b>APPLY NOW</b>. ${sample('IFSC', 'HDFC0001234')}
      </li>
      <li>
        The audit takes ${auditSeconds} seconds, the payout ${lendingSeconds}. Longer waits pass
        when you move the clock:
        <form class="thirds" method="post" action="/sandbox/clock" data-clock>${clockSteps()}</form>
        <p class="small" role="status" data-clock-said></p>
      </li>
      <li>Confirm the order and tap <b>Get Money</b>, unless you let the app get it by itself.</li>
      <li>Open the order again and repay. At the checkout, choose how the payment ends.</li>
    </ol>
  </section>`;
}

const sample = (label: string, value: string): Html =>
  html`<span class="row spread sample" data-code>
    <span>${label} <b class="figures" data-slot="code">${value}</b></span>
    <button type="button" class="button" data-copy hidden aria-label="Copy ${label}">Copy</button>
  </span>`;
