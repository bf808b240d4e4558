import { isNear } from '@skills-center/answers/near'
import { useState } from 'react'
import { useContentLanguage } from '../../../language/content.ts'
import { t } from '../../../language/messages.ts'
import { FigureTitle } from '../../figures/figure-title.tsx'
import '../../figures/scrolled.css'
import { AnswerGroup, KeyboardHint } from '../answer-group.tsx'
import { DrawingBox } from '../drawing/drawing-box.tsx'
import { stepped } from '../drawing/grid.ts'
import { handleId, useMarks } from '../drawing/use-marks.ts'
import { useElementWidth } from '../../use-element-width.ts'
import type { InteractionProps } from '../parts.ts'
import { ClosedColumns } from './closed-columns.tsx'
import { type Columns, type ColumnShape, columnsOf, heightOf, withHeight } from './columns.ts'
import { ColumnsSheet, maxCountFor } from './columns-sheet.tsx'
import { PlotFields } from './plot-fields.tsx'
import { PlotTools } from './plot-tools.tsx'
import { formatColumn, formatColumns, formatHeight } from './format-plot.ts'
import { Stepper } from './stepper.tsx'
import { typedColumns } from './typed-plot.ts'

const sheetNames = (): Record<ColumnShape['kind'], string> => ({
  'dot-plot': t('item/dot-plot'),
  'bar-chart': t('item/bar-chart'),
  histogram: t('item/histogram'),
})

type BuilderProps = InteractionProps<'plot'> & { shape: ColumnShape }

const sheetNameOf = ({ shape, interaction }: BuilderProps): string =>
  `${sheetNames()[shape.kind]}: ${interaction.title}`

/** Columns of dots or bars whose heights are set with taps, with the keys of each column, or by typing. */
export function ColumnsBuilder(props: BuilderProps) {
  const { interaction, response, shape, id, mark, rightResponse } = props
  const isClosed = rightResponse !== null || mark === 'right'
  if (!isClosed) return <OpenColumns {...props} />
  return (
    <AnswerGroup {...props} isClosed isRepeated={false} hint={null} message="">
      <ClosedColumns
        id={id}
        shape={shape}
        columns={columnsOf(shape)}
        name={sheetNameOf(props)}
        title={interaction.title}
        own={response.values}
        right={mark === 'right' ? null : (rightResponse?.values ?? null)}
        within={interaction.within ?? 0}
      />
    </AnswerGroup>
  )
}

/** The heights, the current column, and the actions that change both. */
function useColumns({ response, shape, id, onChange }: BuilderProps, columns: Columns) {
  const [current, setCurrent] = useState(0)
  const marks = useMarks<readonly number[], number>(
    id,
    response.values,
    {
      nothing: [],
      count: (values) => values.length,
      add: (values) => ({ drawn: values, index: 0 }),
      move: (values, index, height) => ({ drawn: withHeight(columns, values, index, height), index }),
      name: (_, index) => columns.fullNames[index] ?? '',
      place: (values, index) => formatHeight(shape.kind, heightOf(columns, values, index)),
      words: (values) => formatColumns(shape.kind, columns, values),
    },
    (values) => onChange({ kind: 'plot', values: [...values] }),
  )
  const values = marks.drawn

  function put(index: number, height: number) {
    setCurrent(index)
    marks.put(index, height)
    marks.say(formatColumn(shape.kind, columns, withHeight(columns, values, index, height), index))
  }
  function step(steps: number) {
    const height = stepped(columns.heights, heightOf(columns, values, current), steps)
    marks.go(current, height, `step ${current}`)
    marks.say(formatColumn(shape.kind, columns, withHeight(columns, values, current, height), current))
  }
  function turnTo(index: number) {
    setCurrent(index)
    marks.say(formatColumn(shape.kind, columns, values, index))
    document.getElementById(handleId(id, index))?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  return { marks, values, current, setCurrent, put, step, turnTo }
}

function OpenColumns(props: BuilderProps) {
  const { interaction, shape, id, isLocked, missed } = props
  const columns = columnsOf(shape)
  const [box, room] = useElementWidth()
  const building = useColumns(props, columns)
  const { marks, values } = building
  const isDots = shape.kind === 'dot-plot'
  return (
    <AnswerGroup
      {...props}
      isClosed={false}
      isRepeated={missed.some((earlier) => isSame(earlier.values, values))}
      hint={
        <>
          {isDots ? t('item/press-above-a-value') : t('item/press-where-the-top')}
          <KeyboardHint>
            {isDots ? t('item/then-and-choose-a-value') : t('item/then-and-choose-a-bar')}
          </KeyboardHint>
        </>
      }
      message={marks.message}
    >
      <DrawingBox box={box} tone="open" max={maxCountFor(shape)} says={null}>
        <FigureTitle>{interaction.title}</FigureTitle>
        {room > 0 && (
          <div className="scrolled py-1">
            <ColumnsSheet
              id={id}
              shape={shape}
              columns={columns}
              values={values}
              room={room}
              name={sheetNameOf(props)}
              toneOf={() => 'open'}
              actions={{
                current: building.current,
                isLocked,
                onCurrent: building.setCurrent,
                onPut: building.put,
                onKey: (index, height) => marks.go(index, height, `keys ${index}`),
                onDrag: (index, height) => {
                  building.setCurrent(index)
                  marks.drag(index, height)
                },
                onDrop: marks.drop,
              }}
            />
          </div>
        )}
      </DrawingBox>
      <ColumnTools {...props} columns={columns} building={building} />
    </AnswerGroup>
  )
}

/** Alternatives to taps and drags: buttons for one column at a time, and fields. */
function ColumnTools({
  shape,
  id,
  isLocked,
  columns,
  building: { marks, values, current, step, turnTo },
}: BuilderProps & { columns: Columns; building: ReturnType<typeof useColumns> }) {
  const language = useContentLanguage()
  const isDots = shape.kind === 'dot-plot'
  return (
    <>
      <Stepper
        name={columns.fullNames[current] ?? ''}
        nameLanguage={language}
        value={formatHeight(shape.kind, heightOf(columns, values, current))}
        thing={isDots ? 'value' : 'bar'}
        less={isDots ? t('item/one-less') : t('item/lower')}
        more={isDots ? t('item/one-more') : t('item/higher')}
        isLocked={isLocked}
        onTurn={(way) => turnTo((current + way + columns.names.length) % columns.names.length)}
        onStep={step}
      />
      <PlotTools
        id={id}
        canUndo={marks.canUndo}
        canClear={values.length > 0}
        isLocked={isLocked}
        onUndo={marks.undo}
        onClear={() => {
          marks.clear()
          // The button becomes disabled when pressed.
          document.getElementById(handleId(id, current))?.focus({ preventScroll: true })
        }}
      />
      <PlotFields
        labels={columns.fullNames}
        values={values}
        isLocked={isLocked}
        read={(texts) => typedColumns(columns, texts)}
        onType={(typed) => marks.draw(typed, 'type')}
      />
    </>
  )
}

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((value, index) => isNear(value, other[index] ?? NaN))
