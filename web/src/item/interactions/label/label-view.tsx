import { useState } from 'react'
import { t } from '../../../language/messages.ts'
import { AnswerGroup, KeyboardHint } from '../answer-group.tsx'
import { letterOf, optionControl } from '../option-keys.ts'
import type { InteractionProps } from '../parts.ts'
import { Picker } from '../picker.tsx'
import { countPlaced, isPlaced, isSamePlaced, lookOfPlaced } from '../placed.ts'
import { spoken } from '../spoken.ts'
import { SpotBadge } from '../spot-badge.tsx'
import { partName } from '../spot-letters.ts'
import { ClosedLabel } from './closed-label.tsx'
import { PrintedLabels } from './printed-labels.tsx'

export function LabelView(props: InteractionProps<'label'>) {
  const { interaction, response, id, isLocked, mark, missed, rightResponse, onChange } = props
  const { spots, labels } = interaction
  const [message, setMessage] = useState('')
  const isClosed = mark === 'right' || rightResponse !== null

  function pick(spot: string, label: string) {
    const placed = { ...response.placed, [spot]: label }
    onChange({ kind: 'label', placed })
    const words = spoken(labels.find((each) => each.id === label)?.text ?? [])
    setMessage(
      t('item/done-of-count-named', {
        part: partName(spots, spot),
        words,
        done: countPlaced(placed, spots),
        count: spots.length,
      }),
    )
  }

  return (
    <AnswerGroup
      {...props}
      isClosed={isClosed}
      isRepeated={missed.some((earlier) => isSamePlaced(earlier.placed, response.placed, spots))}
      hint={
        <>
          {t('item/choose-a-name-for-each-letter')}
          <KeyboardHint>{t('item/enter-opens-a-list')}</KeyboardHint>
        </>
      }
      message={message}
    >
      <ul className="grid gap-x-6 gap-y-2.5 text-lg sm:grid-cols-2">
        {spots.map((spot, index) => {
          const letter = letterOf(index)
          const chosen = response.placed[spot]
          const isRight = lookOfPlaced(spot, response.placed, mark, rightResponse?.placed ?? null) === 'right'
          return (
            <li key={spot} className="flex min-w-0 items-center gap-3">
              <SpotBadge letter={letter} isChosen={isPlaced(response.placed, spot)} />
              {isClosed ? (
                <ClosedLabel
                  letter={letter}
                  labels={labels}
                  chosen={chosen}
                  right={isRight ? chosen : rightResponse?.placed[spot]}
                  isRight={isRight}
                />
              ) : (
                // The whole row is the button, so that the rows line up in one column.
                <span className="min-w-0 flex-1 [&_button]:w-full [&_button]:justify-between">
                  <Picker
                    id={optionControl(id, spot)}
                    label={t('item/part-letter', { letter })}
                    options={labels}
                    chosen={chosen}
                    isDisabled={isLocked}
                    isLacking={mark === 'refused'}
                    onPick={(label) => pick(spot, label)}
                  />
                  <span className="hidden h-8 border-b-2 print:block" />
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {!isClosed && <PrintedLabels labels={labels} />}
    </AnswerGroup>
  )
}
