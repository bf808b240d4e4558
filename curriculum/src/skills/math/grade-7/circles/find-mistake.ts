import { tidy } from '#form'
import { timesPi } from '#round-figures/round-figures.ts'
import { evaluation, type Line, mistakeWords, wrongLine } from '#shapes/wrong-line/wrong-line.ts'
import { say } from './messages.gen.ts'

interface Area {
  kind: 'circle' | 'half' | 'ring'
  radius: number
  inner: number
}
const tex = String.raw
const squared = ({ kind, radius, inner }: Area): number =>
  kind === 'ring' ? radius * radius - inner * inner : radius * radius

/** The value of a line such as `3.14 \times (8^2 − 5^2)`. */
function valueOf(line: string): number {
  const [, , inside = ''] = /^(3\.14 \\times )(.*?)(?: \\div 2)?$/.exec(line) ?? []
  if (inside === '') return Number(line)
  const terms = inside
    .replaceAll(/[()]/g, '')
    .split(' − ')
    .map((term) => {
      const [base = 0, power] = term.split('^').map(Number)
      return power === 2 ? base * base : base
    })
  const [first = 0, second = 0] = terms
  return tidy((3.14 * (first - second)) / (line.endsWith(tex`\div 2`) ? 2 : 1))
}

/** A circle (level 1), half of one (level 2), a ring (level 3). */
export const findMistake = wrongLine<Area, Line>({
  seconds: 50,
  standards: ['7.G.B.4'],
  ...mistakeWords(say),
  task: ({ kind }) => kind,
  steps: 2,
  draw: (random, level) => {
    const radius = random.integer(4, 20)
    return {
      kind: ({ 1: 'circle', 2: 'half', 3: 'ring' } as const)[level],
      radius,
      inner: random.integer(2, radius - 2),
    }
  },
  work(area) {
    const { kind, radius, inner } = area
    const half = kind === 'half' ? tex` \div 2` : ''
    const line = (inside: string | number): string => tex`3.14 \times ${inside}${half}`
    return evaluation(valueOf, {
      start: line(kind === 'ring' ? `(${radius}^2 − ${inner}^2)` : `${radius}^2`),
      partly: {
        right: line(squared(area)),
        wrong: line(kind === 'ring' ? (radius - inner) ** 2 : 2 * radius),
        move: say(kind === 'ring' ? 'mistake.ring' : 'mistake.square'),
      },
      last: {
        wrong: (above) => tidy(valueOf(above) * (kind === 'half' ? 2 : 10)),
        move: say('mistake.multiply'),
      },
    })
  },
  truth: (area) =>
    say('mistake.truth', { value: tidy(timesPi(squared(area)) / (area.kind === 'half' ? 2 : 1)) }),
  means: (line) => String(valueOf(line)),
})
