/** An app that installed the package; `pnpm packages:try` builds it with the packed files. */
import '@kosha/form-engine/styles.css';
import { createRoot } from 'react-dom/client';
import { Questions } from './questions.tsx';
import { FeedbackForm } from './stars.tsx';

const name = { key: 'Full name', value: 'fullName', dataType: 1, checkReq: 1 };
const state = { key: 'State', value: 'liveState', dataType: 4, checkReq: 1 };
const rating = { key: 'Your rating', value: 'rating', dataType: 20, checkReq: 1, most: 5 };

/** The title shows what a form has handed over. */
const show = (values: object) => {
  document.title = JSON.stringify(values);
};

createRoot(document.body).render(
  <>
    <Questions descriptors={[name, state]} onSubmit={show} />
    <FeedbackForm descriptors={[rating]} onSubmit={show} formId="feedback" submitLabel="Send" />
  </>,
);
