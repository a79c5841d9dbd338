import { Suspense, useContext } from 'react';
import type { FormData } from '../model/field-facts.ts';
import { parentValueOf } from '../model/options.ts';
import type { Reviewed } from '../model/pages.ts';
import { FormViewContext, useFormScope } from './form-scope.ts';

/** What stands above the fields of a page, and the answers on the review page. */
export function PageFrame({ data }: { data: FormData }) {
  const { form, options, isSubmitting } = useFormScope();
  const { pages, allShown } = useContext(FormViewContext);
  if (!form.pages || !pages || pages.list.length === 0) return null;
  const { frame: Frame, words } = form.pages;
  const { list, place, isReview, headingId, number, count, goBack, change } = pages;
  const choicesOf: Reviewed['choicesOf'] = (field) => {
    const { source } = field.definition;
    if (source === undefined) return field.choices;
    const state = options.peek(source, parentValueOf(field, data));
    return state.status === 'loaded' ? state.choices : [];
  };
  return (
    <Suspense fallback={null}>
      <Frame
        words={words}
        headingId={headingId}
        title={list[place]?.title}
        number={number}
        count={count}
        isReadOnly={isSubmitting}
        goBack={goBack}
        review={isReview ? { pages: list, shown: allShown, data, choicesOf } : undefined}
        change={change}
      />
    </Suspense>
  );
}
