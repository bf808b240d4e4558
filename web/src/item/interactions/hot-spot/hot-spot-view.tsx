import { t } from '../../../language/messages.ts'
import { AnswerGroup, KeyboardHint } from '../answer-group.tsx'
import { letterOf, optionControl } from '../option-keys.ts'
import type { InteractionProps } from '../parts.ts'
import { partName } from '../spot-letters.ts'
import { listed } from '../drawing/spoken-number.ts'
import { picked } from './picked-spots.ts'
import { lookOfSpot } from './spot-look.ts'
import { SpotOption } from './spot-option.tsx'

export function HotSpotView(props: InteractionProps<'hot-spot'>) {
  const { interaction, response, id, isLocked, mark, missed, rightResponse, onChange } = props
  const { spots, count } = interaction
  const isClosed = mark === 'right' || rightResponse !== null
  const last = letterOf(spots.length - 1)

  const right = rightResponse?.options.map((spot) => partName(spots, spot)) ?? []

  return (
    <AnswerGroup
      {...props}
      isClosed={isClosed}
      isRepeated={missed.some((earlier) => earlier.options.join(' ') === response.options.join(' '))}
      hint={
        <>
          {count === 1 ? t('item/choose-a-letter') : t('item/choose-count-letters', { count })}
          <KeyboardHint>
            {count === 1
              ? t('item/keys-a-to-last-choose', { last })
              : t('item/by-keyboard-the-keys', { last })}
          </KeyboardHint>
        </>
      }
      message={count === 1 || isClosed ? '' : progress(response.options.length, count)}
    >
      <div
        role={count === 1 ? 'radiogroup' : 'group'}
        aria-label={count === 1 ? t('item/part-of-the-figure') : t('item/parts-of-the-figure')}
        className="flex flex-wrap gap-2.5"
      >
        {spots.map((spot, index) => (
          <SpotOption
            key={spot}
            type={count === 1 ? 'radio' : 'checkbox'}
            controlId={optionControl(id, spot)}
            name={id}
            spot={spot}
            letter={letterOf(index)}
            look={lookOfSpot(props, spot)}
            isChosen={response.options.includes(spot)}
            isDisabled={isLocked}
            onPick={() => onChange(picked(interaction, response, spot))}
          />
        ))}
      </div>
      {count > 1 && !isClosed && (
        <p aria-hidden className="mt-3 text-base text-ink-soft print:hidden">
          {progress(response.options.length, count)}
        </p>
      )}
      {right.length > 0 && mark !== 'right' && (
        <p className="mt-4 font-semibold">
          <span className="text-correct">{t('item/right-answer-lead')}</span> {listed(right)}
        </p>
      )}
    </AnswerGroup>
  )
}

const progress = (chosen: number, count: number): string =>
  chosen < count
    ? t('item/chosen-of-count-chosen', { chosen, count })
    : t('item/chosen-of-count-chosen-to-choose', { chosen, count })
