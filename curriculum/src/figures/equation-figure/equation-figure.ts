import type { Figure, FigureOf } from '@skills-center/contract/figure'
import { all, type Text } from '@skills-center/messages/values'
import type { Worded } from '../../form/words.ts'
import { say } from './messages.gen.ts'

/** Repeats a list of boxes `count` times. */
export const repeated = (boxes: readonly string[], count: number): string[] =>
  Array.from({ length: count }, () => boxes).flat()

const isLetter = (label: string): boolean => /^[a-z]$/.test(label)

/** Each label with its number of occurrences. */
function counted(labels: readonly string[]): { label: string; count: number }[] {
  return [...new Set(labels)].map((label) => ({
    label,
    count: labels.filter((each) => each === label).length,
  }))
}

/** Boxes in a row with their total: `x x x 4`, 19. */
function tapeFigure(boxes: readonly string[], total: string): Worded<FigureOf<'tape-diagram'>> {
  const list = all(counted(boxes).map((each) => say('boxes', each)))
  return {
    kind: 'tape-diagram',
    description: say('tape', { list, total }),
    tapes: [{ label: '', boxes: [...boxes], total }],
  }
}

const things = (labels: readonly string[]): Text[] =>
  counted(labels).map((each) => (isLetter(each.label) ? say('boxes', each) : say('weights', each)))

const pan = (labels: readonly string[]) =>
  counted(labels).map(({ label, count }) => ({
    shape: isLetter(label) ? ('box' as const) : ('weight' as const),
    label,
    count,
  }))

/** A level balance: variables are boxes, numbers are weights. */
export const balanceFigure = (
  left: readonly string[],
  right: readonly string[],
): Worded<FigureOf<'balance'>> => ({
  kind: 'balance',
  description: say('balance', { left: all(things(left)), right: all(things(right)) }),
  left: pan(left),
  right: pan(right),
  heavier: 'neither',
})

/** Draws a tape or a balance. */
export const equationFigure = (
  kind: 'tape' | 'balance',
  boxes: readonly string[],
  total: string,
): Worded<Figure> => (kind === 'tape' ? tapeFigure(boxes, total) : balanceFigure(boxes, [total]))

/** The equation shown by a tape or a balance: `x + x + 4 = 19`. */
export function equationShown(figure: Figure | undefined): string {
  if (figure?.kind === 'tape-diagram') {
    const [tape] = figure.tapes
    return `${tape?.boxes.join(' + ') ?? ''} = ${tape?.total ?? ''}`
  }
  if (figure?.kind !== 'balance') throw new TypeError('expects a tape or a balance')
  const side = (held: typeof figure.left): string =>
    held.flatMap(({ label, count }) => repeated([label], count)).join(' + ')
  return `${side(figure.left)} = ${side(figure.right)}`
}
