import type { InteractionOf, ResponseOf } from '@skills-center/contract/interaction'
import { lazyView } from '../lazy-view.tsx'
import type { InteractionParts } from '../parts.ts'
import { draftOf, isWhole, untouched } from './line-draft.ts'

export const numberLineParts: InteractionParts<'number-line'> = {
  ...lazyView(async () => (await import('./number-line-view.tsx')).NumberLineView),
  empty: untouched,
  isAnswered: ({ marks }: ResponseOf<'number-line'>, line: InteractionOf<'number-line'>) =>
    isWhole(line, draftOf(marks)),
  afterKey: () => undefined,
}
