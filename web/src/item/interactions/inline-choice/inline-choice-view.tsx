import type { InteractionOf } from '@skills-center/contract/interaction'
import { Fragment, useState } from 'react'
import { t } from '../../../language/messages.ts'
import { RichTextLine } from '../../rich-text.tsx'
import { AnswerGroup, KeyboardHint } from '../answer-group.tsx'
import { optionControl } from '../option-keys.ts'
import type { InteractionProps } from '../parts.ts'
import { Picker } from '../picker.tsx'
import { countPlaced, isSamePlaced, lookOfPlaced } from '../placed.ts'
import { ClosedGap } from './closed-gap.tsx'
import { PrintedGap } from './printed-gap.tsx'

export function InlineChoiceView(props: InteractionProps<'inline-choice'>) {
  const { interaction, response, id, isLocked, mark, missed, rightResponse, onChange } = props
  const [message, setMessage] = useState('')
  const { gaps } = interaction
  const ids = gaps.map((gap) => gap.id)
  const isClosed = mark === 'right' || rightResponse !== null

  function pick(gap: string, option: string) {
    const placed = { ...response.placed, [gap]: option }
    onChange({ kind: 'inline-choice', placed })
    setMessage(t('item/done-of-count-filled', { done: countPlaced(placed, ids), count: gaps.length }))
  }

  return (
    <AnswerGroup
      questionId={props.questionId}
      messageId={props.messageId}
      mark={mark}
      isClosed={isClosed}
      isRepeated={missed.some((earlier) => isSamePlaced(earlier.placed, response.placed, ids))}
      hint={
        <>
          {gaps.length === 1 ? t('item/fill-the-gap') : t('item/fill-every-gap')}
          <KeyboardHint>{t('item/enter-opens-a-list')}</KeyboardHint>
        </>
      }
      message={message}
    >
      <div className="max-w-prose text-lg leading-[2.1] sm:text-xl sm:leading-[2.1]">
        {interaction.parts.map((part, index) => {
          if ('text' in part) return <RichTextLine key={index} text={part.text} />
          const gap = gaps.find((each) => each.id === part.gap)
          if (gap === undefined) return null
          const chosen = response.placed[gap.id]
          const glue = isPunctuated(interaction.parts[index + 1]) ? '\u2060' : ''
          if (isClosed)
            return (
              <Fragment key={index}>
                <ClosedGap
                  gap={gap}
                  chosen={chosen}
                  right={rightResponse?.placed[gap.id]}
                  isRight={
                    lookOfPlaced(gap.id, response.placed, mark, rightResponse?.placed ?? null) === 'right'
                  }
                />
                {glue}
              </Fragment>
            )
          return (
            <span key={index}>
              <Picker
                id={optionControl(id, gap.id)}
                label={gap.label}
                options={gap.options}
                chosen={chosen}
                isDisabled={isLocked}
                isLacking={mark === 'refused'}
                onPick={(option) => pick(gap.id, option)}
              />
              <PrintedGap gap={gap} chosen={chosen} />
              {glue}
            </span>
          )
        })}
      </div>
    </AnswerGroup>
  )
}

/** Whether a text starts with punctuation that must not begin a line. */
function isPunctuated(part: InteractionOf<'inline-choice'>['parts'][number] | undefined): boolean {
  const first = part !== undefined && 'text' in part ? part.text[0]?.[0] : undefined
  return first?.kind === 'text' && /^[,.;:!?)%]/.test(first.text)
}
