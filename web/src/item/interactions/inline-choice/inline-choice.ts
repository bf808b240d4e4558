import type { InteractionParts } from '../parts.ts'
import { countPlaced } from '../placed.ts'
import { lazyView } from '../lazy-view.tsx'

export const inlineChoiceParts: InteractionParts<'inline-choice'> = {
  ...lazyView(async () => (await import('./inline-choice-view.tsx')).InlineChoiceView),
  empty: { kind: 'inline-choice', placed: {} },
  isAnswered: ({ placed }, { gaps }) =>
    countPlaced(
      placed,
      gaps.map((gap) => gap.id),
    ) === gaps.length,
  afterKey: () => undefined,
}
