import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { say } from './messages.gen.ts'

type Story = 'truck' | 'aquarium' | 'planter' | 'pool' | 'bin' | 'mold'
type Part = 'base' | 'volume' | 'filled' | 'free' | 'enough' | 'other'

/** Length, width and height of each story. */
const sizes: Record<Story, { l: [number, number]; w: [number, number]; h: [number, number] }> = {
  truck: { l: [9, 14], w: [6, 8], h: [3, 5] },
  aquarium: { l: [8, 14], w: [4, 7], h: [5, 8] },
  planter: { l: [9, 15], w: [4, 8], h: [4, 7] },
  pool: { l: [8, 15], w: [5, 9], h: [3, 4] },
  bin: { l: [4, 7], w: [3, 6], h: [3, 5] },
  mold: { l: [12, 24], w: [6, 10], h: [5, 9] },
}

interface Box {
  l: number
  w: number
  h: number
  d: number
  /** How much is filled in, and the height of the other box. */
  n: number
  tall: number
}

/** A box and what is in it (level 1), what is free (level 2), a height worked back (level 3). */
export const task = linkedTask<Box, Story, Part>({
  standards: ['5.MD.C.5b'],
  stories: ['truck', 'aquarium', 'planter', 'pool', 'bin', 'mold'],
  levels: {
    1: ['base', 'volume', 'filled'],
    2: ['volume', 'filled', 'free', 'enough'],
    3: ['base', 'volume', 'filled', 'free', 'other'],
  },
  draw(random, { story, side }) {
    const [l, w, h] = [
      random.integer(...sizes[story].l),
      random.integer(...sizes[story].w),
      random.integer(...sizes[story].h),
    ]
    const d = random.integer(2, h - 1)
    const free = l * w * (h - d)
    const off = random.integer(2, Math.min(20, free - 1))
    return { l, w, h, d, n: side === 0 ? free + off : free - off, tall: h + random.integer(1, 3) }
  },
  fits: ({ l, w, h, d, n }) => l > w && n > 1 && w !== h && h - d !== d,
  told: ({ story, l, w, h, d }) => [say(`task.${story}.told`, { l, w, h, d })],
  asks(part, { story, l, w, n, tall }) {
    const [square, cubic] = [say(`task.${story}.square`), say(`task.${story}.cubic`)]
    const stuff = say(`task.${story}.stuff`)
    switch (part) {
      case 'base':
        return say('task.base', { square })
      case 'filled':
        return say('task.filled', { cubic, stuff })
      case 'enough':
        return say('task.enough', { n, cubic, stuff })
      case 'other':
        return say('task.other', { n: l * w * tall, cubic, long: say(`task.${story}.long`) })
      default:
        return say(`task.${part}`, { cubic })
    }
  },
  parts({ l, w, h, d, n, tall }) {
    const base = l * w
    const free = base * (h - d)
    const product = (height: number) => String.raw`${base} \times ${height} = ${base * height}`
    const layer = [base, 'volume.one-layer', say('task.slip.layer')] as const
    const isEnough = n >= free
    return {
      base: {
        value: base,
        work: String.raw`${l} \times ${w} = ${base}`,
        wrong: [[l + w, 'volume.adds-edges', say('task.slip.adds')]],
      },
      volume: {
        value: base * h,
        work: product(h),
        wrong: [layer, [l + w + h, 'volume.adds-edges', say('task.slip.adds')]],
      },
      filled: {
        value: base * d,
        work: product(d),
        wrong: [layer, [base * h, 'volume.same-height', say('task.slip.full')]],
      },
      free: {
        value: free,
        work: `${base * h} − ${base * d} = ${free}`,
        wrong: [
          [base * d, 'volume.other-part', say('task.slip.used')],
          [base * h - d, 'volume.subtracts-edges', say('task.slip.depth')],
        ],
      },
      enough: {
        right: say(isEnough ? 'task.yes' : 'task.no'),
        work: isEnough ? `${n} > ${free}` : `${n} < ${free}`,
        wrong: [[say(isEnough ? 'task.no' : 'task.yes'), 'volume.stops-early', say('task.slip.compare')]],
      },
      other: {
        value: tall,
        work: String.raw`${base * tall} \div ${base} = ${tall}`,
        wrong: [
          [w * tall, 'volume.divides-one-edge', say('task.slip.edge')],
          [l * tall, 'volume.divides-one-edge', say('task.slip.edge')],
          [base * tall - base, 'volume.subtracts-edges', say('task.slip.subtract')],
        ],
      },
    }
  },
  why: (part, equation) => say(`task.why.${part}`, { equation }),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`)],
  solve({ told: [l = 1, w = 1, h = 1, d = 0], asked }) {
    const [n = 0] = asked('enough')
    const [other = 0] = asked('other')
    return {
      base: l * w,
      volume: l * w * h,
      filled: l * w * d,
      free: l * w * h - l * w * d,
      enough: n + l * w * d >= l * w * h ? /^(yes|sí)$/ : /^no$/,
      other: other / l / w,
    }
  },
})
