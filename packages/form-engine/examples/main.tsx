/** `pnpm packages:try` builds this app with the npm tarballs of the packages. */
import '@kosha/form-engine/styles.css';
import { createRoot } from 'react-dom/client';
import { registration, RegistrationForm } from './groups-and-pages.tsx';
import { FeedbackForm } from './stars.tsx';
import { Verification } from './verification.tsx';

const rating = { key: 'Your rating', value: 'rating', dataType: 20, checkReq: 1, most: 5 };

const show = (values: object) => {
  document.title = JSON.stringify(values);
};

createRoot(document.body).render(
  <>
    <Verification onSubmit={show} />
    <RegistrationForm
      fields={registration}
      onSubmit={show}
      formId="registration"
      submitLabel="Register"
    />
    <FeedbackForm fields={[rating]} onSubmit={show} formId="feedback" submitLabel="Send" />
  </>,
);
