import { byLevel, defineModel, tex, typedExpression } from '#form'
import { factoringLineBugs, missingLineBugs, pairBugs, scaledBugs } from '#bugs/linear-pairs/linear-bugs.ts'
import {
  drawPair,
  drawScaled,
  factorTex,
  isClearPair,
  type LinePair,
  lineText,
  openedLine,
  pairTex,
  plainLine,
  resultOf,
  type Scaled,
  scaledLine,
  scaledTex,
} from '#expressions/linear-pairs.ts'
import { box, factorShown, missingShown, sumShown, valueSomewhere } from '#expressions/linear-shown.ts'
import { drawMatched, isClearMatch, type MatchedPairs } from '#expressions/matched-pairs.ts'
import { matchValues } from '#shapes/match-values/match-values.ts'
import { mistakeWords, wrongLine } from '#shapes/wrong-line/wrong-line.ts'
import { sumTex } from '#math/sums-of-terms.ts'
import { drawLetterPair, type LetterPair, tellLetterPair } from '#situations/letter-pairs/letter-pairs.ts'
import { combining, expanding, factoring, findingLine } from '#solutions/linear-pairs/linear-pairs.ts'
import { showWork as showWorkOf } from '#shapes/show-work/show-work.ts'
import { say } from './messages.gen.ts'

/** Adding (level 1), subtracting (level 2), decimals (level 3). */
export const combine = defineModel<LinePair>({
  id: 'combine',
  thinking: 'compute',
  seconds: 50,
  standards: ['7.EE.A.1'],
  bugs: pairBugs,
  task: ({ operation, one, other }) => `${operation} ${[...one, ...other].map((each) => each < 0).join(' ')}`,
  draw: (random, level) =>
    drawPair(
      random,
      level === 1 ? 'plus' : level === 2 ? 'minus' : random.pick(['plus', 'minus', 'minus'] as const),
      level === 3 ? random.pick([0.5, 0.25]) : 1,
    ),
  fits: (pair, level) => isClearPair(pair) && (level < 3 || !Number.isInteger(pair.one[0])),
  item: (pair) => ({
    stem: [say('combine.asks', { source: tex(pairTex(pair)) })],
    ...typedExpression(pair, {
      label: say('label.simple'),
      letters: [pair.letter],
      key: plainLine(pair.letter, resultOf(pair)),
      form: 'simplified',
      bugs: pairBugs,
    }),
    ...combining(pair),
  }),
  solve: sumShown,
})

/** A negative factor (level 1), a fraction (level 2), more terms around the product (level 3). */
export const expand = defineModel<Scaled>({
  id: 'expand',
  thinking: 'compute',
  seconds: 50,
  standards: ['7.EE.A.1'],
  bugs: scaledBugs,
  task: ({ by, over, inside, more, added }) =>
    `${by < 0} ${over > 1} ${Math.abs(by) === 1} ${inside.map((each) => each < 0).join(' ')} ${Math.sign(more)} ${added > 0}`,
  draw: drawScaled,
  fits: (its) => scaledLine(its).every((each) => each !== 0),
  item: (its) => ({
    stem: [say(its.added === 0 ? 'expand.asks' : 'combine.asks', { source: tex(scaledTex(its)) })],
    ...typedExpression(its, {
      label: say('label.simple'),
      letters: [its.letter],
      key: plainLine(its.letter, scaledLine(its)),
      form: its.added === 0 ? 'expanded' : 'simplified',
      bugs: scaledBugs,
    }),
    ...expanding(its),
  }),
  solve: sumShown,
})

/** A negative number is factored out (level 1), a fraction (level 2), a negative fraction (level 3). */
export const factor = defineModel<Scaled>({
  id: 'factor',
  thinking: 'work backwards',
  seconds: 50,
  standards: ['7.EE.A.1'],
  bugs: factoringLineBugs,
  task: ({ by, over, inside }) => `${by} ${over} ${inside.map((each) => each < 0).join(' ')}`,
  draw(random, level) {
    const its = drawScaled(random, 1)
    const over = random.pick([2, 3, 4, 5])
    if (level === 1) return its
    const [s, c] = its.inside
    // Coefficients stay whole, and the constant in the parentheses grows.
    return { ...its, over, by: level === 2 ? 1 : -1, inside: [over * s, over * c] }
  },
  item(its) {
    const line = openedLine(its)
    return {
      stem: [
        say('factor.asks', {
          factor: tex(its.by === -1 && its.over === 1 ? '−1' : factorTex(its)),
          equation: tex(`${lineText(its.letter, line)} = ${factorTex(its)}(${box})`),
        }),
      ],
      ...typedExpression(its, {
        label: say('label.box'),
        letters: [its.letter],
        key: plainLine(its.letter, its.inside),
        bugs: factoringLineBugs,
      }),
      ...factoring(its),
    }
  },
  solve: factorShown,
})

/** Of a sum (level 1), of a difference (level 2), with decimals (level 3). */
export const missing = defineModel<LinePair>({
  id: 'missing-expression',
  thinking: 'work backwards',
  seconds: 55,
  standards: ['7.EE.A.1'],
  bugs: missingLineBugs,
  task: ({ operation, one, other }) => `${operation} ${[...one, ...other].map((each) => each < 0).join(' ')}`,
  draw: (random, level) =>
    drawPair(
      random,
      level === 1 ? 'plus' : level === 2 ? 'minus' : random.pick(['plus', 'minus'] as const),
      level === 3 ? 0.5 : 1,
    ),
  fits: (pair, level) => isClearPair(pair) && (level < 3 || !Number.isInteger(pair.one[0])),
  item(pair) {
    const { letter, one, operation } = pair
    const sign = operation === 'plus' ? '+' : '−'
    const equation = `(${lineText(letter, one)}) ${sign} ${box} = ${lineText(letter, resultOf(pair))}`
    return {
      stem: [say('missing.asks', { equation: tex(equation) })],
      ...typedExpression(pair, {
        label: say('label.box'),
        letters: [letter],
        key: plainLine(letter, pair.other),
        bugs: missingLineBugs,
      }),
      ...findingLine(pair),
    }
  },
  solve: missingShown,
})

/** Together (level 1), how much more (level 2), the other part (level 3). */
export const story = defineModel<LetterPair>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 60,
  standards: ['7.EE.A.1'],
  bugs: pairBugs,
  task: (its) => `${its.story} ${its.asks}`,
  draw: (random, level) => drawLetterPair(random, ({ 1: 'sum', 2: 'difference', 3: 'part' } as const)[level]),
  fits: (its) => isClearStory(its),
  item: (its) => ({
    stem: [tellLetterPair(its), say('story.asks')],
    ...typedExpression(its, {
      label: say('label.simple'),
      letters: [its.letter],
      key: plainLine(its.letter, resultOf(its)),
      form: 'simplified',
      bugs: pairBugs,
    }),
    hints: [say(`story.nudge.${its.asks}`), ...combining(its).hints.slice(0, 1)],
    solution: [say('story.write', { source: tex(pairTex(its)) }), ...combining(its).solution],
  }),
})
function isClearStory(its: LetterPair): boolean {
  const [s, c] = resultOf(its)
  // A negative constant would make "how much more" negative for small values of the letter.
  if (its.asks === 'difference' && c <= 1) return false
  return s > 1 && Math.abs(c) > 1 && [its.one, its.other].every(([, constant]) => Math.abs(constant) > 1)
}

/** Products (level 1), differences (level 2), sums and the same factored (level 3). */
const matched = (level: 1 | 2 | 3) =>
  matchValues<MatchedPairs>({
    id: 'same-value',
    thinking: 'compare',
    seconds: 75,
    standards: ['7.EE.A.1'],
    task: ({ pairs }) =>
      `${level} ${pairs
        .map(([source]) => source.replaceAll(/\d+|[a-z]/g, 'n'))
        .toSorted()
        .join()}`,
    draw: (random) => drawMatched(random, level),
    fits: isClearMatch,
    pairs: ({ pairs }) => pairs.map(([source, target]) => ({ source, target })),
    others: ({ other }) => [other],
    words: () => ({
      stem: [say('same.asks')],
      hints: [say(`same.nudge.${level}`), say('same.hint')],
      slip: { misconception: 'equation.loses-sign', feedback: say('same.slip') },
      why: [say(`same.why.${level}`)],
    }),
    means: valueSomewhere,
  })
export const sameValue = byLevel({ 1: matched(1), 2: matched(2), 3: matched(3) }, ({ stem }) =>
  /−?\d\(/.test(stem) ? 1 : 2,
)

interface Long {
  letter: string
  /** `start − by(s x + c) + more x`, over `over`. */
  start: number
  by: number
  s: number
  c: number
  more: number
}
/** A sum in the parentheses (level 1), a difference (level 2), decimals (level 3). */
export const findMistake = wrongLine<Long, { line: string; opened: number; slope: number }>({
  seconds: 60,
  standards: ['7.EE.A.1'],
  ...mistakeWords(say),
  task: ({ c, by, more }) => `${c > 0} ${Number.isInteger(by)} ${more > 0}`,
  steps: 3,
  draw: (random, level) => ({
    letter: random.pick(['x', 'n', 'y', 'a', 't', 'k']),
    start: random.integer(2, 12),
    by: level === 3 ? random.pick([0.5, 1.5, 2.5]) : random.integer(2, 6),
    s: (level === 3 ? 2 : 1) * random.integer(2, 5),
    c: (level === 3 ? 2 : 1) * (level === 1 ? 1 : -1) * random.integer(2, 6),
    more: random.integer(2, 9),
  }),
  fits: ({ start, by, s, c, more }) =>
    Math.abs(more - by * s) > 1 && start - by * c !== 0 && start + by * c !== 0,
  work({ letter, start, by, s, c, more }) {
    const tail = `+ ${more}${letter}`
    const opening = (opened: number) => ({
      line: `${sumTex([start, ''], [-by * s, letter], [opened, ''])} ${tail}`,
      opened,
      slope: -by * s,
    })
    const grouping = (slope: number, opened: number) => ({
      line: sumTex([slope, letter], [more, letter], [start, ''], [opened, '']),
      opened,
      slope,
    })
    const collected = (slope: number, opened: number) => ({
      line: lineText(letter, [slope, start + opened]),
      opened,
      slope,
    })
    return {
      start: { line: `${start} − ${by}(${lineText(letter, [s, c])}) ${tail}`, opened: 0, slope: 0 },
      steps: [
        {
          right: () => opening(-by * c),
          wrong: () => opening(by * c),
          move: () => say('mistake.move.open', { factor: tex(`−${by}`) }),
        },
        {
          right: ({ slope, opened }) => grouping(slope, opened),
          wrong: ({ slope, opened }) => grouping(-slope, opened),
          move: () => say('mistake.move.group'),
        },
        {
          right: ({ slope, opened }) => collected(slope + more, opened),
          wrong: ({ slope, opened }) => collected(slope - more, opened),
          move: () => say('mistake.move.combine'),
        },
      ],
    }
  },
  truth: () => say('mistake.truth'),
  means: (line) => valueSomewhere(line).toFixed(6),
})

/** The same sums and differences, simplified line by line. */
export const showWork = showWorkOf<LinePair>({
  of: combine,
  seconds: 75,
  task: (pair) => ({ kind: 'rewrite', given: pairTex(pair), form: 'simplified' }),
  letters: ({ letter }) => [letter],
  bugs: ['sign-in-distributing', 'unlike-terms'],
  answer(pair) {
    const [slope, constant] = resultOf(pair)
    return sumTex([slope, pair.letter], [constant, ''])
  },
})
