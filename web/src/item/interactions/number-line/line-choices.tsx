import type { InteractionOf } from '@skills-center/contract/interaction'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import type { LineDraft } from './line-draft.ts'
import { endNames } from './line-words.ts'

const circles = [
  { value: 'open', label: 'Open' },
  { value: 'filled', label: 'Filled' },
] as const
const arrows = [
  { value: 'left', label: 'Left' },
  { value: 'right', label: 'Right' },
] as const

/** The circle of each end and the arrow of a ray. None is chosen beforehand: that choice is part of the answer. */
export function LineChoices({
  draws,
  draft,
  isLocked,
  onChoose,
}: {
  draws: InteractionOf<'number-line'>['draws']
  draft: LineDraft
  isLocked: boolean
  onChoose: (draft: LineDraft) => void
}) {
  if (draws === 'points') return null
  const ends = draws === 'ray' ? ['Circle'] : endNames.map((name) => `${name}: circle`)
  return (
    <div className="mt-4 grid max-w-lg gap-x-4 gap-y-3 sm:grid-cols-2 print:hidden pointer-coarse:[&_label]:min-h-11">
      {ends.map((label, index) => {
        const isClosed = draft.closed[index] ?? null
        return (
          <SegmentedControl<'' | 'open' | 'filled'>
            key={label}
            label={label}
            value={isClosed === null ? '' : isClosed ? 'filled' : 'open'}
            options={circles}
            disabled={isLocked}
            onChange={(value) =>
              onChoose({
                ...draft,
                closed: ends.map((_, end) =>
                  end === index ? value === 'filled' : (draft.closed[end] ?? null),
                ),
              })
            }
          />
        )
      })}
      {draws === 'ray' && (
        <SegmentedControl<'' | 'left' | 'right'>
          label="Arrow points"
          value={draft.towards ?? ''}
          options={arrows}
          disabled={isLocked}
          onChange={(value) => onChoose({ ...draft, towards: value === '' ? null : value })}
        />
      )}
    </div>
  )
}
