import { drawUntil, plain } from '#form'
import {
  countsOf,
  dataShown,
  dotFigure,
  listed,
  rangeOf,
  type SmallTopic,
  someSmall,
  someWide,
  told,
} from '#data-sets/data-sets.ts'
import { ascending, distancesOf, madOf, meanOf, sumOf } from '#data-sets/measures.ts'
import { toNumber } from '#bugs/bug.ts'
import { type ClaimKind, claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { say } from './messages.gen.ts'
import { gaps, isClear, type Listed, median, once, range, sum, zeros } from './spread.ts'

interface Claimed extends Listed {
  /** A list by default. */
  shows?: 'list' | 'dots'
}

const mistakes = { sum, range, zero: zeros, median, gaps, once }
const faults = faultsBy<Claimed, keyof typeof mistakes>(mistakes, (id, who) => say(`claim.${id}`, { who }))

type Mistake = keyof typeof mistakes
/** Values where each of the mistakes leads to a number that somebody could claim. */
const withMistakes = (draw: () => Claimed, ids: readonly Mistake[]): Claimed =>
  drawUntil(draw, (its) => isClear(its.data) && ids.every((id) => mistakes[id].answer(its) !== null))

/** Numbers above 12, so that no claim repeats one of them. */
const written = (...ids: Mistake[]): ClaimKind<Claimed> => ({
  faults: faults(...ids),
  most: 12,
  draw: (random) =>
    withMistakes(() => {
      const topic = someWide(random)
      const start = random.integer(13, rangeOf(topic)[1] - 12)
      const count = random.pick([4, 5, 6])
      return { topic, data: Array.from({ length: count }, () => random.integer(start, start + 12)) }
    }, ids),
})
const dotted = (...ids: Mistake[]): ClaimKind<Claimed> => ({
  faults: faults(...ids),
  draw: (random) =>
    withMistakes(() => {
      const topic = someSmall(random)
      const [low, high] = rangeOf(topic)
      const count = random.pick([5, 6, 8])
      return {
        topic,
        shows: 'dots',
        data: ascending(Array.from({ length: count }, () => random.integer(low, high))),
      }
    }, ids),
})
const small = (topic: Listed['topic']): SmallTopic => {
  // Only small topics are drawn as dots.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  return topic as SmallTopic
}

/** A claim about a list with mistakes of the last step (level 1) or of the distances (level 2), about a dot plot (level 3). */
export const findMistake = claimModel<Claimed>({
  seconds: 90,
  standards: ['6.SP.B.5c'],
  task: ({ topic, shows }) => `${topic} ${shows ?? ''}`,
  kinds: {
    1: [written('sum', 'range')],
    2: [written('zero', 'median', 'sum'), written('gaps', 'median', 'range')],
    3: [dotted('once', 'zero', 'sum')],
  },
  truth: ({ data }) => Number(madOf(data).toFixed(1)),
  fits: ({ data }) => isClear(data) && new Set(data).size > 2,
  printed: ({ data, shows }) => (shows === 'dots' ? [data.length] : [data.length, ...data]),
  words({ topic, data, shows }, _who, got) {
    const distances = distancesOf(data)
    const terms = {
      n: data.length,
      mean: meanOf(data),
      list: distances.join(', '),
      spread: sumOf(distances),
      mad: Number(madOf(data).toFixed(1)),
      sum: data.join(' + '),
      total: sumOf(data),
    }
    const [low, high] = rangeOf(topic)
    return {
      context: [told(topic, data.length), shows === 'dots' ? say('claim.dots') : listed(data)],
      ...(shows !== 'dots'
        ? {}
        : {
            figure: dotFigure({
              topic: small(topic),
              from: low,
              step: 1,
              counts: countsOf(data, low, 1, high - low + 1),
            }),
          }),
      said: say('claim.said', { got: toNumber(got) }),
      truth: say('claim.truth', terms),
      hints: [say('claim.nudge'), say('claim.hint', terms)],
      start: [say('fill.so-mean', terms), say('so.distances', terms)],
    }
  },
  reads({ stem, figure }) {
    const said = plain(stem).split('“')[1] ?? ''
    const data =
      figure === undefined
        ? (/\d+(?:, \d+)+/.exec(stem)?.[0] ?? '').split(', ').map(Number)
        : [...dataShown(figure)]
    const its: Claimed = { topic: 'books', data }
    const by = (each: typeof sum): number => toNumber(each.answer(its) ?? -1)
    return {
      got: Number(/\d+(?:\.\d+)?/.exec(said)?.[0] ?? 0),
      truth: madOf(data),
      ways: [
        [/did not divide|no dividió/, by(sum)],
        [/greatest and the least|el número mayor y el menor/, by(range)],
        [/left out|no contó las distancias de/, by(zeros)],
        [/median|mediana/, by(median)],
        [/next number|número siguiente/, by(gaps)],
        [/only once|una sola vez/, by(once)],
      ],
    }
  },
})
