import type { PlotShape } from '@skills-center/contract/interaction'
import type { LineMark } from '@skills-center/answers/judge-line-marks'
import type { PlanePoint } from '@skills-center/answers/judge-plane'
import { type Answering, different, type Slip } from './build-item.ts'
import type { Key, KeyOf, WrittenInteraction } from './item.ts'

type Written<Kind extends WrittenInteraction['kind']> = Extract<WrittenInteraction, { kind: Kind }>

/** Draw points, a ray, or an interval on a number line; `marks` decides which. */
export function numberLine(
  line: Omit<Written<'number-line'>, 'kind' | 'draws' | 'count'>,
  marks: LineMark[],
  wrong: (Slip & { marks: LineMark[] })[],
): Answering {
  const [first] = marks
  if (first === undefined) throw new RangeError('Nothing to draw')
  const key: Key = { kind: 'number-line', marks }
  const draws = first.kind === 'point' ? 'points' : first.kind
  return {
    interaction: { kind: 'number-line', ...line, draws, count: marks.length },
    key,
    wrongAnswers: different(key, wrong, (each): Key => ({ kind: 'number-line', marks: each.marks })),
  }
}

/** Draw on a coordinate plane. `PlaneKey` explains what the points of each drawing mean. */
export function plane(
  grid: Pick<Written<'coordinate-plane'>, 'x' | 'y' | 'snap'> & {
    given?: Partial<Written<'coordinate-plane'>['given']>
  },
  key: Omit<KeyOf<'coordinate-plane'>, 'kind'>,
  wrong: (Slip & { points: PlanePoint[] })[],
): Answering {
  const written: Key = { kind: 'coordinate-plane', ...key }
  return {
    interaction: {
      kind: 'coordinate-plane',
      ...grid,
      given: { points: [], lines: [], ...grid.given },
      draws: drawing(key),
    },
    key: written,
    wrongAnswers: different(written, wrong, ({ points }): Key => ({ ...written, points })),
  }
}

function drawing({
  draws,
  points,
}: Omit<KeyOf<'coordinate-plane'>, 'kind'>): Written<'coordinate-plane'>['draws'] {
  switch (draws) {
    case 'points':
      return { kind: 'points', count: points.length }
    case 'polygon':
      return { kind: 'polygon', corners: points.length }
    case 'line':
    case 'segment':
      return { kind: draws }
    default:
      return { kind: 'curve', family: draws }
  }
}

/** Build a data display from the data in the stem or the figure. */
export function plot(
  title: string,
  shape: PlotShape,
  key: Omit<KeyOf<'plot'>, 'kind'>,
  wrong: (Slip & { values: number[] })[],
): Answering {
  const written: Key = { kind: 'plot', ...key }
  return {
    interaction: {
      kind: 'plot',
      title,
      shape,
      ...(key.within === undefined ? {} : { within: key.within }),
    },
    key: written,
    wrongAnswers: different(written, wrong, ({ values }): Key => ({ ...written, values })),
  }
}
