/** An app under the strictest settings of TypeScript: own inputs, and checks of several answers. */
import '@kosha/form-engine/styles.css';
import { createRoot } from 'react-dom/client';
import { AccountForm } from './account-form.js';

const descriptors: unknown = JSON.parse(`[
  { "key": "Account number", "value": "account", "dataType": 1, "checkType": 1, "checkReq": 1, "lengthLimitMax": 18 },
  { "key": "Account number again", "value": "again", "dataType": 1, "checkType": 1, "checkReq": 1, "lengthLimitMax": 18 },
  { "key": "State", "value": "liveState", "dataType": 4, "checkReq": 1 }
]`);

createRoot(document.body).render(
  <AccountForm
    descriptors={descriptors}
    formId="account"
    submitLabel="Save"
    onSubmit={(values) => {
      document.title = JSON.stringify(values);
    }}
  />,
);
