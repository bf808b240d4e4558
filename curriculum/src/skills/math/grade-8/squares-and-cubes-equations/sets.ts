import { arranged, defineModel, math, mathIn, type Random, solved, tex, type Text, type Words } from '#form'
import { numberTex } from '#equations/exact.ts'
import { isPerfect, radicalTex, rootValue } from '#roots/roots.ts'
import { sortValues } from '#shapes/sort-values/sort-values.ts'
import { say } from './messages.gen.ts'
import { equationTex, letters, plainPower, type Power, rootsOf, solutionsIn, someRoot } from './powers.ts'

const counts = ['two', 'one', 'none'] as const
type Count = (typeof counts)[number]
const countOf = (equation: string): Count => counts[2 - solutionsIn(equation).length] ?? 'none'

/** An equation with so many solutions; `kind` tells how it may mislead. */
function drawCard(random: Random, level: 1 | 2 | 3, count: Count): string {
  const isCube = count === 'one' && random.chance(0.7)
  const index = isCube ? 3 : 2
  const sign = count === 'none' ? -1 : isCube ? random.pick([1, -1] as const) : 1
  const letter = random.pick(letters)
  const root =
    count === 'one' && !isCube
      ? { index: 2 as const, top: 0, bottom: 1 }
      : someRoot(random, index, level === 2 && random.chance(0.5))
  if (level === 2 && root.top !== 0 && random.chance(0.4)) {
    const inside = random.pick([2, 3, 5, 6, 7, 10, 11, 12, 15, 20, 30])
    return `${letter}^{${index}} = ${sign === 1 ? '' : '−'}${inside}`
  }
  const add = level === 3 ? random.pick([-1, 1]) * random.integer(2, 30) : 0
  const by = level === 3 && random.chance(0.4) ? random.integer(2, 5) : 1
  return equationTex({ ...plainPower(random, root, sign), letter, add, by })
}
interface Many {
  cards: string[]
  shuffle: number
}
/** Plain powers (level 1), fractions, decimals, and roots that are not whole (level 2), one more step (level 3). */
export const howMany = sortValues<Many>({
  id: 'how-many',
  thinking: 'classify',
  seconds: 70,
  standards: ['8.EE.A.2'],
  task: ({ cards }) =>
    cards
      .map((card) => card.replaceAll(/\d{2,}|[2-9](?!\})/g, 'n').replaceAll(/[a-z]\^/g, 'x^'))
      .toSorted()
      .join(),
  draw: (random, level) => ({
    cards: [...counts, random.pick(counts), random.pick(counts)].map((count) =>
      drawCard(random, level, count),
    ),
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ cards }) => cards.filter((card) => card.endsWith(' = 0')).length < 2,
  categories: () => counts.map((count) => say(`many.${count}`)),
  cards: ({ cards }) =>
    cards.map((card) => {
      const count = countOf(card)
      const isCube = card.includes('^{3}')
      const why = isCube ? 'cube' : count
      return {
        tex: card,
        place: counts.indexOf(count),
        why: say(`many.why.${why}`, { equation: tex(card) }),
        slips: counts.flatMap((other, place) =>
          other === count
            ? []
            : [
                {
                  place,
                  misconception: isCube
                    ? other === 'two'
                      ? ('roots.two-for-cube' as const)
                      : ('roots.no-negative-cube' as const)
                    : count === 'none'
                      ? ('roots.square-below-zero' as const)
                      : count === 'two'
                        ? other === 'one'
                          ? ('roots.one-solution' as const)
                          : ('roots.must-be-even' as const)
                        : ('roots.zero-square' as const),
                  feedback: say(`many.look.${why}`),
                },
              ],
        ),
      }
    }),
  words: () => ({
    stem: [say('many.asks')],
    hints: [say('many.nudge'), say('many.hint')],
    slip: { misconception: 'roots.one-solution', feedback: say('many.look.two') },
  }),
  reads: (card) => counts.indexOf(countOf(card)),
})

interface Sets {
  level: 1 | 2 | 3
  size: { top: number; bottom: number }
  letters: string[]
  shuffle: number
}
const kinds = ['square', 'cube', 'negative-cube', 'negative-square'] as const
type Kind = (typeof kinds)[number]
const indexOf = (kind: Kind): 2 | 3 => (kind.endsWith('cube') ? 3 : 2)
const isNegative = (kind: Kind): boolean => kind.startsWith('negative')
function cardOf({ level, size, letters: names }: Sets, kind: Kind): string {
  const letter = names[kinds.indexOf(kind)] ?? 'x'
  const index = indexOf(kind)
  const sign = isNegative(kind) ? -1 : 1
  if (level === 3) return `${letter}^{${index}} = ${sign === 1 ? '' : '−'}${size.top}`
  const power: Power = { letter, root: { index, ...size }, sign, by: 1, add: 0, shift: 0 }
  return equationTex(power)
}
/** “8 and −8”, “−∛5”, “No solution”. */
function setOf({ level, size }: Sets, kind: Kind): Words {
  const value = level === 3 ? radicalTex(indexOf(kind), size.top) : numberTex(rootValue(size))
  if (kind === 'square') return say('sets.two', { one: tex(value), other: tex(`−${value}`) })
  if (kind === 'negative-square') return say('sets.none')
  return math(kind === 'cube' ? value : `−${value}`)
}
function slipOf(kind: Kind, got: Kind) {
  if (kind === 'negative-square')
    return { misconception: 'roots.square-below-zero' as const, feedback: say('many.look.none') }
  if (got === 'negative-square')
    return kind === 'square'
      ? { misconception: 'roots.must-be-even' as const, feedback: say('many.look.two') }
      : { misconception: 'roots.no-negative-cube' as const, feedback: say('many.look.cube') }
  if (kind === 'square')
    return { misconception: 'roots.one-solution' as const, feedback: say('many.look.two') }
  return got === 'square'
    ? { misconception: 'roots.two-for-cube' as const, feedback: say('many.look.cube') }
    : { misconception: 'roots.loses-minus' as const, feedback: say('sets.sign') }
}
/** Whole numbers (level 1), fractions and decimals (level 2), roots that are written with a root sign (level 3). */
export const match = defineModel<Sets>({
  id: 'match-solutions',
  thinking: 'compare',
  seconds: 70,
  standards: ['8.EE.A.2'],
  task: ({ level, size }) => `${level} ${size.top} ${size.bottom}`,
  draw(random, level) {
    const { top, bottom } = someRoot(random, 3, level === 2)
    return {
      level,
      size:
        level === 3
          ? { top: random.integer(2, 60), bottom: 1 }
          : level === 1
            ? { top: random.integer(2, 12), bottom }
            : { top, bottom },
      letters: [...random.sample(letters, 4)],
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ level, size: { top } }) => level < 3 || (!isPerfect(top, 2) && !isPerfect(top, 3)),
  item(its) {
    return {
      stem: [say('sets.asks')],
      ...arranged.match(its.shuffle, {
        pairs: kinds.map((kind) => ({
          source: math(cardOf(its, kind)),
          target: setOf(its, kind),
          slips: kinds
            .filter((other) => other !== kind)
            .map((other) => ({ target: setOf(its, other), ...slipOf(kind, other) })),
        })),
      }),
      hints: [say('many.nudge'), say('many.hint')],
      solution: kinds.map((kind): Text =>
        say(`sets.why.${kind}`, { equation: tex(cardOf(its, kind)), set: setOf(its, kind) }),
      ),
    }
  },
  solve: (shown) =>
    solved.match(shown, (source, target) => {
      const found = solutionsIn(mathIn(source)[0] ?? '')
      const parts = mathIn(target)
      const is = parts.some((each) => each.startsWith('−'))
      const isCubeRoot = parts.some((each) => each.includes('[3]'))
      const hasRoot = parts.some((each) => each.includes('sqrt'))
      return (
        parts.length === found.length &&
        (found.length !== 1 || is === (found[0] ?? 0) < 0) &&
        (!hasRoot || isCubeRoot === (found.length === 1))
      )
    }),
})

const verdicts = ['all', 'missing', 'wrong'] as const
type Verdict = (typeof verdicts)[number]
type Slip = 'right' | 'one' | 'half' | 'two' | 'below' | 'sign'
interface Answer {
  power: Power
  slip: Slip
}
const verdictOf = (slip: Slip): Verdict => (slip === 'right' ? 'all' : slip === 'one' ? 'missing' : 'wrong')
const slipsAt: Record<Verdict, readonly Slip[]> = {
  all: ['right'],
  missing: ['one'],
  wrong: ['half', 'two', 'below', 'sign'],
}
function claimed({ power, slip }: Answer): Text {
  const value = numberTex(rootValue(power.root))
  const [one, other] = [tex(value), tex(`−${value}`)]
  const equation = tex(equationTex(power))
  const half = tex(String(power.root.top ** 2 / 2))
  if (slip === 'half') return say('answers.one', { equation, one: half })
  if (slip === 'one') return say('answers.one', { equation, one })
  const found = rootsOf(power).length
  if (slip === 'two' || slip === 'below' || (slip === 'right' && found === 2))
    return say('answers.two', { equation, one, other })
  if (found === 0) return say('answers.none', { equation })
  const isPositive = (power.sign === 1) === (slip === 'right')
  return say('answers.one', { equation, one: isPositive ? one : other })
}
function drawAnswer(random: Random, level: 1 | 2 | 3, verdict: Verdict): Answer {
  const slip = random.pick(slipsAt[verdict].filter((each) => level > 1 || each !== 'sign'))
  const index = slip === 'two' || slip === 'sign' ? 3 : slip === 'right' ? random.pick([2, 3] as const) : 2
  const sign =
    slip === 'below' || (slip === 'right' && random.chance(0.35))
      ? -1
      : index === 3 && level > 1
        ? random.pick([1, -1] as const)
        : 1
  const root = someRoot(random, index, level === 2 && slip !== 'half')
  const power = plainPower(random, root, sign)
  return {
    power: level === 3 ? { ...power, add: random.pick([-1, 1]) * random.integer(2, 20) } : power,
    slip,
  }
}
interface Answers {
  answers: Answer[]
  shuffle: number
}
/** Somebody’s solutions: of plain powers (level 1), of fractions and decimals (level 2), with one more step (level 3). */
export const findMistake = defineModel<Answers>({
  id: 'find-mistake',
  thinking: 'find the mistake',
  seconds: 80,
  standards: ['8.EE.A.2'],
  task: ({ answers }) =>
    answers
      .map(
        ({ power, slip }) =>
          `${slip} ${power.root.index} ${power.sign} ${power.root.bottom === 1} ${power.add === 0}`,
      )
      .toSorted()
      .join(),
  draw: (random, level) => ({
    answers: [...verdicts, random.pick(verdicts)].map((verdict) => drawAnswer(random, level, verdict)),
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ answers }) =>
    new Set(answers.map(({ power }) => equationTex(power))).size === answers.length &&
    answers.every(({ power, slip }) => slip !== 'half' || (power.root.top > 2 && power.root.top % 2 === 0)),
  item({ answers, shuffle }) {
    return {
      stem: [say('answers.asks')],
      ...arranged.sort(shuffle, {
        categories: verdicts.map((verdict) => say(`answers.verdict.${verdict}`)),
        cards: answers.map((answer) => {
          const its = verdictOf(answer.slip)
          return {
            text: claimed(answer),
            category: say(`answers.verdict.${its}`),
            slips: verdicts
              .filter((verdict) => verdict !== its)
              .map((verdict) => ({
                category: say(`answers.verdict.${verdict}`),
                misconception:
                  its === 'all'
                    ? ('judging.blames-right-work' as const)
                    : verdict === 'all'
                      ? ('judging.trusts-claim' as const)
                      : ('judging.names-other-fault' as const),
                feedback: say(its === 'all' ? 'answers.check' : 'answers.try'),
              })),
          }
        }),
        slip: { misconception: 'judging.trusts-claim', feedback: say('answers.try') },
      }),
      hints: [say('answers.nudge'), say('answers.hint')],
      solution: answers.map((answer) => {
        const { power, slip } = answer
        const [one, other] = rootsOf(power)
        const equation = tex(equationTex(power))
        if (one === undefined) return say('answers.so.none', { equation })
        return other === undefined
          ? say('answers.so.one', { equation, one: tex(numberTex(one)) })
          : say(slip === 'right' ? 'answers.so.both' : 'answers.so.two', {
              equation,
              one: tex(numberTex(one)),
              other: tex(numberTex(other)),
            })
      }),
    }
  },
  solve: (shown) =>
    solved.sort(shown, (card) => {
      const [equation = '', ...said] = mathIn(card)
      const value = (source: string): number => {
        const [, sign = '', top = '0', bottom = '1'] =
          /^(−?)\\frac\{(\d+)\}\{(\d+)\}$/.exec(source) ?? /^(−?)([\d.]+)$/.exec(source) ?? []
        return ((sign === '' ? 1 : -1) * Number(top)) / Number(bottom)
      }
      const truth = solutionsIn(equation)
      const got = said.map(value)
      const near = (one: number, list: readonly number[]): boolean =>
        list.some((each) => Math.abs(each - one) < 1e-6)
      if (got.some((each) => !near(each, truth))) return 2
      return truth.every((each) => near(each, got)) ? 0 : 1
    }),
})
