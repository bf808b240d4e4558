import { defineModel, mathIn, type Random, solved, tex, typed } from '#form'
import {
  type Absolute,
  absoluteBugs as bugs,
  absoluteValue,
  oneOnly,
  otherSide,
  skipsStep,
  usesSigns,
} from '#bugs/absolute/absolute-bugs.ts'
import { tidy } from '#bugs/bug.ts'
import { numberTex } from '#equations/exact.ts'
import { absTex, readAbsolute } from '#signed/absolute.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { signedWhole } from '#signed/signed.ts'
import { say } from './messages.gen.ts'

const bars = (value: number): string => absTex(numberTex(value))
const written = ({ asks, a, b }: Absolute): string =>
  ({
    one: bars(a),
    minus: `−${bars(a)}`,
    plus: `${bars(a)} + ${bars(b)}`,
    less: `${bars(a)} − ${bars(b)}`,
    unknown: `${absTex('x')} + ${b} = ${numberTex(tidy(Math.abs(a) + b))}`,
  })[asks]

const kindOf = ({ asks }: Absolute) => (asks === 'plus' || asks === 'less' ? 'two' : asks)
const termsOf = (its: Absolute) => {
  const { a, b } = its
  return {
    expression: tex(written(its)),
    one: tex(kindOf(its) === 'two' ? `${bars(a)} = ${Math.abs(a)}` : bars(a)),
    other: tex(`${bars(b)} = ${Math.abs(b)}`),
    a: tex(numberTex(a)),
    size: Math.abs(a),
    b,
    sum: tidy(Math.abs(a) + b),
    side: a < 0 ? 'left' : 'right',
    key: tex(numberTex(absoluteValue(its))),
    x: tex('x'),
    bars: tex(absTex('x')),
  }
}

function drawAsked(random: Random, asks: Absolute['asks']): Absolute {
  const tenths = random.chance(0.4) ? random.integer(1, 9) / 10 : 0
  const a = signedWhole(random, asks === 'one' ? 60 : 24)
  const b = asks === 'unknown' ? random.integer(2, 15) : signedWhole(random, 15)
  return { asks, a: tidy(a + Math.sign(a) * (asks === 'one' || asks === 'unknown' ? tenths : 0)), b }
}
const isTelling = ({ asks, a, b }: Absolute): boolean => {
  if (asks === 'less') return Math.abs(a) > Math.abs(b) && (a < 0 || b < 0)
  return asks !== 'plus' || ((a < 0 || b < 0) && a + b !== 0)
}
const barsIn = (stem: string): string => mathIn(stem).find((source) => source.includes('|')) ?? ''
/** The value of what is written, or the number x on the side that is told. */
function readAsked(source: string, stem: string): number {
  const [, b, sum] = /x\\right\| \+ (\d+) = ([\d.]+)$/.exec(source) ?? []
  if (b === undefined) return readAbsolute(source)
  return (/to the left|izquierda/.test(stem) ? -1 : 1) * (Number(sum) - Number(b))
}

/** One absolute value (level 1), a sum or a minus sign before the bars (level 2), back to the number (level 3). */
export const evaluate = defineModel<Absolute>({
  id: 'evaluate',
  thinking: 'compute',
  seconds: 35,
  standards: ['6.NS.C.7c'],
  bugs,
  task: ({ asks, a, b }) => `${asks} ${a < 0} ${asks !== 'one' && b < 0} ${Number.isInteger(a)}`,
  draw: (random, level) =>
    drawAsked(
      random,
      level === 1 ? 'one' : level === 2 ? random.pick(['minus', 'plus', 'less'] as const) : 'unknown',
    ),
  fits: isTelling,
  minWrongAnswers: 1,
  item(its) {
    const { asks } = its
    const terms = termsOf(its)
    const kind = kindOf(its)
    return {
      stem: [say(asks === 'unknown' ? 'evaluate.asks.unknown' : 'evaluate.asks.value', terms)],
      ...typed(its, { label: say('evaluate.label'), key: absoluteValue(its), bugs }),
      hints: [say(`evaluate.nudge.${kind}`, terms), say(`evaluate.hint.${kind}`, terms)],
      solution: [say(`evaluate.start.${kind}`, terms), say(`evaluate.so.${kind}`, terms)],
    }
  },
  solve: ({ stem }) => solved.number(readAsked(barsIn(stem), stem)),
})

const faults = faultsBy({ signs: usesSigns, one: oneOnly, side: otherSide, step: skipsStep }, (id, who) =>
  say(`mistake.${id}`, { who }),
)

/** Somebody's sum (level 1), difference (level 2), and number behind an absolute value (level 3). */
export const findMistake = claimModel<Absolute>({
  seconds: 50,
  standards: ['6.NS.C.7c'],
  task: ({ asks, a, b }) => `${asks} ${a < 0} ${b < 0}`,
  kinds: {
    1: [{ draw: (random) => drawAsked(random, 'plus'), faults: faults('signs', 'one') }],
    2: [{ draw: (random) => drawAsked(random, 'less'), faults: faults('signs', 'one') }],
    3: [{ draw: (random) => drawAsked(random, 'unknown'), faults: faults('side', 'step') }],
  },
  truth: absoluteValue,
  fits: isTelling,
  words(its, _who, got) {
    const terms = termsOf(its)
    const kind = its.asks === 'unknown' ? 'unknown' : 'two'
    return {
      context: say(its.asks === 'unknown' ? 'mistake.context.unknown' : 'mistake.context.value', terms),
      said: say('mistake.said', { got: tex(numberTex(got)) }),
      truth: say('mistake.truth', terms),
      hints: [say(`evaluate.nudge.${kind}`, terms), say(`evaluate.hint.${kind}`, terms)],
      start: [say(`evaluate.start.${kind}`, terms)],
    }
  },
  reads({ stem }) {
    const source = barsIn(stem)
    const [question = ''] = stem.split('“')
    const said = mathIn(stem).at(-1) ?? ''
    const truth = readAsked(source, question)
    const [a = 0, b = 0] = [...source.matchAll(/\\left\|(−?)(\d[\d.]*)/g)].map(
      ([, sign, digits]) => (sign === '−' ? -1 : 1) * Number(digits),
    )
    const more = Number(/\+ (\d+) =/.exec(source)?.[1] ?? 0)
    return {
      got: Number(said.replace('−', '-')),
      truth,
      ways: [
        [/with their signs|con sus signos/, / − \\left/.test(source) ? a - b : a + b],
        [/one of the two|una de las dos/, Math.abs(a)],
        [/wrong side|lado equivocado/, -truth],
        [/subtract first|restar primero/, Math.sign(truth) * (Math.abs(truth) + more)],
      ],
    }
  },
})
