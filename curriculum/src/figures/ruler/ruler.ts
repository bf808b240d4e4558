import { rows } from '@skills-center/messages/values'
import type { ItemTemplate } from '../../form/item-template.ts'
import type { Words } from '../../form/words.ts'
import { say } from './messages.gen.ts'

/** A length laid along a scale. */
export interface Span {
  from: number
  to: number
  label: Words
}

/** A straight scale from 0 with lengths along it; every second tick has a number. */
export function ruler(its: {
  name: Words
  step: number
  spans: readonly Span[]
}): NonNullable<ItemTemplate['figure']> {
  const { name, step, spans } = its
  const to = Math.ceil(Math.max(...spans.map((span) => span.to + step)) / (2 * step)) * 2 * step
  return {
    kind: 'number-line',
    from: 0,
    to,
    step,
    labelled: Array.from({ length: to / (2 * step) + 1 }, (_unused, at) => at * 2 * step),
    points: [],
    jumps: [],
    spans: spans.map(({ from, to: end, label }) => ({
      from: { at: from, isClosed: true },
      to: { at: end, isClosed: true },
      label,
    })),
    label: name,
    description: say('description', {
      name,
      to,
      spans: rows(spans.map((span) => say('goes', { label: span.label, from: span.from, to: span.to }))),
    }),
  }
}
