/** Answers that follow from another one: the app asks its server and gives them to the form. */
import {
  DynamicForm,
  type DynamicFormProps,
  type FormHandle,
  type FormValues,
} from '@kosha/form-engine';
import { useRef } from 'react';

export interface Follows {
  /** The payload name of the field that decides, such as that of the PIN code. */
  from: string;
  /** What follows, by payload name, such as the State and the District. */
  find: (answer: string) => Promise<FormValues>;
}

/** What was found can be changed, where its field is not read-only. */
export function FollowingForm({ follows, ...props }: DynamicFormProps & { follows: Follows }) {
  const form = useRef<FormHandle>(null);
  const asked = useRef<unknown>(props.initialValues?.[follows.from]);
  const follow = async (values: FormValues) => {
    const answer = values[follows.from];
    if (answer === asked.current) return;
    asked.current = answer;
    const found = await follows.find(String(answer ?? ''));
    // Another answer may have come meanwhile.
    if (asked.current !== answer) return;
    for (const [name, value] of Object.entries(found)) form.current?.setValue(name, value);
  };
  return <DynamicForm {...props} ref={form} onChange={(values) => void follow(values)} />;
}
