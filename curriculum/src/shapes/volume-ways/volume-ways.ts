import { tex } from '@skills-center/messages/values'
import { drawFront, type Front, frontFigure, frontVolume } from '../../solids/fronts.ts'
import { valueOfProduct } from '../../solids/product-lines.ts'
import { areClear, cross, shownFront } from '../../solutions/fronts/fronts.ts'
import { quantity } from '../../units/units.ts'
import { sortValues } from '../sort-values/sort-values.ts'
import { say } from './messages.gen.ts'

interface Ways extends Front {
  shuffle: number
  kind: 'add' | 'cut' | 'notch'
}
const times = (...edges: number[]): string => edges.join(cross)
/** Right methods first, then wrong ones with their misconceptions. */
function waysOf({ kind, width, height, side, low, depth }: Ways) {
  const [rest, upper] = [width - side, height - low]
  const around = times(width, depth, height)
  const stepped = `${times(side, depth, height)} + ${times(rest, depth, low)}`
  const levels = `${times(width, depth, low)} + ${times(side, depth, upper)}`
  const overlap = {
    line: `${times(side, depth, height)} + ${times(width, depth, low)}`,
    id: 'overlap',
  } as const
  return {
    add: { right: [stepped, levels], wrong: [overlap, { line: around, id: 'around' } as const] },
    cut: {
      right: [levels, `${around} − ${times(rest, depth, upper)}`],
      wrong: [overlap, { line: `${around} − ${times(rest, depth, low)}`, id: 'other' } as const],
    },
    notch: {
      right: [
        `${around} − ${times(side, depth, low)}`,
        `${times(width, depth, upper)} + ${times(rest, depth, low)}`,
      ],
      wrong: [
        { line: `${around} − ${times(side, low)}`, id: 'squares' } as const,
        { line: `${around} + ${times(side, depth, low)}`, id: 'other' } as const,
      ],
    },
  }[kind]
}
const misconceptions = {
  overlap: 'volume.gaps',
  around: 'volume.box-around',
  other: 'volume.other-part',
  squares: 'volume.square-for-cubic',
} as const

/**
 * Which expressions give the volume? Sums of two parts (level 1), a box minus a corner (level 2), a notch (level 3).
 */
export const volumeWays = sortValues<Ways>({
  id: 'ways',
  thinking: 'explain',
  seconds: 80,
  standards: ['5.MD.C.5c'],
  task: ({ kind, unit, depth }) => `${kind} ${unit} ${depth}`,
  draw: (random, level) => ({
    ...drawFront(random, level === 3 ? 'notch' : 'step', random.chance(0.5)),
    kind: ({ 1: 'add', 2: 'cut', 3: 'notch' } as const)[level],
    shuffle: random.integer(0, 1e9),
  }),
  fits: (its) =>
    areClear(its) && waysOf(its).wrong.every(({ line }) => valueOfProduct(line) !== frontVolume(its)),
  categories: () => [say('yes'), say('no')],
  cards: (its) => {
    const { right, wrong } = waysOf(its)
    return [
      ...right.map((line) => ({
        tex: line,
        place: 0,
        why: say('why.yes', { line: tex(line), value: valueOfProduct(line) }),
      })),
      ...wrong.map(({ line, id }) => ({
        tex: line,
        place: 1,
        slips: [{ place: 0, misconception: misconceptions[id], feedback: say(`slip.${id}`) }],
        why: say(`why.${id}`, { line: tex(line) }),
      })),
    ]
  },
  words: (its) => ({
    stem: [say('shown', { depth: quantity(its.depth, its.unit) }), say('asks')],
    figure: frontFigure(its),
    hints: [say(`nudge.${its.kind === 'notch' ? 'notch' : 'step'}`), say(`hint.${its.kind}`)],
    slip: { misconception: 'volume.one-part', feedback: say('slip.right') },
  }),
  reads: (card, { figure, stem }) => (valueOfProduct(card) === frontVolume(shownFront(figure, stem)) ? 0 : 1),
})
