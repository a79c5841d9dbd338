/** A server component: it reads the list and hands it to the form as the JSON that it is. */
import { parseDescriptors } from '@kosha/form-engine';
import { AskedForm } from './asked-form.tsx';

const load = async (): Promise<unknown> => [
  { key: 'Full name', value: 'fullName', dataType: 1, checkReq: 1 },
  { key: 'Blood group', value: 'bloodGroup', dataType: 9, checkReq: 0 },
];

export default async function Page() {
  const descriptors = await load();
  const { form, drift } = parseDescriptors(descriptors);
  return (
    <main>
      <p>
        {form.fields.length} questions, {drift.length} not as agreed
      </p>
      <AskedForm descriptors={descriptors} />
    </main>
  );
}
