import { renderToString } from 'react-dom/server';
import { ServedForm } from './form.tsx';

/** What a server puts into its page. */
process.stdout.write(renderToString(<ServedForm />));
