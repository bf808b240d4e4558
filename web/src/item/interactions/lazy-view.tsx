import type { InteractionKind } from '@skills-center/contract/interaction'
import { type ComponentType, Suspense, lazy } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { InteractionParts, InteractionProps } from './parts.ts'

/**
 * A way to answer that the page does not wait for. It is fetched once the browser has nothing better to do, so that
 * it is there when a question first needs it; where browsers cannot tell, it is fetched then.
 */
export function lazyView<Kind extends InteractionKind>(
  fetchView: () => Promise<ComponentType<InteractionProps<Kind>>>,
): Pick<InteractionParts<Kind>, 'View' | 'fetchView'> {
  if ('requestIdleCallback' in globalThis) {
    // Should it fail here, it is tried again when it is needed.
    requestIdleCallback(() => void fetchView().catch(() => undefined))
  }
  const View = lazy(async () => ({ default: await fetchView() }))
  function LazyView(props: InteractionProps<Kind>) {
    return (
      <Suspense
        fallback={
          <div aria-busy>
            <Skeleton className="h-64" />
          </div>
        }
      >
        <View {...props} />
      </Suspense>
    )
  }
  return { View: LazyView, fetchView }
}
