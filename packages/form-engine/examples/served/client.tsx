import '@kosha/form-engine/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { ServedForm } from './form.tsx';

const root = document.querySelector('#root');
if (root) hydrateRoot(root, <ServedForm />);
