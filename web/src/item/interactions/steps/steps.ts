import { lazyView } from '../lazy-view.tsx'
import type { InteractionParts } from '../parts.ts'

/** An interaction in which the student shows work line by line. */
export const stepsParts: InteractionParts<'steps'> = {
  ...lazyView(async () => (await import('./steps-view.tsx')).StepsView),
  empty: { kind: 'steps', lines: [] },
  isAnswered: ({ lines }) => lines.some((line) => line.trim() !== ''),
  afterKey: () => undefined,
}
