import { isNear } from '@skills-center/answers/near'
import { useState } from 'react'
import { t } from '../../../language/messages.ts'
import { FigureTitle } from '../../figures/figure-title.tsx'
import { AnswerGroup, KeyboardHint } from '../answer-group.tsx'
import { AnswerKey } from '../drawing/answer-key.tsx'
import { DrawingBox } from '../drawing/drawing-box.tsx'
import { stepped } from '../drawing/grid.ts'
import { handleId, useMarks } from '../drawing/use-marks.ts'
import { useElementWidth } from '../../use-element-width.ts'
import type { InteractionProps } from '../parts.ts'
import { type BoxActions, BoxSheet } from './box-sheet.tsx'
import { spokenTick } from './columns.ts'
import { type BoxAxis, boxGrid, fiveNames, spreadOut, withNumber } from './five-numbers.ts'
import { PlotFields } from './plot-fields.tsx'
import { PlotTools } from './plot-tools.tsx'
import { formatFiveNumbers } from './format-plot.ts'
import { Stepper } from './stepper.tsx'
import { typedFive } from './typed-plot.ts'

type BuilderProps = InteractionProps<'plot'> & { axis: BoxAxis }

/** The five numbers, the current one, and the actions that move them. */
function useBox({ response, axis, id, isLocked, onChange }: BuilderProps) {
  // The initial positions, which do not count as an answer.
  const [untouched] = useState(() => spreadOut(axis))
  const [current, setCurrent] = useState(0)
  const marks = useMarks<readonly number[], number>(
    id,
    response.values.length > 0 ? response.values : untouched,
    {
      nothing: untouched,
      count: (five) => five.length,
      add: (five) => ({ drawn: five, index: 0 }),
      move: (five, index, place) => ({ drawn: withNumber(axis, five, index, place), index }),
      name: (_, index) => fiveNames()[index] ?? '',
      place: (five, index) => spokenTick(axis, five[index] ?? axis.from),
      words: (five) => (five === untouched ? t('item/as-in-the-beginning') : formatFiveNumbers(axis, five)),
    },
    (five) => onChange({ kind: 'plot', values: five === untouched ? [] : [...five] }),
  )
  const { drawn: five, picked } = marks

  function tap(place: number, near: number) {
    if (picked !== null) {
      if (near === picked) marks.pick(null)
      else marks.put(picked, place)
      return
    }
    if (near < 0) {
      marks.say(t('item/choose-one-of-the-five-first'))
      return
    }
    setCurrent(near)
    marks.pick(near)
  }
  const placed = (index: number, value: number) =>
    t('item/name-at-place', { name: fiveNames()[index] ?? '', place: spokenTick(axis, value) })

  function step(steps: number) {
    const place = stepped(boxGrid(axis), five[current] ?? axis.from, steps)
    marks.go(current, place, `step ${current}`)
    marks.say(placed(current, withNumber(axis, five, current, place)[current] ?? 0))
  }

  const actions: BoxActions = {
    picked,
    isLocked,
    onTap: tap,
    onKey(index, place) {
      setCurrent(index)
      marks.go(index, place, `keys ${index}`)
    },
    onDrag(index, place) {
      setCurrent(index)
      marks.drag(index, place)
    },
    onDrop: marks.drop,
    onEscape() {
      if (picked !== null) marks.pick(null)
      return picked !== null
    },
  }
  return { marks, untouched, five, current, setCurrent, placed, step, actions }
}

/** A box plot whose five numbers are moved into place with drags, taps, keys, or typing. */
export function BoxBuilder(props: BuilderProps) {
  const { interaction, response, axis, id, mark, missed, rightResponse } = props
  const [box, room] = useElementWidth()
  const building = useBox(props)
  const { marks, five } = building
  const { picked } = marks
  const isClosed = rightResponse !== null || mark === 'right'
  const right = mark !== 'right' && rightResponse !== null ? rightResponse.values : null
  const tone = !isClosed ? 'open' : right === null ? 'right' : 'wrong'
  const sheetName = t('item/box-plot-title', { title: interaction.title })
  return (
    <AnswerGroup
      {...props}
      isClosed={isClosed}
      isRepeated={missed.some(({ values }) => isSame(values, response.values))}
      hints={[
        <>
          {t('item/drag-each-of-the-five')}
          <KeyboardHint>{t('item/tab-chooses-one')}</KeyboardHint>
        </>,
        <>
          {t('item/now-press-its-new-place')}
          <KeyboardHint>{t('item/escape-leaves')}</KeyboardHint>
        </>,
      ]}
      hintNow={picked === null ? 0 : 1}
      message={marks.message}
    >
      <DrawingBox
        box={box}
        tone={tone}
        max={660}
        says={
          isClosed
            ? `${right === null ? t('item/right-answer') : t('item/not-right')}: ${formatFiveNumbers(axis, five)}`
            : null
        }
      >
        <FigureTitle>{interaction.title}</FigureTitle>
        {room > 0 && (
          <BoxSheet
            id={id}
            axis={axis}
            five={five}
            right={right}
            isGhost={!isClosed && response.values.length === 0}
            tone={tone}
            room={room}
            name={isClosed ? `${sheetName}. ${formatFiveNumbers(axis, five)}` : sheetName}
            actions={isClosed ? null : building.actions}
          />
        )}
      </DrawingBox>
      {right !== null && (
        <AnswerKey own={formatFiveNumbers(axis, five)} right={formatFiveNumbers(axis, right)} shows="lines" />
      )}
      {!isClosed && <BoxTools {...props} building={building} />}
    </AnswerGroup>
  )
}

/** Alternatives to taps and drags: buttons for one number at a time, and fields. */
function BoxTools({
  response,
  axis,
  id,
  isLocked,
  building: { marks, untouched, five, current, setCurrent, placed, step },
}: BuilderProps & { building: ReturnType<typeof useBox> }) {
  return (
    <>
      <Stepper
        name={fiveNames()[current] ?? ''}
        value={spokenTick(axis, five[current] ?? axis.from)}
        thing="five"
        less={t('item/left-direction')}
        more={t('item/right-direction')}
        isLevel
        isLocked={isLocked}
        onTurn={(way) => {
          const next = (current + way + fiveNames().length) % fiveNames().length
          setCurrent(next)
          marks.say(placed(next, five[next] ?? axis.from))
        }}
        onStep={step}
      />
      <PlotTools
        id={id}
        canUndo={marks.canUndo}
        canClear={response.values.length > 0}
        isLocked={isLocked}
        onUndo={marks.undo}
        onClear={() => {
          marks.clear()
          // The button becomes disabled when pressed.
          document.getElementById(handleId(id, current))?.focus({ preventScroll: true })
        }}
      />
      <PlotFields
        labels={fiveNames()}
        values={response.values}
        isLocked={isLocked}
        read={(texts) => typedFive(axis, texts)}
        onType={(typed) => marks.draw(typed.length > 0 ? typed : untouched, 'type')}
      />
    </>
  )
}

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((value, index) => isNear(value, other[index] ?? NaN))
