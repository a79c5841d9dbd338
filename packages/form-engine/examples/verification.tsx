import { DynamicForm, englishMessages as messages } from '@kosha/form-engine';
import fields from './verification.json';

const load = (url: string) => fetch(url).then((response) => response.json());
const states = () => load('/api/states');
const districts = (state: string) => load(`/api/districts/${state}`);
const props = { formId: 'verification', fields, messages, options: { states, districts } };

export const Verification = ({ onSubmit }: { onSubmit: (values: object) => void }) => (
  <DynamicForm {...props} submitLabel="Next" onSubmit={onSubmit} />
);
