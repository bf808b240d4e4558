import type { InteractionKind } from '@skills-center/contract/interaction'
import type { ComponentType } from 'react'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { InteractionParts, InteractionProps } from './parts.ts'

/** An interaction view that is loaded separately from the page. */
export function lazyView<Kind extends InteractionKind>(
  fetchView: () => Promise<ComponentType<InteractionProps<Kind>>>,
): Pick<InteractionParts<Kind>, 'View' | 'fetchAhead' | 'isHere'> {
  const { Part, ...ahead } = lazyPart<InteractionProps<Kind>>(
    fetchView,
    <div aria-busy>
      <Skeleton className="h-64" />
    </div>,
  )
  return { View: Part, ...ahead }
}
