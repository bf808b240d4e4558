import { math } from '#form'
import { type GridPoint, pairText } from '#grids/grid.ts'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { person, twoPeople } from '#people/people.ts'
import { say } from './messages.gen.ts'

type Story = 'savings' | 'pages' | 'stickers' | 'bricks' | 'photos' | 'beads'
type Part = 'one' | 'other' | 'relation' | 'pair' | 'step' | 'find' | 'together'

/** What is added each time. */
const adds: Record<Story, [least: number, most: number]> = {
  savings: [2, 9],
  pages: [8, 15],
  stickers: [3, 12],
  bricks: [2, 6],
  photos: [4, 15],
  beads: [6, 20],
}

interface Patterns {
  who: string
  other: string
  /** What the first person adds each time. */
  p: number
  /** The rule of the second person is that many times the first one, or its start is. */
  r: number
  /** How many times are asked about, at first and later. */
  n: number
  later: number
  last: number
}

/** Side 0: the same start, and a rule that is a multiple of the other. Side 1: the same rule, and another start. */
const rulesOf = ({ p, r, side }: Patterns & { side: 0 | 1 }) =>
  side === 0 ? { start: 0, q: p * r } : { start: p * r, q: p }

const pair = (point: GridPoint): string => math(pairText(point))

/** Terms and how they compare (level 1), ordered pairs (level 2), back from a term and from a sum (level 3). */
export const task = linkedTask<Patterns, Story, Part>({
  standards: ['5.OA.B.3'],
  stories: ['savings', 'pages', 'stickers', 'bricks', 'photos', 'beads'],
  levels: {
    1: ['one', 'other', 'relation'],
    2: ['other', 'relation', 'pair', 'step'],
    3: ['relation', 'pair', 'step', 'find', 'together'],
  },
  draw(random, { story }) {
    const [who, other] = twoPeople(random)
    const [n = 3, later = 6, last = 9] = random.sample([3, 4, 5, 6, 7, 8, 9, 10, 12], 3)
    return { who, other, p: random.integer(...adds[story]), r: random.integer(2, 4), n, later, last }
  },
  fits: ({ p, r, n, later, last }) =>
    new Set([p, r, n, later, last]).size === 5 && p * r - p !== r && n !== r + 1 && p !== n,
  told: (its) => {
    const { start, q } = rulesOf(its)
    return [
      say(`task.${its.story}.${its.side === 0 ? 'rules' : 'starts'}`, {
        who: person(its.who),
        other: person(its.other),
        p: its.p,
        x: its.side === 0 ? q : start,
      }),
    ]
  },
  asks(part, its) {
    const { story, p, n, later, last } = its
    const { start, q } = rulesOf(its)
    const [who, other] = [person(its.who), person(its.other)]
    switch (part) {
      case 'one':
        return say(`task.${story}.term`, { who, n })
      case 'other':
        return say(`task.${story}.term`, { who: other, n })
      case 'pair':
        return say(`task.${story}.pair`, { who, other, n })
      case 'step':
        return say('task.step', { p })
      case 'find':
        return say(`task.${story}.find`, { who, other, m: p * later })
      case 'together':
        return say(`task.${story}.together`, { m: (p + q) * last + start })
      case 'relation':
        return say(`task.${story}.relation`)
    }
  },
  parts(its) {
    const { p, r, n, later, last, side } = its
    const { start, q } = rulesOf(its)
    const people = { who: person(its.who), other: person(its.other) }
    const turned = { who: people.other, other: people.who }
    const gap = side === 0 ? q - p : start
    /** How many times as much there is after the first time. */
    const ratio = side === 0 ? r : r + 1
    const [times, more] = [
      say('task.times', { ...people, r: ratio }),
      say('task.more', { ...people, d: gap }),
    ]
    const [one, other] = [p * n, start + q * n]
    const forward = start + q * later
    return {
      one: {
        value: one,
        work: String.raw`${p} \times ${n} = ${one}`,
        wrong: [
          [p * (n - 1), 'pattern.step-off', say('task.slip.step')],
          [p * (n + 1), 'pattern.step-off', say('task.slip.step')],
          [other, 'pattern.other-rule', say('task.slip.other')],
        ],
      },
      other: {
        value: other,
        work:
          start > 0
            ? String.raw`${start} + ${q} \times ${n} = ${other}`
            : String.raw`${q} \times ${n} = ${other}`,
        wrong: [
          ...(start > 0 ? ([[q * n, 'pattern.leaves-out-start', say('task.slip.start')]] as const) : []),
          [other - q, 'pattern.step-off', say('task.slip.step')],
          [other + q, 'pattern.step-off', say('task.slip.step')],
          [one, 'pattern.other-rule', say('task.slip.other')],
        ],
      },
      relation: {
        right: side === 0 ? times : more,
        work: side === 0 ? String.raw`${q} \div ${p} = ${r}` : `${start + 2 * q} − ${2 * p} = ${start}`,
        wrong: [
          [
            side === 0 ? more : times,
            side === 0 ? 'pattern.difference-stays' : 'variables.first-row',
            say('task.slip.first'),
          ],
          [
            side === 0 ? say('task.times', { ...turned, r }) : say('task.more', { ...turned, d: gap }),
            'pattern.reversed',
            say('task.slip.turned'),
          ],
        ],
      },
      pair: {
        right: pair([one, other]),
        work: `(${one}, ${other})`,
        wrong: [
          [pair([other, one]), 'grid.swaps-coordinates', say('task.slip.swapped')],
          [pair([n, one]), 'pattern.other-rule', say('task.slip.time')],
          [pair([one, one + gap + q]), 'pattern.step-off', say('task.slip.step')],
        ],
      },
      step: {
        value: q,
        work: `${start + 2 * q} − ${start + q} = ${q}`,
        wrong: [
          [gap, 'pattern.difference-stays', say('task.slip.gap')],
          [other, 'grid.misplaces', say('task.slip.up')],
        ],
      },
      find: {
        value: forward,
        work:
          side === 0
            ? String.raw`${r} \times ${p * later} = ${forward}`
            : `${p * later} + ${start} = ${forward}`,
        wrong: [
          [
            side === 0 ? p * later + gap : ratio * p * later,
            side === 0 ? 'pattern.difference-stays' : 'variables.first-row',
            say('task.slip.first'),
          ],
          [later, 'operations.stops-early', say('task.slip.when')],
        ],
      },
      together: {
        value: last,
        work: String.raw`${(p + q) * last + start}${start > 0 ? ` − ${start}` : ''} = ${p + q} \times ${last}`,
        wrong: [
          ...(start > 0
            ? ([
                [[(p + q) * last + start, p + q], 'pattern.leaves-out-start', say('task.slip.start')],
              ] as const)
            : []),
          [[(p + q) * last + start, p], 'pattern.other-rule', say('task.slip.alone')],
          [[(p + q) * last + start, q], 'pattern.other-rule', say('task.slip.alone')],
        ],
      },
    }
  },
  why: (part, equation) => say(`task.why.${part}`, { equation }),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`)],
  solve({ told, asked, stem }) {
    const isSameStart = !/already|ya ti?en/.test(stem)
    const [first = 1, second = 1] = told
    const [p, q, start] = isSameStart ? [first, second, 0] : [second, second, first]
    const [, other = ''] = /\p{Lu}\p{L}+ (?:and|y|e) (\p{Lu}\p{L}+)/u.exec(stem) ?? []
    const [n = 0] = [...asked('pair'), ...asked('one')]
    const [[m = 0], [sum = 0]] = [asked('find'), asked('together')]
    return {
      one: p * n,
      other: start + q * n,
      relation: new RegExp(
        isSameStart
          ? `^\\P{Lu}*${other}\\P{L}.* ${q / p} (?:times|veces)`
          : `^\\P{Lu}*${other}\\P{L}.* ${start} (?:more|más)`,
        'u',
      ),
      pair: new RegExp(`\\(${p * n}, ${start + q * n}\\)`),
      step: q,
      find: start + (m / p) * q,
      together: (sum - start) / (p + q),
    }
  },
})
