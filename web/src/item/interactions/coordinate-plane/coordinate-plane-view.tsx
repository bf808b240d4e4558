import { t } from '../../../language/messages.ts'
import { AnswerGroup, KeyboardHint } from '../answer-group.tsx'
import { AnswerKey } from '../drawing/answer-key.tsx'
import { DrawingBox } from '../drawing/drawing-box.tsx'
import { DrawingTools } from '../drawing/drawing-tools.tsx'
import { NextStep } from '../drawing/next-step.tsx'
import { useMarks } from '../drawing/use-marks.ts'
import { useElementWidth } from '../../use-element-width.ts'
import type { InteractionProps } from '../parts.ts'
import { type Place, type Points, firstFreePlace, moved, pointsWanted, step } from './plane-points.ts'
import { PlaneSheet } from './plane-sheet.tsx'
import {
  formatInstructions,
  formatDrawing,
  nextStep,
  pointName,
  spokenDrawing,
  spokenPlace,
} from './format-plane.ts'
import { PointFields } from './point-fields.tsx'

/** A coordinate plane to draw on with taps and drags, with the keys of each point, or by typing. */
export function CoordinatePlaneView(props: InteractionProps<'coordinate-plane'>) {
  const { interaction: plane, response, id, isLocked, mark, missed, rightResponse, onChange } = props
  const drawing = useMarks<Points, Place>(
    id,
    response.points,
    {
      nothing: [],
      count: (points) => points.length,
      add: (points, place) => ({ drawn: [...points, place], index: points.length }),
      move: (points, index, place) => ({ drawn: moved(points, index, place), index }),
      name: (_, index) => pointName(plane, index),
      place: (points, index) => spokenPlace(plane, points[index] ?? [0, 0]),
      words: (points) => spokenDrawing(plane, points),
    },
    (points) => onChange({ kind: 'coordinate-plane', points: [...points] }),
  )
  const { drawn: points, picked, latest } = drawing
  const [box, room] = useElementWidth()

  const isClosed = rightResponse !== null || mark === 'right'
  const right = mark !== 'right' && rightResponse !== null ? rightResponse.points : null
  const tone = !isClosed ? 'open' : right === null ? 'right' : 'wrong'
  const isFull = points.length === pointsWanted(plane)

  return (
    <AnswerGroup
      questionId={props.questionId}
      messageId={props.messageId}
      mark={mark}
      isClosed={isClosed}
      isRepeated={missed.some(
        (earlier) => formatDrawing(plane, earlier.points) === formatDrawing(plane, points),
      )}
      hint={
        <>
          {formatInstructions(plane)}
          <KeyboardHint>{t('item/by-keyboard-add-a-point')}</KeyboardHint>
        </>
      }
      message={drawing.message}
    >
      <DrawingBox
        box={box}
        tone={tone}
        max={440}
        hasRim
        says={
          isClosed
            ? `${right === null ? t('item/right-answer') : t('item/not-right')}: ${formatDrawing(plane, points)}`
            : null
        }
      >
        {room > 0 && <PlaneSheet {...props} drawing={drawing} tone={tone} right={right} room={room} />}
      </DrawingBox>
      {right !== null && (
        <AnswerKey
          own={formatDrawing(plane, points)}
          right={formatDrawing(plane, right)}
          shows={plane.draws.kind === 'points' ? 'dots' : 'both'}
        />
      )}
      {!isClosed && (
        <>
          <NextStep>
            {isLocked || mark === 'wrong' ? null : nextStep(plane, points, picked !== null)}
          </NextStep>
          <DrawingTools
            id={id}
            adds={t('item/add-a-point')}
            canAdd={!isFull}
            canUndo={drawing.canUndo}
            canClear={points.length > 0}
            isLocked={isLocked}
            steps={['left', 'right', 'up', 'down']}
            stepping={latest === null ? null : pointName(plane, latest).toLowerCase()}
            onAdd={() => drawing.add(firstFreePlace(plane, points))}
            onUndo={drawing.undo}
            onClear={drawing.clear}
            onStep={(way) => {
              if (latest === null) return
              const axis = way === 'left' || way === 'right' ? 'x' : 'y'
              const place = step(plane, points, latest, axis, way === 'left' || way === 'down' ? -1 : 1)
              drawing.go(latest, place, `step ${latest}`)
            }}
          />
          <PointFields
            plane={plane}
            points={points}
            isLocked={isLocked}
            onType={(typed) => drawing.draw(typed, 'type')}
          />
        </>
      )}
    </AnswerGroup>
  )
}
