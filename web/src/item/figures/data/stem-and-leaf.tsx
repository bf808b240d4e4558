import type { FigureOf } from '@skills-center/contract/figure'
import { useId } from 'react'
import { useContentTranslation } from '../../../language/content.ts'
import { FigureTitle } from '../figure-title.tsx'
import '../scrolled.css'
import { CellSpot } from './cell-spot.tsx'

/** A stem-and-leaf plot as a table: a stem is its row's header, and leaves align in columns so that rows compare. */
export function StemAndLeaf({ figure }: { figure: FigureOf<'stem-and-leaf'> }) {
  const t = useContentTranslation()
  const title = useId()
  const isTwoSided = figure.sets !== undefined
  const columns =
    Math.max(...figure.rows.map((row) => row.leaves.length)) +
    Math.max(...figure.rows.map((row) => row.leftLeaves?.length ?? 0))
  const leafWidth =
    columns > 14
      ? 'w-[0.68em] text-sm sm:w-[1.05em] sm:text-base'
      : columns > 8
        ? 'w-[0.85em] sm:w-[1.2em]'
        : 'w-[1.4em]'
  const heading = 'border-b-2 border-line-strong pb-1.5 font-bold'
  return (
    <>
      <div id={title}>
        <FigureTitle>{figure.title}</FigureTitle>
      </div>
      <div
        className="scrolled max-sm:-mx-4"
        // A plot wider than a phone scrolls, so it must be focusable for the keyboard.
        tabIndex={0}
        role="group"
        aria-label={figure.description}
      >
        <table
          aria-labelledby={figure.title ? title : undefined}
          className="mx-auto border-separate border-spacing-0 leading-snug tabular-nums"
        >
          <thead>
            <tr>
              {isTwoSided && (
                <th scope="col" className={`${heading} pe-3 text-end`}>
                  {figure.sets?.[0]}
                </th>
              )}
              <th
                scope="col"
                className={`${heading} border-e-2 border-e-ink px-2 sm:px-3 ${isTwoSided ? 'border-s-2 border-s-ink text-center' : 'text-end'}`}
              >
                {t('item/stem-plot')}
              </th>
              <th scope="col" className={`${heading} ps-3 text-start`}>
                {isTwoSided ? figure.sets?.[1] : t('item/leaf-plot')}
              </th>
            </tr>
          </thead>
          <tbody>
            {figure.rows.map((row) => (
              <tr key={row.stem}>
                {isTwoSided && (
                  <td className="py-1 pe-2 text-end whitespace-nowrap">
                    {/* Leaves are in ascending order outward from the stem. */}
                    <Leaves digits={row.leftLeaves ?? []} width={leafWidth} isOutward />
                  </td>
                )}
                <th
                  scope="row"
                  className={`border-e-2 border-e-ink px-2 py-1 font-bold sm:px-3 whitespace-nowrap ${isTwoSided ? 'border-s-2 border-s-ink text-center' : 'text-end'}`}
                >
                  <CellSpot id={row.id} />
                  {row.stem}
                </th>
                <td className="py-1 ps-2 text-start whitespace-nowrap">
                  <Leaves digits={row.leaves} width={leafWidth} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-3 text-center text-ink-soft">
          <span className="font-bold">{t('item/key-plot')}</span> {figure.key}
        </p>
      </div>
    </>
  )
}

function Leaves({
  digits,
  width,
  isOutward = false,
}: {
  digits: readonly number[]
  width: string
  isOutward?: boolean
}) {
  const t = useContentTranslation()
  if (digits.length === 0) return <span className="sr-only">{t('item/no-leaves')}</span>
  return (
    <span className={`inline-flex ${isOutward ? 'flex-row-reverse' : ''}`}>
      {digits.map((digit, index) => (
        <span key={index} className={`${width} text-center`}>
          {digit}{' '}
        </span>
      ))}
    </span>
  )
}
