import type { InteractionOf } from '@skills-center/contract/interaction'
import { t } from '../../../language/messages.ts'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import type { LineDraft } from './line-draft.ts'
import { endNames } from './format-line.ts'

const circles = () =>
  [
    { value: 'open', label: t('item/open-circle') },
    { value: 'filled', label: t('item/filled-circle') },
  ] as const
const arrows = () =>
  [
    { value: 'left', label: t('item/left-direction') },
    { value: 'right', label: t('item/right-direction') },
  ] as const

/** The circle of each end and the arrow of a ray. Nothing is preselected, because the choice is part of the answer. */
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
  const ends = draws === 'ray' ? [t('item/circle')] : endNames().map((end) => t('item/end-circle', { end }))
  return (
    <div className="mt-4 grid max-w-lg gap-x-4 gap-y-3 sm:grid-cols-2 print:hidden pointer-coarse:[&_label]:min-h-11">
      {ends.map((label, index) => {
        const isClosed = draft.closed[index] ?? null
        return (
          <SegmentedControl<'' | 'open' | 'filled'>
            key={label}
            label={label}
            value={isClosed === null ? '' : isClosed ? 'filled' : 'open'}
            options={circles()}
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
          label={t('item/arrow-points')}
          value={draft.towards ?? ''}
          options={arrows()}
          disabled={isLocked}
          onChange={(value) => onChoose({ ...draft, towards: value === '' ? null : value })}
        />
      )}
    </div>
  )
}
