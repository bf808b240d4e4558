import type { FigureOf } from '@skills-center/contract/figure'
import { useId } from 'react'
import { Spot } from '../spot.tsx'
import { Svg } from '../svg.tsx'
import { fitted, starts } from './area-layout.ts'
import { bracePath, uprightBracePath } from './brace.ts'
import { Stripes, stripesOf } from '../stripes.tsx'
import { ValueText, valueSize } from '../value-text.tsx'

type Model = FigureOf<'area-model'>

const max = 400
const tallest = 340
const pad = 14

/** The layout of the cells, with the factors along two sides. */
function layoutAreaModel(figure: Model, room: number) {
  const { columns, rows, cells, stripedColumns = 0, stripedRows = 0, braces = [] } = figure
  const over = braces.filter((brace) => brace.side === 'top')
  const beside = braces.filter((brace) => brace.side === 'left')
  const wideOf = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => valueSize(text).wide))
  const tallOf = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => valueSize(text).tall))
  const braceWidth = wideOf(beside.map((brace) => brace.label))
  const rowNames = wideOf(rows.map((row) => row.label))
  const columnNames = tallOf(columns.map((column) => column.label))
  const overs = tallOf(over.map((brace) => brace.label))
  const leftBraces = beside.length === 0 ? 0 : braceWidth + 8 + 22
  const topBraces = over.length === 0 ? 0 : overs + 6 + 20
  const left = 2 + leftBraces + (rowNames > 0 ? rowNames + 10 : 0)
  const top = 2 + topBraces + (columnNames > 0 ? columnNames + 8 : 0)

  const cell = (row: number, column: number) => cells?.[row]?.[column]
  const cellSize = (row: number, column: number) => {
    const at = cell(row, column)
    const size = valueSize(at?.text ?? '')
    const spot = at?.id === undefined ? 0 : 30
    return { wide: Math.max(size.wide, spot), tall: Math.max(size.tall, spot) }
  }
  const minWidth = columns.map((column, index) =>
    Math.max(
      12,
      column.label === '' ? 0 : valueSize(column.label).wide + 8,
      ...rows.map((_, row) => {
        const { wide } = cellSize(row, index)
        return wide === 0 ? 0 : wide + pad
      }),
    ),
  )
  const minHeight = rows.map((row, index) =>
    Math.max(
      12,
      row.label === '' ? 0 : valueSize(row.label).tall + 6,
      ...columns.map((_, column) => {
        const { tall } = cellSize(index, column)
        return tall === 0 ? 0 : tall + pad
      }),
    ),
  )
  const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0)
  const across = sum(columns.map((column) => column.size))
  const down = sum(rows.map((row) => row.size))
  const widest = Math.min(max, room - left - 2)
  const perUnit = Math.min(widest / across, tallest / down)
  const wide = Math.min(widest, Math.max(across * perUnit, sum(minWidth), Math.min(widest, 200)))
  const tall = Math.max(down * perUnit, sum(minHeight), 44)
  const x = starts(
    fitted(
      columns.map((column) => column.size),
      minWidth,
      wide,
    ),
    left,
  )
  const y = starts(
    fitted(
      rows.map((row) => row.size),
      minHeight,
      tall,
    ),
    top,
  )
  const at = (edges: readonly number[], index: number) => edges[Math.min(index, edges.length - 1)] ?? 0
  const middle = (edges: readonly number[], index: number) => (at(edges, index) + at(edges, index + 1)) / 2
  const right = left + wide
  const bottom = top + tall
  return {
    columns,
    rows,
    stripedColumns,
    stripedRows,
    over,
    beside,
    besides: braceWidth,
    columnNames,
    overs,
    left,
    top,
    cell,
    wide,
    tall,
    x,
    y,
    at,
    middle,
    right,
    bottom,
  }
}

/** A rectangle divided into rows and columns, to scale as far as the text allows. */
export function AreaModel({ figure, width: room }: { figure: Model; width: number }) {
  const forColumns = useId()
  const forRows = useId()
  const layout = layoutAreaModel(figure, room)
  const {
    columns,
    rows,
    stripedColumns,
    stripedRows,
    columnNames,
    left,
    top,
    cell,
    wide,
    tall,
    x,
    y,
    at,
    middle,
    right,
    bottom,
  } = layout

  return (
    <Svg width={right + 2} height={bottom + 2} description={figure.description}>
      <Stripes id={forColumns} tone="stroke-math" angle={45} gap={9} thickness={3} />
      <Stripes id={forRows} tone="stroke-warm" angle={-45} gap={9} thickness={3} />
      <rect x={left} y={top} width={wide} height={tall} className="fill-surface" />
      {stripedColumns > 0 && (
        <Striped x={left} y={top} wide={at(x, stripedColumns) - left} tall={tall} stripes={forColumns} />
      )}
      {stripedRows > 0 && (
        <Striped x={left} y={top} wide={wide} tall={at(y, stripedRows) - top} stripes={forRows} />
      )}
      {rows.map((_, row) =>
        columns.map((__, column) =>
          cell(row, column)?.isShaded ? (
            <rect
              key={`${row} ${column}`}
              x={at(x, column)}
              y={at(y, row)}
              width={at(x, column + 1) - at(x, column)}
              height={at(y, row + 1) - at(y, row)}
              className="fill-math/30"
            />
          ) : null,
        ),
      )}
      <path
        d={[
          ...x.slice(1, -1).map((edge) => `M ${edge} ${top} V ${bottom}`),
          ...y.slice(1, -1).map((edge) => `M ${left} ${edge} H ${right}`),
        ].join(' ')}
        className="stroke-ink"
        strokeWidth={rows.length * columns.length > 30 ? 1.25 : 1.75}
      />
      <rect x={left} y={top} width={wide} height={tall} className="fill-none stroke-ink" strokeWidth={2.5} />
      {columns.map((column, index) => (
        <ValueText key={index} x={middle(x, index)} y={top - 6 - columnNames / 2} isStrong>
          {column.label}
        </ValueText>
      ))}
      {rows.map((row, index) => (
        <ValueText key={index} x={left - 9} y={middle(y, index)} anchor="end" isStrong>
          {row.label}
        </ValueText>
      ))}
      <Braces layout={layout} />
      <CellTexts layout={layout} />
    </Svg>
  )
}

type Layout = ReturnType<typeof layoutAreaModel>

/** Braces above and to the left, each spanning the cells that it totals. */
function Braces({ layout: { over, beside, besides: braceWidth, overs, x, y, at } }: { layout: Layout }) {
  return (
    <>
      {over.map((brace, index) => (
        <g key={index}>
          <path
            d={bracePath(at(x, brace.from) + 1, at(x, brace.to + 1) - 1, overs + 8)}
            className="fill-none stroke-ink-soft"
            strokeWidth={2}
          />
          <ValueText x={(at(x, brace.from) + at(x, brace.to + 1)) / 2} y={2 + overs / 2} isStrong>
            {brace.label}
          </ValueText>
        </g>
      ))}
      {beside.map((brace, index) => (
        <g key={index}>
          <path
            d={uprightBracePath(at(y, brace.from) + 1, at(y, brace.to + 1) - 1, braceWidth + 8)}
            className="fill-none stroke-ink-soft"
            strokeWidth={2}
          />
          <ValueText x={braceWidth + 2} y={middleOf(y, brace.from, brace.to)} anchor="end" isStrong>
            {brace.label}
          </ValueText>
        </g>
      ))}
    </>
  )
}

/** The text in the cells. */
function CellTexts({ layout: { rows, columns, cell, x, y, at, middle } }: { layout: Layout }) {
  return rows.map((_, row) =>
    columns.map((__, column) => {
      const here = cell(row, column)
      if (!here) return null
      return (
        <g key={`${row} ${column}`}>
          <ValueText x={middle(x, column)} y={middle(y, row)} isBare={here.isShaded ?? false}>
            {here.text}
          </ValueText>
          {here.id !== undefined && (
            <Spot
              id={here.id}
              x={here.text === '' || here.text === '?' ? middle(x, column) : at(x, column) + 14}
              y={here.text === '' || here.text === '?' ? middle(y, row) : at(y, row) + 14}
            />
          )}
        </g>
      )
    }),
  )
}

const middleOf = (edges: readonly number[], from: number, to: number): number =>
  ((edges[from] ?? 0) + (edges[to + 1] ?? edges.at(-1) ?? 0)) / 2

function Striped(props: { x: number; y: number; wide: number; tall: number; stripes: string }) {
  const { x, y, wide, tall, stripes } = props
  return <rect x={x} y={y} width={wide} height={tall} fill={stripesOf(stripes)} />
}
