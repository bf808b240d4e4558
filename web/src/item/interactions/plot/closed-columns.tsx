import { useContentLanguage } from '../../../language/content.ts'
import { t } from '../../../language/messages.ts'
import { Rich } from '../../../language/rich.tsx'
import { FigureTitle } from '../../figures/figure-title.tsx'
import '../../figures/scrolled.css'
import { DrawingBox } from '../drawing/drawing-box.tsx'
import type { Tone } from '../drawing/tones.ts'
import { useElementWidth } from '../../use-element-width.ts'
import { type Columns, type ColumnShape, heightOf, isClose } from './columns.ts'
import { ColumnsSheet, maxCountFor } from './columns-sheet.tsx'
import { formatColumns, formatHeight } from './format-plot.ts'

/** A closed question: the student's display, which columns were wrong, and the right display below it. */
export function ClosedColumns({
  id,
  shape,
  columns,
  name,
  title,
  own,
  right,
  within,
}: {
  id: string
  shape: ColumnShape
  columns: Columns
  name: string
  title: string
  own: readonly number[]
  /** Null if the student's own is right. */
  right: readonly number[] | null
  /** How far off a column may be and still count as right. */
  within: number
}) {
  const language = useContentLanguage()
  const isOff = (index: number) =>
    right !== null && !isClose(heightOf(columns, own, index), heightOf(columns, right, index), within)
  const off = columns.names.flatMap((_, index) => {
    const words = (values: readonly number[]) => formatHeight(shape.kind, heightOf(columns, values, index))
    return isOff(index) && right !== null
      ? [{ name: columns.fullNames[index] ?? '', own: words(own), right: words(right) }]
      : []
  })
  const sheet = { id, shape, columns, name, title }
  if (right === null)
    return <Shown {...sheet} values={own} tone="right" says={t('item/right-answer')} toneOf={() => 'right'} />
  return (
    <div className="space-y-6">
      <section>
        <h3 className="mb-2 text-lg font-bold">{t('item/your-answer')}</h3>
        <Shown
          {...sheet}
          values={own}
          tone="wrong"
          says={t('item/not-right')}
          toneOf={(index) => (isOff(index) ? 'wrong' : 'right')}
        />
        <ul className="mt-3 list-disc space-y-0.5 pl-5 leading-snug">
          {off.map((each) => (
            <li key={each.name}>
              <Rich
                id="item/own-it-should-be-right"
                values={{ own: each.own, right: each.right }}
                parts={{
                  name: (
                    <span lang={language} className="font-semibold">
                      {each.name}
                    </span>
                  ),
                  right: <span className="font-semibold text-correct" />,
                }}
              />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="mb-2 text-lg font-bold">{t('item/right-answer-label')}</h3>
        <Shown {...sheet} values={right} tone="right" says={t('item/right-answer')} toneOf={() => 'right'} />
      </section>
    </div>
  )
}

function Shown({
  id,
  shape,
  columns,
  name,
  title,
  values,
  tone,
  says,
  toneOf,
}: {
  id: string
  shape: ColumnShape
  columns: Columns
  name: string
  title: string
  values: readonly number[]
  tone: Tone
  says: string
  toneOf: (index: number) => Tone
}) {
  const [box, room] = useElementWidth()
  return (
    <DrawingBox box={box} tone={tone} max={maxCountFor(shape)} says={says}>
      <FigureTitle>{title}</FigureTitle>
      {room > 0 && (
        // A display wider than a phone scrolls, so it must be focusable for the keyboard.
        <div className="scrolled py-1" tabIndex={0} role="group" aria-label={name}>
          <ColumnsSheet
            id={id}
            shape={shape}
            columns={columns}
            values={values}
            room={room}
            name={`${name}. ${formatColumns(shape.kind, columns, values)}`}
            actions={null}
            toneOf={toneOf}
          />
        </div>
      )}
    </DrawingBox>
  )
}
