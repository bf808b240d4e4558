import { tidy } from '#form'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { person, someone } from '#people/people.ts'
import { quantity, type UnitId } from '#units/units.ts'
import { say } from './messages.gen.ts'

type Story = 'bed' | 'sandbox' | 'patch' | 'sign' | 'field' | 'stage'
type Part = 'surely' | 'names' | 'around' | 'changed' | 'more' | 'claim' | 'same'

const kinds = ['parallelogram', 'rectangle', 'rhombus', 'square'] as const
type Kind = (typeof kinds)[number]

/** The names that surely fit: a square has all of them. */
const namesOf: Record<Kind, readonly Kind[]> = {
  parallelogram: ['parallelogram'],
  rectangle: ['parallelogram', 'rectangle'],
  rhombus: ['parallelogram', 'rhombus'],
  square: kinds,
}
/** A plan, and what it becomes when all sides or all angles are made equal. */
const changes = {
  angles: { from: 'parallelogram', to: 'rectangle' },
  sides: { from: 'parallelogram', to: 'rhombus' },
  'equal-sides': { from: 'rectangle', to: 'square' },
  'equal-angles': { from: 'rhombus', to: 'square' },
} as const satisfies Record<string, { from: Kind; to: Kind }>
const changeIds = ['angles', 'sides', 'equal-sides', 'equal-angles'] as const

const sizes: Record<Story, { unit: UnitId; side: [number, number] }> = {
  bed: { unit: 'meter', side: [2, 9] },
  sandbox: { unit: 'foot', side: [5, 14] },
  patch: { unit: 'inch', side: [3, 12] },
  sign: { unit: 'centimeter', side: [25, 90] },
  field: { unit: 'yard', side: [30, 95] },
  stage: { unit: 'foot', side: [12, 40] },
}

interface Plan {
  who: string
  kind: Kind
  change: (typeof changeIds)[number]
  a: number
  b: number
}
const noun = (kind: Kind) => quantity(1, kind)

/** The plan at each level: any kind at first, later one that can become more special. */
const startOf = ({ kind, change, level }: Plan & { level: number }): Kind =>
  level === 1 ? kind : changes[change].from
const isEqual = (kind: Kind): boolean => kind === 'rhombus' || kind === 'square'

/** What a shape surely is (level 1), a plan that changes (level 2), and all the names of the new plan (level 3). */
export const task = linkedTask<Plan, Story, Part>({
  standards: ['5.G.B.3', '5.G.B.4'],
  stories: ['bed', 'sandbox', 'patch', 'sign', 'field', 'stage'],
  levels: {
    1: ['surely', 'names', 'around'],
    2: ['names', 'around', 'changed', 'claim'],
    3: ['around', 'changed', 'more', 'claim', 'same'],
  },
  draw: (random, { story }) => ({
    who: someone(random),
    kind: random.pick(kinds),
    change: random.pick(changeIds),
    a: random.integer(...sizes[story].side),
    b: random.integer(...sizes[story].side),
  }),
  // A rhombus would answer the last question by itself.
  fits: ({ a, b, change, level }) => a !== b && a + b !== 4 && (level < 3 || change !== 'equal-angles'),
  told: (its) => {
    const start = startOf(its)
    const units = quantity(2, sizes[its.story].unit)
    return [
      say(`task.${its.story}`),
      isEqual(start)
        ? say(`task.fact.${start === 'square' ? 'square' : 'rhombus'}`, { a: its.a, units })
        : say(`task.fact.${start === 'rectangle' ? 'rectangle' : 'parallelogram'}`, {
            a: its.a,
            b: its.b,
            units,
          }),
    ]
  },
  asks(part, { story, who, change, a, side }) {
    const units = quantity(2, sizes[story].unit)
    const { from, to } = changes[change]
    switch (part) {
      case 'around':
      case 'same':
        return say(`task.${part}`, { units })
      case 'changed':
        return change === 'angles' || change === 'equal-angles'
          ? say('task.changed.angles')
          : say('task.changed.sides', { a, units })
      case 'claim':
        return say('task.claim', {
          who: person(who),
          one: noun(side === 0 ? to : from),
          other: noun(side === 0 ? from : to),
        })
      default:
        return say(`task.${part}`)
    }
  },
  parts(its) {
    const { change, a, b, side } = its
    const start = startOf(its)
    const { from, to } = changes[change]
    const other = isEqual(start) ? a : b
    const around = 2 * (a + other)
    const isTrue = side === 0
    const name = (kind: Kind) => say('task.kind', { kind: noun(kind) })
    /** A more special name is not sure; a more general one leaves out a clue. */
    const best = (right: Kind, options: readonly Kind[]) => ({
      right: name(right),
      work: '',
      wrong: options
        .filter((each) => each !== right)
        .map((each) =>
          namesOf[right].includes(each)
            ? ([name(each), 'shape.general-name', say('task.slip.general')] as const)
            : ([name(each), 'shape.extra-attribute', say('task.slip.extra')] as const),
        ),
    })
    const count = (kind: Kind) => {
      const value = namesOf[kind].length
      return {
        value,
        work: String(value),
        wrong: [
          [1, 'shape.own-name-only', say('task.slip.own')] as const,
          ...[2, 3, 4].map((each) =>
            each < value
              ? ([each, 'shape.not-inherited', say('task.slip.missing')] as const)
              : ([each, 'shape.extra-attribute', say('task.slip.sure')] as const),
          ),
        ],
      }
    }
    return {
      surely: best(start, kinds),
      names: count(start),
      around: {
        value: around,
        work: isEqual(start)
          ? String.raw`4 \times ${a} = ${around}`
          : String.raw`2 \times (${a} + ${b}) = ${around}`,
        wrong: [[a + other, 'grid.half-perimeter', say('task.slip.half')]],
      },
      changed: best(to, ['rectangle', 'rhombus', 'square']),
      more: count(to),
      claim: {
        right: say(isTrue ? 'task.yes' : 'task.no'),
        work: '',
        wrong: [
          isTrue
            ? [
                say('task.no'),
                'shape.not-inherited',
                say('task.slip.inside', { one: noun(to), other: noun(from) }),
              ]
            : [
                say('task.yes'),
                'shape.converse',
                say('task.slip.converse', { one: noun(from), other: noun(to) }),
              ],
        ],
      },
      same: {
        value: tidy(around / 4),
        work: String.raw`${around} \div 4 = ${tidy(around / 4)}`,
        wrong: [
          [around / 2, 'grid.half-perimeter', say('task.slip.four')],
          [a, 'model.answers-other', say('task.slip.first')],
          [around, 'area.stops-early', say('task.slip.all')],
        ],
      },
    }
  },
  why: (part, equation) => say(`task.why.${part}`, { equation }),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`)],
  solve({ told: [a = 0, b = a], stem, asked, question }) {
    const isRight = /right angles|ángulos rectos/.test(stem)
    const start: Kind = /parallel|paralel/.test(stem)
      ? 'parallelogram'
      : /four sides are|cuatro lados miden/.test(stem)
        ? isRight
          ? 'square'
          : 'rhombus'
        : 'rectangle'
    const isSides = asked('changed').length > 0
    const to: Kind = start === 'parallelogram' ? (isSides ? 'rhombus' : 'rectangle') : 'square'
    const words: Record<Kind, RegExp> = {
      parallelogram: /parallelogram|paralelogramo/,
      rectangle: /rectangle|rectángulo/,
      rhombus: /rhombus|rombo/,
      square: /square|cuadrado/,
    }
    const said = kinds
      .map((kind) => ({ kind, at: question('claim').search(words[kind]) }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at)
    const [{ kind: first } = { kind: start }, { kind: second } = { kind: start }] = said
    return {
      surely: words[start],
      names: namesOf[start].length,
      around: a + b + a + b,
      changed: words[to],
      more: namesOf[to].length,
      claim: namesOf[first].includes(second) ? /^(?:yes|sí)$/ : /^no$/,
      same: (a + b) / 2,
    }
  },
})
