import type { InteractionKind } from '@skills-center/contract/interaction'
import { type ComponentType, Suspense, createElement, lazy, useState } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { InteractionParts, InteractionProps } from './parts.ts'

/** Milliseconds that the first question on screen has the network for itself. */
const headStart = 2000

/**
 * A way to answer that the page does not wait for. It is fetched once the browser has nothing better to do, so that
 * it is there when a question first needs it; where browsers cannot tell, it is fetched then.
 */
export function lazyView<Kind extends InteractionKind>(
  fetchView: () => Promise<ComponentType<InteractionProps<Kind>>>,
): Pick<InteractionParts<Kind>, 'View' | 'fetchAhead'> {
  let fetched: ComponentType<InteractionProps<Kind>> | null = null
  const fetchAhead = async () => (fetched = await fetchView())
  if ('requestIdleCallback' in globalThis) {
    // Should it fail here, it is tried again when it is needed.
    setTimeout(() => requestIdleCallback(() => void fetchAhead().catch(() => undefined)), headStart)
  }
  const View = lazy(async () => ({ default: await fetchView() }))
  function LazyView(props: InteractionProps<Kind>) {
    // What is here already is drawn at once: React would make even that wait, so as not to flicker.
    const [here] = useState(() => fetched)
    if (here !== null) return createElement(here, props)
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
  return { View: LazyView, fetchAhead }
}
