import type { InteractionParts } from '../parts.ts'
import { countPlaced } from '../placed.ts'
import { lazyView } from '../lazy-view.tsx'

export const sortParts: InteractionParts<'sort'> = {
  ...lazyView(async () => (await import('./sort-view.tsx')).SortView),
  empty: { kind: 'sort', placed: {} },
  isAnswered: ({ placed }, { cards }) =>
    countPlaced(
      placed,
      cards.map((card) => card.id),
    ) === cards.length,
  afterKey: () => undefined,
}
