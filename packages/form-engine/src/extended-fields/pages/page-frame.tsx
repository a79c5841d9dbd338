import { lazy, Suspense } from 'react';
import { useFormScope } from '../../form/form-scope.ts';
import { parentValueOf } from '../../model/options.ts';
import type { PageTopProps } from '../../model/pages.ts';
import type { FormPagesState, ReviewData } from './form-pages.ts';

const PageTop = lazy(() => import('./page-top.tsx'));

export function PageFrame({ view: given, shown, data }: PageTopProps) {
  const { options, messages, isSubmitting } = useFormScope();
  const view = given as FormPagesState;
  if (view.list.length === 0) return null;
  const choicesOf: ReviewData['choicesOf'] = (field) => {
    const { source } = field.definition;
    if (source === undefined) return field.choices;
    const state = options.peek(source, parentValueOf(field, data));
    return state.status === 'loaded' ? state.choices : [];
  };
  return (
    <Suspense fallback={null}>
      <PageTop
        {...view}
        isReadOnly={isSubmitting}
        review={
          view.isReview
            ? { pages: view.list, shown, data, choicesOf, language: messages.locale }
            : undefined
        }
      />
    </Suspense>
  );
}
