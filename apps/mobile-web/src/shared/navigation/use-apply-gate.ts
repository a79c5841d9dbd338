import type { Schema } from '@kosha/api-client';
import { isAuthStepKey, productGate, type ProductGate } from '@kosha/domain';
import { showToast } from '@kosha/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../server/failures.ts';
import { useMountedRef } from '../browser/use-mounted-ref.ts';
import { translate } from '../i18n/messages.ts';
import { applyGateMessages } from './apply-gate.messages.ts';
import { paths } from '../paths.ts';
import { currentVisitor, openExternalUrl } from '../native/native-app.ts';
import type { HomeProduct } from '../queries/home-index.ts';
import { productInfoQuery } from '../queries/product-info.ts';
import { userAuthQuery } from '../queries/user-auth.ts';
import { trackDrift } from '../tracking/tracking.ts';

export interface ApplyGate {
  apply: (product: HomeProduct) => void;
  pendingId: string | undefined;
  prepare: (productId: string) => void;
}

/**
 * Handles a tap on "Apply": checks whether the user can apply for the product, and opens the next
 * page or shows why the user cannot apply (§4 'Applying from home').
 */
export function useApplyGate(page: string): ApplyGate {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [pendingId, setPendingId] = useState<string>();
  const isBusy = useRef(false);
  const isMounted = useMountedRef();

  async function check(product: HomeProduct) {
    try {
      const userAuth = await queryClient.fetchQuery(userAuthQuery);
      if (!isMounted.current) return;
      navigateTo(readGate(product, userAuth, page), product.id, (path) => void navigate(path));
    } catch (cause) {
      const text = errorText(cause as Error);
      if (text && isMounted.current) showToast(text, 'danger');
    } finally {
      isBusy.current = false;
      setPendingId(undefined);
    }
  }

  return {
    pendingId,
    apply(product) {
      if (isBusy.current) return;
      isBusy.current = true;
      setPendingId(product.id);
      void check(product);
    },
    prepare(productId) {
      void queryClient.prefetchQuery(userAuthQuery);
      void queryClient.prefetchQuery(productInfoQuery(productId));
    },
  };
}

function readGate(product: HomeProduct, userAuth: Schema<'UserAuth'>, page: string): ProductGate {
  const keys = userAuth.userAuthConfigVoList.map((step) => step.key);
  for (const key of keys) if (!isAuthStepKey(key)) trackDrift(page, { authStep: key });
  return productGate({
    ...currentVisitor(),
    steps: { keys, flags: userAuth },
    product,
    pageOrigin: window.location.origin,
  });
}

function navigateTo(gate: ProductGate, pid: string, navigate: (path: string) => void): void {
  const text = translate(applyGateMessages);
  switch (gate.kind) {
    case 'auth':
      return navigate(paths.authStep(gate.key, { pid, step: gate.step, as: gate.as }));
    case 'download':
      return navigate(paths.download({ pid }));
    case 'external':
      return openExternalUrl(gate.url);
    case 'refusedLink':
      return showToast(text('refusedLink'), 'danger');
    case 'locked':
      return showToast(gate.message || text('locked'));
    case 'apply':
      return navigate(paths.apply(pid));
  }
}
