import type { InteractionOf } from '@skills-center/contract/interaction'
import type { RichText } from '@skills-center/contract/rich-text'
import { Fragment, useState } from 'react'
import { t } from '../../../language/messages.ts'
import { RichTextLine } from '../../rich-text.tsx'
import { AnswerGroup, KeyboardHint } from '../answer-group.tsx'
import { optionControl } from '../option-keys.ts'
import type { InteractionProps } from '../parts.ts'
import { Picker } from '../picker.tsx'
import { countPlaced, isSamePlaced, lookOfPlaced } from '../placed.ts'
import { spoken } from '../spoken.ts'
import { ClosedGap, type Gap } from './closed-gap.tsx'
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
          if ('text' in part) {
            const next = interaction.parts[index + 1]
            const isBeforeShort =
              next !== undefined && 'gap' in next && isShort(gaps.find((each) => each.id === next.gap))
            return <RichTextLine key={index} text={isBeforeShort ? withoutLastBreak(part.text) : part.text} />
          }
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

/** Whether a gap is sure to fit on a line of a phone together with the word before it. */
const isShort = (gap: Gap | undefined): boolean =>
  gap !== undefined && gap.options.every(({ text }) => spoken(text).length <= 12)

/** The text with its last space made unbreakable, so that a gap stays beside the word before it. */
const withoutLastBreak = (text: RichText): RichText =>
  text.map((paragraph, line) =>
    paragraph.map((run, index) =>
      run.kind === 'text' && line === text.length - 1 && index === paragraph.length - 1
        ? { ...run, text: run.text.replace(/ $/, '\u00A0') }
        : run,
    ),
  )

/** Whether a text starts with punctuation that must not begin a line. */
function isPunctuated(part: InteractionOf<'inline-choice'>['parts'][number] | undefined): boolean {
  const first = part !== undefined && 'text' in part ? part.text[0]?.[0] : undefined
  return first?.kind === 'text' && /^[,.;:!?)%]/.test(first.text)
}
