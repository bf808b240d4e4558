import type { FigureOf } from '@skills-center/contract/figure'
import { useId } from 'react'
import { AnimalPatterns, AnimalShape } from './animal-shape.tsx'
import { keyRows } from './key-rows.ts'
import { Label } from '../label.tsx'
import { useLetters } from './lettered.ts'
import { Animals, Field } from './population-field.tsx'
import { populationPlaces } from './population-places.ts'
import { textWidth, wrapped } from '../scale.ts'
import { Spot } from '../spot.tsx'
import { Svg, labelSize, tickSize } from '../svg.tsx'

type Population = FigureOf<'population-sample'>
type Sample = Population['samples'][number]

const cell = { width: 36, height: 31 }
const gap = 18
const pad = 8
const line = 20

/** The layout of its fields, one or two in a row, below the legend of variants. */
function layoutPopulation(figure: Population, room: number, letters: ReturnType<typeof useLetters>) {
  const width = Math.min(room, 600)
  const columns = figure.samples.length > 1 && width >= 420 ? 2 : 1
  const wide = columns === 1 ? Math.min(width, 400) : (width - gap) / 2
  const used = columns * wide + (columns - 1) * gap
  const key = keyRows(
    figure.variants.map((variant) => variant.label),
    used,
    figure.variants.map((variant) => (letters.has(variant.id) ? 72 : 42)),
    34,
  )
  const fields = figure.samples.map((sample, index) => {
    const tally = figure.isCounted ? wrapped(tallyOf(figure, sample), wide, tickSize) : []
    return {
      sample,
      tally,
      // Each field is mixed differently, so that blocks of equal counts are not obvious.
      ...populationPlaces(sample.counts.slice(0, figure.variants.length), wide - 2 * pad, cell, index + 1),
    }
  })
  let foot = key.height + 12
  const rows = Array.from({ length: Math.ceil(fields.length / columns) }, (_, index) => {
    const row = fields.slice(index * columns, (index + 1) * columns)
    const top = foot
    foot += heightOf(row) + gap
    return { row, top }
  })
  return { wide, used, height: foot - gap, key, rows }
}

/** Fields seen from above or from the side, with mixed animals, and a legend of the variants above. */
export function PopulationSample({ figure, width: room }: { figure: Population; width: number }) {
  const letters = useLetters()
  const patterns = useId()
  const { wide, used, height, key, rows } = layoutPopulation(figure, room, letters)
  return (
    <Svg width={used} height={height} description={figure.description}>
      <g className="scheme-light">
        <AnimalPatterns id={patterns} />
      </g>
      <g transform={`translate(${(used - key.width) / 2} 0)`}>
        {figure.variants.map((variant, index) => {
          const entry = key.entries[index]
          if (!entry) return null
          const hasLetter = letters.has(variant.id)
          return (
            <g key={variant.id}>
              <g className="scheme-light">
                <rect
                  x={entry.x}
                  y={entry.y - 15}
                  width={36}
                  height={30}
                  rx={6}
                  className="fill-surface stroke-line-strong"
                />
                <g transform={`translate(${entry.x + 18} ${entry.y})`}>
                  <AnimalShape animal={figure.animal} look={variant.look} patterns={patterns} />
                </g>
              </g>
              <Spot id={variant.id} x={entry.x + 54} y={entry.y} />
              <Label x={entry.x + (hasLetter ? 72 : 42)} y={entry.y} size={tickSize} anchor="start">
                {variant.label}
              </Label>
            </g>
          )
        })}
      </g>
      {rows.flatMap(({ row, top }) => {
        const tall = Math.max(...row.map((field) => field.height)) + 2 * pad
        return row.map(({ sample, tally, places, height: fieldHeight }, column) => {
          const left = column * (wide + gap)
          const hasLetter = letters.has(sample.id)
          const shift = hasLetter ? 17 : 0
          return (
            <g key={sample.id}>
              {hasLetter && (
                <Spot
                  id={sample.id}
                  x={left + wide / 2 - textWidth(sample.label, labelSize) / 2 - 2}
                  y={top + 13}
                />
              )}
              <Label x={left + wide / 2 + shift} y={top + 13} isStrong>
                {sample.label}
              </Label>
              <Field ground={sample.ground} left={left} top={top + 30} width={wide} height={tall} />
              <Animals
                figure={figure}
                places={places}
                left={left + pad}
                top={top + 30 + (tall - fieldHeight) / 2}
                patterns={patterns}
              />
              {tally.map((words, index) => (
                <Label
                  key={`${words} ${index}`}
                  x={left + wide / 2}
                  y={top + 30 + tall + 13 + index * line}
                  size={tickSize}
                >
                  {words}
                </Label>
              ))}
            </g>
          )
        })
      })}
    </Svg>
  )
}

const tallyOf = (figure: Population, sample: Sample) =>
  figure.variants
    .map((variant, index) => `${variant.label}:\u00a0${sample.counts[index] ?? 0}`.replaceAll(' ', '\u00a0'))
    .join(', ')

const heightOf = (row: readonly { height: number; tally: readonly string[] }[]) =>
  30 +
  Math.max(...row.map((field) => field.height)) +
  2 * pad +
  Math.max(...row.map((field) => field.tally.length)) * line +
  4
