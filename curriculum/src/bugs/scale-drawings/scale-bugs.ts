import { type Enlarged, drawnArea, realArea } from '../../areas/scaled-areas.ts'
import { lowest } from '../../fractions/fraction.ts'
import { realOf, type Scaled } from '../../situations/scale-drawings/scale-drawings.ts'
import { type Bug, bug, type Exact, tidy } from '../bug.ts'
import { say } from './messages.gen.ts'

/** Multiplies decimals by 100 to make them whole, so that the quotient is exact. */
const quotient = (one: number, other: number): Exact =>
  lowest([Math.round(one * 100), Math.round(other * 100)])

// Worked by hand: 3 inches at 5 feet to the inch are 15 feet.
const plan: Scaled = { story: 'plan', asks: 'actual', drawn: 3, scale: 5 }
export const lengthBugs = [
  bug<Scaled>({
    id: 'proportion.wrong-way',
    answer: (its) =>
      ({ actual: quotient(its.drawn, its.scale), drawing: tidy(realOf(its) * its.scale), scale: null })[
        its.asks
      ],
    feedback: ({ asks }) => say(asks === 'actual' ? 'divided' : 'multiplied'),
    example: [plan, [3, 5]],
  }),
  bug<Scaled>({
    id: 'ratio.additive',
    answer: ({ asks, drawn, scale }) => (asks === 'actual' ? tidy(drawn + scale) : null),
    feedback: ({ drawn }) => say('added', { n: drawn }),
    example: [plan, 8],
  }),
  bug<Scaled>({
    id: 'ratio.subtracts',
    answer: (its) => {
      if (its.asks === 'actual') return null
      return tidy(realOf(its) - (its.asks === 'drawing' ? its.scale : its.drawn))
    },
    feedback: () => say('subtracted'),
    example: [{ ...plan, asks: 'scale' }, 12],
  }),
  bug<Scaled>({
    id: 'rate.upside-down',
    answer: (its) => (its.asks === 'scale' ? quotient(its.drawn, realOf(its)) : null),
    feedback: () => say('upside-down'),
    example: [{ ...plan, asks: 'scale' }, [1, 5]],
  }),
]

// Worked by hand: 3 by 2 inches, 4 feet to the inch: 12 by 8 feet, 96 square feet; 6 × 4 = 24.
const bed: Enlarged = { scene: 'garden', shape: 'rectangle', asks: 'sides', w: 3, h: 2, scale: 4 }
export const likeLength: Bug<Enlarged> = bug<Enlarged>({
  id: 'area.grows-like-length',
  answer: (its) =>
    its.asks === 'drawn' ? quotient(realArea(its), its.scale) : tidy(drawnArea(its) * its.scale),
  feedback: ({ scale }) => say('like-length', { scale }),
  example: [bed, 24],
})
export const drawnOnly: Bug<Enlarged> = bug<Enlarged>({
  id: 'area.stops-early',
  answer: (its) => (its.asks === 'sides' ? drawnArea(its) : null),
  feedback: () => say('drawn-only'),
  example: [bed, 6],
})
export const noHalf: Bug<Enlarged> = bug<Enlarged>({
  id: 'area.no-half',
  answer: (its) => (its.shape === 'triangle' && its.asks === 'sides' ? 2 * realArea(its) : null),
  feedback: () => say('no-half'),
  example: [{ ...bed, shape: 'triangle' }, 96],
})
export const addsScale: Bug<Enlarged> = bug<Enlarged>({
  id: 'ratio.additive',
  answer: (its) => {
    const { asks, w, h, scale } = its
    if (asks === 'sides') return tidy(((w + scale) * (h + scale)) / (its.shape === 'triangle' ? 2 : 1))
    return asks === 'real' ? tidy(drawnArea(its) + scale) : null
  },
  feedback: ({ scale }) => say('added-scale', { scale }),
  example: [bed, 42],
})
const wrongWay: Bug<Enlarged> = bug<Enlarged>({
  id: 'proportion.wrong-way',
  answer: (its) => (its.asks === 'drawn' ? tidy(realArea(its) * its.scale ** 2) : null),
  feedback: () => say('larger-drawing'),
  example: [{ ...bed, asks: 'drawn' }, 1536],
})
export const areaBugs = [likeLength, drawnOnly, noHalf, addsScale, wrongWay]
