import { t } from '../../../language/messages.ts'
import { AnswerGroup, KeyboardHint } from '../answer-group.tsx'
import { AnswerKey } from '../drawing/answer-key.tsx'
import { DrawingBox } from '../drawing/drawing-box.tsx'
import { DrawingTools } from '../drawing/drawing-tools.tsx'
import { NextStep } from '../drawing/next-step.tsx'
import { middlePlace, lineGrid } from '../drawing/grid.ts'
import { useElementWidth } from '../../use-element-width.ts'
import type { InteractionProps } from '../parts.ts'
import { LineChoices } from './line-choices.tsx'
import { draftOf, firstFreePlace, isBegun, placesOf, step } from './line-draft.ts'
import { LineFields } from './line-fields.tsx'
import { LineSheet } from './line-sheet.tsx'
import { formatInstructions, formatDraft, markName, nextStep } from './format-line.ts'
import { useLineDraft } from './use-line-draft.ts'

/** A number line to draw on with taps and drags, with the keys of each mark, or by typing. */
export function NumberLineView(props: InteractionProps<'number-line'>) {
  const { interaction: line, id, isLocked, mark, missed, rightResponse } = props
  const drawing = useLineDraft(props)
  const { drawn: draft, picked, latest } = drawing
  const [box, room] = useElementWidth()

  const isClosed = rightResponse !== null || mark === 'right'
  const right = mark !== 'right' && rightResponse !== null ? draftOf(rightResponse.marks) : null
  const tone = !isClosed ? 'open' : right === null ? 'right' : 'wrong'
  const isFull = draft.ats.length === placesOf(line)
  const adds = line.draws === 'points' ? t('item/add-a-point') : t('item/add-an-end')

  return (
    <AnswerGroup
      questionId={props.questionId}
      messageId={props.messageId}
      mark={mark}
      isClosed={isClosed}
      isRepeated={missed.some(
        (earlier) => formatDraft(line, draftOf(earlier.marks)) === formatDraft(line, draft),
      )}
      hint={
        <>
          {formatInstructions(line)}
          <KeyboardHint>{t('item/then-arrow-keys', { adds })}</KeyboardHint>
        </>
      }
      message={drawing.message}
    >
      <DrawingBox
        box={box}
        tone={tone}
        max={660}
        says={
          isClosed
            ? `${right === null ? t('item/right-answer') : t('item/not-right')}: ${formatDraft(line, draft)}`
            : null
        }
      >
        {room > 0 && <LineSheet {...props} drawing={drawing} tone={tone} right={right} room={room} />}
      </DrawingBox>
      {right !== null && (
        <AnswerKey
          own={formatDraft(line, draft)}
          right={t('item/drawing-drawn-above-the-line', { drawing: formatDraft(line, right) })}
          shows={line.draws === 'points' ? 'dots' : 'lines'}
        />
      )}
      {!isClosed && (
        <>
          <NextStep>{isLocked || mark === 'wrong' ? null : nextStep(line, draft, picked !== null)}</NextStep>
          <LineChoices
            draws={line.draws}
            draft={draft}
            isLocked={isLocked}
            onChoose={(next) => drawing.draw(next)}
          />
          <DrawingTools
            id={id}
            adds={adds}
            canAdd={!isFull}
            canUndo={drawing.canUndo}
            canClear={isBegun(draft)}
            isLocked={isLocked}
            steps={['left', 'right']}
            stepping={latest === null ? null : markName(line, draft, latest).toLowerCase()}
            onAdd={() => drawing.add(firstFreePlace(line, draft, middlePlace(lineGrid(line))))}
            onUndo={drawing.undo}
            onClear={drawing.clear}
            onStep={(way) => {
              if (latest === null) return
              drawing.go(latest, step(line, draft, latest, way === 'left' ? -1 : 1), `step ${latest}`)
            }}
          />
          <LineFields
            line={line}
            draft={draft}
            isLocked={isLocked}
            onType={(ats) => drawing.draw({ ...draft, ats }, 'type')}
          />
        </>
      )}
    </AnswerGroup>
  )
}
