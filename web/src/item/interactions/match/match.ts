import type { InteractionParts } from '../parts.ts'
import { countPlaced } from '../placed.ts'
import { lazyView } from '../lazy-view.tsx'

export const matchParts: InteractionParts<'match'> = {
  ...lazyView(async () => (await import('./match-view.tsx')).MatchView),
  empty: { kind: 'match', placed: {} },
  isAnswered: ({ placed }, { sources }) =>
    countPlaced(
      placed,
      sources.map((source) => source.id),
    ) === sources.length,
  afterKey: () => undefined,
}
