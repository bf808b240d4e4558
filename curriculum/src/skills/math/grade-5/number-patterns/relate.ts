import { arranged, defineModel, numbersIn, plain, solved, type Text, tex } from '#form'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import type { Patterns } from '#situations/two-patterns/two-patterns.ts'
import { say } from './messages.gen.ts'
import { relationText, rulesIn, rulesOf, standards } from './patterns.ts'

/** B is `n` times A, one of `n` equal parts of A, `n` more than A, or `n` less. */
interface Relation {
  kind: 'times' | 'part' | 'more' | 'less'
  n: number
}
interface Matched {
  relations: (Relation & { add: number })[]
  other: Relation
  shuffle: number
}
const patternsOf = ({ kind, n, add }: Relation & { add: number }): Patterns =>
  ({
    times: { startA: 0, addA: add, startB: 0, addB: n * add },
    part: { startA: 0, addA: n * add, startB: 0, addB: add },
    more: { startA: 0, addA: add, startB: n, addB: add },
    less: { startA: n, addA: add, startB: 0, addB: add },
  })[kind]
const textOf = ({ kind, n }: Relation): Text =>
  kind === 'part'
    ? say('relate.part', { part: tex(String.raw`\frac{1}{${n}}`) })
    : say(`relate.${kind}`, { n })
const turned = { times: 'part', part: 'times', more: 'less', less: 'more' } as const

/** Whose thinking it is to take one relation for another. */
function slipTo(from: Relation, to: Relation): { misconception: MisconceptionId | null; feedback: Text } {
  if (turned[from.kind] === to.kind && from.n === to.n)
    return { misconception: 'pattern.reversed', feedback: say('relate.turned') }
  const isSum = (kind: Relation['kind']): boolean => kind === 'more' || kind === 'less'
  const misconception = isSum(to.kind) && !isSum(from.kind) ? 'pattern.difference-stays' : null
  return { misconception, feedback: say('relate.slip') }
}

/** Times as much (level 1), parts as well (level 2), a difference that stays as well (level 3). */
export const matchRelations = defineModel<Matched>({
  id: 'match-relations',
  thinking: 'compare',
  seconds: 70,
  standards,
  task: ({ relations }) =>
    relations
      .map(({ kind, n }) => `${kind}${n}`)
      .toSorted()
      .join(),
  draw(random, level) {
    const [n = 2, m = 3, other = 4] = random.sample([2, 3, 4, 5, 10], 3)
    const gap = random.integer(2, 12)
    const sets: Record<1 | 2 | 3, [Relation[], Relation]> = {
      1: [
        [
          { kind: 'times', n },
          { kind: 'times', n: m },
          { kind: 'times', n: other },
        ],
        { kind: 'more', n: gap },
      ],
      2: [
        [
          { kind: 'times', n },
          { kind: 'part', n },
          { kind: random.pick(['times', 'part'] as const), n: m },
        ],
        { kind: 'more', n: gap },
      ],
      3: [
        [
          { kind: 'more', n: gap },
          { kind: 'less', n: gap },
          { kind: random.pick(['times', 'part'] as const), n },
        ],
        { kind: 'times', n: m },
      ],
    }
    const [relations, left] = sets[level]
    return {
      relations: relations.map((each) => ({ ...each, add: random.integer(2, 6) })),
      other: left,
      shuffle: random.integer(0, 1e9),
    }
  },
  // Two pairs of rules must not look alike.
  fits: ({ relations }) => new Set(relations.map((each) => JSON.stringify(patternsOf(each)))).size === 3,
  minWrongAnswers: 1,
  item({ relations, other, shuffle }) {
    const sourceOf = (each: Relation & { add: number }): Text => {
      const [a, b] = rulesOf(patternsOf(each))
      return say('relate.rules', { a: a ?? '', b: b ?? '' })
    }
    return {
      stem: [say('relate.asks')],
      ...arranged.match(shuffle, {
        pairs: relations.map((each) => ({
          source: sourceOf(each),
          target: textOf(each),
          slips: [...relations, other]
            .filter((wrong) => wrong !== each)
            .map((wrong) => ({ target: textOf(wrong), ...slipTo(each, wrong) })),
        })),
        others: [textOf(other)],
      }),
      hints: [say('relate.nudge'), say('relate.hint')],
      solution: relations.map((each) => {
        const relation = relationText(patternsOf(each))
        return each.kind === 'times' ? relation : say('relate.so', { relation, text: textOf(each) })
      }),
    }
  },
  solve: (shown) =>
    solved.match(shown, (source, target) => {
      const { startA, addA, startB, addB } = rulesIn(plain(source))
      const [first = 0, second] = numbersIn(target.replaceAll(/[{}]/g, ' ')).map(({ value }) => value)
      if (second !== undefined) return startA === 0 && startB === 0 && addA === second * addB
      if (/times|veces/.test(target)) return startA === 0 && startB === 0 && addB === first * addA
      return addA === addB && startB - startA === (/more|más/.test(target) ? first : -first)
    }),
})
