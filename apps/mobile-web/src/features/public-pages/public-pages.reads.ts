import { downloadIsOk } from '@kosha/domain';
import { api } from '../../shared/server/api.ts';
import { patterns } from '../../shared/paths.ts';
import { currentPlatform } from '../../shared/browser/current-platform.ts';
import { trackComplete } from '../../shared/tracking/tracking.ts';

/** Whether this visitor may apply. Each response is tracked with its `is_ok` (§4, D12). */
export async function readEligibility(signal: AbortSignal) {
  const platform = currentPlatform();
  const result = await api.get('/user/v1/eligibility', { query: { platform }, signal });
  if (result.ok) {
    const isOk = downloadIsOk({ accordWith: result.data.accordWith, platform });
    trackComplete('download_eligibility', patterns.download, { is_ok: isOk });
  }
  return result;
}
