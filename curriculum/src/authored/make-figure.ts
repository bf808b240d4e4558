import { toNumber } from '@skills-center/answers/rational'
import { Figure } from '@skills-center/contract/figure'
import { figureForms, type FormCell } from '@skills-center/contract/questions/figure-forms'
import type { AuthoredFigure, AuthoredFigureKind } from '@skills-center/contract/questions/figures'
import { fillWords } from './fill-text.ts'
import { type Values, workOut } from './formula.ts'
import { AuthoringError, on } from './authoring-error.ts'
import { say } from './messages.gen.ts'

/** The most ticks on an axis: more could not be drawn or read. */
const maxTicks = 60
/** The fewest characters in a useful description. */
const shortest = 20

/** A filled-in form with its formulas evaluated. */
interface Reader {
  text: (key: string) => string
  number: (key: string) => number
  /** The parts; a row has its cells by key. */
  rows: { id: string; text: (key: string) => string; number: (key: string) => number }[]
}

/** Id of a part, by its row index. */
export const partOf = (row: number): string => `part-${row + 1}`

type Made = Record<string, unknown>

const makers: Record<AuthoredFigureKind, (its: Reader) => Made> = {
  image: ({ text, number, rows }) => ({
    source: `/api/questions/images/${text('image')}`,
    width: number('width'),
    height: number('height'),
    spots: rows.map(({ id, number: of }) => ({ id, x: of('x'), y: of('y') })),
  }),
  'number-line': ({ text, number, rows }) => {
    const { from, to, step } = ticked(number, '')
    const every = number('every')
    if (!(every > 0)) throw new AuthoringError('figure.fields.every', say('figure.numbers-apart'))
    const count = Math.min(Math.floor((to - from) / every + 1e-9), maxTicks)
    return {
      from,
      to,
      step,
      labelled: Array.from({ length: count + 1 }, (_, at) => tidy(from + at * every)),
      points: rows.map((row) => ({
        at: row.number('at'),
        label: row.text('label'),
        isOpen: row.text('look') === 'ring',
        id: row.id,
      })),
      jumps: [],
      ...(text('label') !== '' && { label: text('label') }),
    }
  },
  'coordinate-plane': (its) => {
    const drawn = (kind: string) => its.rows.filter((row) => row.text('draws') === kind)
    const first = (row: Reader['rows'][number]) => [row.number('x1'), row.number('y1')] as const
    const second = (row: Reader['rows'][number]) => [row.number('x2'), row.number('y2')] as const
    return {
      x: axis(its, 'x'),
      y: axis(its, 'y'),
      points: drawn('point').map((row) => ({ at: first(row), label: row.text('label'), id: row.id })),
      lines: drawn('line').map((row) => ({
        through: [first(row), second(row)],
        label: row.text('label'),
        id: row.id,
      })),
      segments: drawn('segment').map((row) => ({
        from: first(row),
        to: second(row),
        ...(row.text('label') !== '' && { label: row.text('label') }),
        id: row.id,
      })),
      curves: drawn('parabola').map((row) => {
        const [h, k] = first(row)
        const [x, y] = second(row)
        if (x === h) throw new AuthoringError('figure.rows', say('figure.parabola-point'))
        const label = row.text('label')
        return {
          family: 'parabola',
          a: (y - k) / (x - h) ** 2,
          h,
          k,
          ...(label !== '' && { label }),
          id: row.id,
        }
      }),
    }
  },
  table: ({ text, rows }) => {
    const heads = ['head1', 'head2', 'head3', 'head4'].map(text)
    const wide = heads.findLastIndex((head) => head !== '') + 1
    return {
      title: text('title'),
      columns: heads.slice(0, wide),
      rows: rows.map((row) => ['1', '2', '3', '4'].slice(0, wide).map((key) => row.text(key))),
      spots: rows.map(({ id }, row) => ({ id, row })),
    }
  },
  'bar-chart': ({ text, number, rows }) => ({
    title: text('title'),
    xLabel: text('xLabel'),
    y: { label: text('yLabel'), ...fromZero(number) },
    bars: rows.map((row) => ({ label: row.text('label'), value: row.number('value'), id: row.id })),
  }),
  'line-graph': (its) => ({
    title: its.text('title'),
    x: axis(its, 'x'),
    y: axis(its, 'y'),
    series: [{ label: '', points: its.rows.map((row) => [row.number('x'), row.number('y')]) }],
  }),
  'scatter-plot': (its) => ({
    title: its.text('title'),
    x: axis(its, 'x'),
    y: axis(its, 'y'),
    groups: [
      { label: '', points: its.rows.map((row) => ({ at: [row.number('x'), row.number('y')], id: row.id })) },
    ],
  }),
  'dot-plot': (its) => ({
    title: its.text('title'),
    x: axis(its, 'x'),
    plots: [
      {
        label: '',
        values: its.rows.flatMap((row) =>
          Array.from({ length: Math.max(0, Math.min(30, Math.round(row.number('count')))) }, () =>
            row.number('at'),
          ),
        ),
      },
    ],
    spots: its.rows.map((row) => ({ id: row.id, plot: 0, at: row.number('at') })),
  }),
  histogram: ({ text, number, rows }) => ({
    title: text('title'),
    x: { from: number('from'), width: number('width'), label: text('xLabel') },
    y: { label: text('yLabel'), ...fromZero(number) },
    bins: rows.map((row) => ({ count: row.number('count'), id: row.id })),
  }),
  'box-plot': (its) => ({
    title: its.text('title'),
    x: axis(its, 'x'),
    boxes: [
      {
        label: '',
        least: its.number('least'),
        lowerQuartile: its.number('lower'),
        median: its.number('median'),
        upperQuartile: its.number('upper'),
        most: its.number('most'),
      },
    ],
  }),
  'circle-graph': ({ text, rows }) => {
    const sectors = rows.map((row) => ({
      label: row.text('label'),
      percent: row.number('percent'),
      id: row.id,
    }))
    const all = sectors.reduce((sum, { percent }) => sum + percent, 0)
    if (Math.abs(all - 100) > 0.01)
      throw new AuthoringError('figure.rows', say('figure.sectors', { percent: tidy(all) }))
    return { title: text('title'), sectors }
  },
  'fraction-bars': ({ rows }) => ({
    bars: rows.map((row) => ({
      label: row.text('label'),
      parts: row.number('parts'),
      shaded: row.number('shaded'),
    })),
  }),
  'tape-diagram': ({ rows }) => ({
    tapes: rows.map((row) => ({
      label: row.text('label'),
      boxes: row
        .text('boxes')
        .split(',')
        .map((box) => box.trim()),
      total: row.text('total') === '' ? null : row.text('total'),
    })),
  }),
  rectangle: ({ text, number }) =>
    polygon(
      { type: 'rectangle', width: number('width'), height: number('height') },
      [text('widthLabel'), text('heightLabel')],
      text('center'),
    ),
  triangle: ({ text, number }) => {
    const sides = ['a', 'b', 'c'].map(number)
    const longest = Math.max(...sides)
    if (longest >= sides.reduce((sum, side) => sum + side, 0) - longest)
      throw new AuthoringError('figure.fields.a', say('figure.no-triangle'))
    return polygon({ type: 'triangle', sides }, ['aLabel', 'bLabel', 'cLabel'].map(text), '')
  },
  angle: ({ text, number }) => ({
    vertex: '',
    rays: [
      { direction: 0, label: '' },
      { direction: number('degrees'), label: '' },
    ],
    arcs: [{ from: 0, to: 1, label: text('label'), mark: number('degrees') === 90 ? 'right' : 'single' }],
    ...(text('protractor') === 'yes' && { protractor: true }),
  }),
  box: ({ text, number }) => ({
    kind: 'prism',
    length: number('length'),
    width: number('width'),
    height: number('height'),
    unit: text('unit'),
    cubes: text('cubes') === 'yes',
    labels: {
      length: text('lengthLabel'),
      width: text('widthLabel'),
      height: text('heightLabel'),
    },
  }),
}

const polygon = (outline: Made, sides: string[], center: string): Made => ({
  kind: 'polygon',
  shapes: [{ outline, sides, ...(center !== '' && { center }) }],
})

/** 0.30000000000000004 becomes 0.3. */
const tidy = (value: number): number => Number(value.toPrecision(12))

function ticked(number: (key: string) => number, key: string): { from: number; to: number; step: number } {
  const name = (part: string) => (key === '' ? part : `${key}${part.charAt(0).toUpperCase()}${part.slice(1)}`)
  const [from, to, step] = [number(name('from')), number(name('to')), number(name('step'))]
  const field = (part: string) => `figure.fields.${name(part)}`
  if (!(step > 0)) throw new AuthoringError(field('step'), say('ticks-apart'))
  if (!(to > from)) throw new AuthoringError(field('to'), say('to-not-above-from'))
  if ((to - from) / step > maxTicks)
    throw new AuthoringError(field('step'), say('ticks-too-many', { most: maxTicks }))
  return { from, to, step }
}

const axis = ({ text, number }: Reader, key: 'x' | 'y') => ({
  ...ticked(number, key),
  label: text(`${key}Label`),
})

const fromZero = (number: (key: string) => number) =>
  ticked((key) => (key === 'yFrom' ? 0 : number(key)), 'y')

function read(figure: AuthoredFigure, values: Values): Reader {
  const form = figureForms[figure.kind]
  const cell = (path: string, column: FormCell | undefined, written: string) => ({
    text: () => {
      if (column !== undefined && typeof column.reads === 'object')
        return column.reads.find((option) => option === written) ?? column.reads[0] ?? ''
      return on(path, () => fillWords(written, values)).trim()
    },
    number: () => on(path, () => toNumber(workOut(written.replaceAll(/\{=([^{}]*)\}/g, '($1)'), values))),
  })
  const field = (key: string) =>
    cell(
      `figure.fields.${key}`,
      form.fields.find((its) => its.key === key),
      figure.fields[key] ?? '',
    )
  return {
    text: (key) => field(key).text(),
    number: (key) => field(key).number(),
    rows: figure.rows.slice(0, form.maxRows).map((row, at) => {
      const its = (key: string) => {
        const place = form.columns.findIndex((column) => column.key === key)
        return cell(`figure.rows.${at}.${place}`, form.columns[place], row[place] ?? '')
      }
      return {
        id: partOf(at),
        text: (key) => its(key).text(),
        number: (key) => its(key).number(),
      }
    }),
  }
}

/**
 * The figure of one variant.
 * @throws AuthoringTrouble if it cannot be drawn from these values.
 */
export function makeFigure(figure: AuthoredFigure, values: Values): Figure {
  const description = on('figure.description', () => fillWords(figure.description, values)).trim()
  if (description.length < shortest)
    throw new AuthoringError('figure.description', say('figure.description-missing'))
  if (figure.kind === 'image' && (figure.fields['image'] ?? '') === '')
    throw new AuthoringError('figure', say('figure.picture-missing'))
  const made = makers[figure.kind](read(figure, values))
  const parsed = Figure.safeParse({ kind: figure.kind, description, ...made })
  if (parsed.success) return parsed.data
  const place = parsed.error.issues[0]?.path.join(' ') ?? ''
  throw new AuthoringError(
    'figure',
    place === '' ? say('figure.value-wrong') : say('figure.value-wrong-at', { what: place }),
  )
}
