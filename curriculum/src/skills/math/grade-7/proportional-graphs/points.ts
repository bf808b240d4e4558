import { all, arranged, defineModel, mathIn, numbersIn, solved, tex, tidy, toNumber } from '#form'
import { numeral } from '@skills-center/messages/format-value'
import { constantBugs } from '#bugs/proportional/proportional-bugs.ts'
import { pointText } from '#equations/line.ts'
import { graphOf, pairShown, saysLine } from '#figures/proportional/proportional-figures.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import {
  allRates,
  drawOnGrid,
  type GridPair,
  gridPairs,
  type Proportion,
  ratesOf,
  type SceneId,
  tell,
  unitsOf,
  yOf,
} from '#situations/proportional/proportional.ts'
import { say } from './messages.gen.ts'

const pointTex = (x: number, y: number) => tex(`(${numeral(tidy(x))}, ${numeral(tidy(y))})`)

interface Match extends GridPair {
  scene: SceneId
  level: 1 | 2 | 3
  letters: string[]
  shuffle: number
}
const swaps = (scene: SceneId) => ({
  misconception: 'proportion.swaps',
  feedback: say('match.swapped', unitsOf(scene)),
})
const asOne = { misconception: 'proportion.amount-as-constant', feedback: say('match.as-one') }
const added = { misconception: 'ratio.additive', feedback: say('match.added') }

/** Letters of a graph (level 1), points by what they tell (level 2), without a graph (level 3). */
export const matchPoints = defineModel<Match>({
  id: 'match-points',
  thinking: 'explain',
  seconds: 60,
  standards: ['7.RP.A.2d'],
  task: ({ scene, level }) => `${scene} ${level}`,
  draw(random, level) {
    const fits = ({ rate, step, across, up }: GridPair): boolean =>
      level === 1 ? rate % step === 0 && across > 2 && up !== across : rate % step !== 0 || level === 3
    const pair = drawOnGrid(random, (id) =>
      gridPairs(level === 1 ? ratesOf(id, false) : allRates(id), level === 1 ? 3 : 4).filter(fits),
    )
    return { ...pair, level, letters: random.shuffle(['A', 'B', 'C']), shuffle: random.integer(0, 1e9) }
  },
  fits: ({ rate, across, up, level }) => rate !== 1 && up !== across && (level < 3 || across % 2 === 0),
  minWrongAnswers: 1,
  item(values) {
    const { scene, rate, step, across, up, level, letters, shuffle } = values
    const units = unitsOf(scene)
    const shown = { rate: yOf(scene, rate), across, up: numeral(up), ...units }
    const solution = [say('match.so-zero', units), say('match.so-one', shown), say('match.so-pair', shown)]
    if (level === 1) {
      const [zero = 'A', one = 'B', far = 'C'] = letters
      const at: Record<string, [number, number]> = { [zero]: [0, 0], [one]: [1, rate], [far]: [across, up] }
      const spot = (label: string): [number, number] => at[label] ?? [0, 0]
      const meaning = {
        zero: say('match.zero', units),
        one: say('match.rate', shown),
        far: tell.pair(scene, across, up),
        turned: tell.pair(scene, up, across),
        flat: tell.pair(scene, 1, up),
      }
      const graph = graphOf(scene, values)
      return {
        stem: [tell.about(scene), saysLine(scene), say('match.asks')],
        figure: {
          ...graph,
          points: ['A', 'B', 'C'].map((label) => ({ at: spot(label), label })),
          description: say('match.heard', {
            ...units,
            top: step * 10,
            step,
            points: all(
              ['A', 'B', 'C'].map((letter) => say('match.spot', { letter, point: pointText(spot(letter)) })),
            ),
          }),
        },
        ...arranged.match(shuffle, {
          pairs: [
            { source: say('match.point', { letter: zero }), target: meaning.zero },
            {
              source: say('match.point', { letter: one }),
              target: meaning.one,
              slips: [{ target: meaning.flat, ...asOne }],
            },
            {
              source: say('match.point', { letter: far }),
              target: meaning.far,
              slips: [
                { target: meaning.turned, ...swaps(scene) },
                { target: meaning.flat, ...asOne },
              ],
            },
          ],
          others: [meaning.turned, meaning.flat],
        }),
        hints: [say('match.nudge', units), say('match.hint', units)],
        solution,
      }
    }
    const point = {
      zero: pointTex(0, 0),
      one: pointTex(1, rate),
      twice: pointTex(2 * across, 2 * up),
      half: pointTex(across / 2, up / 2),
      turned: pointTex(rate, 1),
      flat: pointTex(1, up),
      sum: pointTex(2 * across, up + across),
    }
    const text = (id: keyof typeof point) => say('match.coordinates', { point: point[id] })
    return {
      stem: [
        tell.about(scene),
        level === 2 ? saysLine(scene) : say('match.told', { ...units, point: pointTex(across, up) }),
        say('match.asks-points'),
      ],
      ...(level === 2 ? { figure: graphOf(scene, values) } : {}),
      ...arranged.match(shuffle, {
        pairs: [
          { source: say('match.says.zero', units), target: text('zero') },
          {
            source: say('match.says.one', units),
            target: text('one'),
            slips: [
              { target: text('turned'), ...swaps(scene) },
              { target: text('flat'), ...asOne },
            ],
          },
          {
            source: say('match.says.twice', units),
            target: text('twice'),
            slips: [{ target: text('sum'), ...added }],
          },
          ...(level === 3 ? [{ source: say('match.says.half', units), target: text('half') }] : []),
        ],
        others: [text('turned'), text('flat'), text('sum')],
      }),
      hints: [say('match.nudge', units), say('match.hint', units)],
      solution,
    }
  },
  solve(shown) {
    const values = (text: string): number[] => numbersIn(text).map(({ value }) => value)
    const [a = 1, b = 1] =
      shown.figure?.kind === 'coordinate-plane'
        ? pairShown(shown.figure)
        : values(mathIn(shown.stem)[0] ?? '')
    const points = shown.figure?.kind === 'coordinate-plane' ? shown.figure.points : []
    return solved.match(shown, (source, target) => {
      const [one = 0, two = 0] = values(target)
      const at = points.find(({ label }) => points.length > 1 && source.endsWith(label))?.at
      if (at !== undefined) {
        if (at[0] === 0) return one === 0 && two === 0
        return at[0] === 1 ? /unit rate|tasa unitaria/i.test(target) : one === at[1] && two === at[0]
      }
      const x = /unit rate|tasa unitaria/i.test(source)
        ? 1
        : /twice|doble/i.test(source)
          ? 2 * a
          : /half|mitad/i.test(source)
            ? a / 2
            : 0
      return one === x && Math.abs(two * a - x * b) < 1e-6
    })
  },
})

function bugOf(id: string) {
  const found = constantBugs.find((each) => each.id === id)
  if (found === undefined) throw new RangeError(`No bug ${id}`)
  return found
}
const faults = faultsBy<Proportion, 'upside' | 'amount' | 'squares' | 'subtracts'>(
  {
    upside: bugOf('rate.upside-down'),
    amount: bugOf('proportion.amount-as-constant'),
    squares: bugOf('graph.counts-squares'),
    subtracts: bugOf('ratio.subtracts'),
  },
  (id, who) => say(`claim.${id}`, { who }),
)
const claims = (pick: (pair: GridPair) => boolean, ids: Parameters<typeof faults>) => [
  {
    draw: (random: Parameters<typeof drawOnGrid>[0]): Proportion => {
      const { scene, rate, step, across } = drawOnGrid(random, (id) =>
        gridPairs(ratesOf(id, false)).filter(pick),
      )
      return { scene, rate, n: across, d: 1, step }
    },
    faults: faults(...ids),
  },
]

/** Somebody's unit rate from a graph; the axis counts by ones (level 1) or by more. */
export const findMistake = claimModel<Proportion>({
  seconds: 60,
  standards: ['7.RP.A.2d'],
  task: ({ scene }) => scene,
  kinds: {
    1: claims(({ step }) => step < 3, ['amount', 'subtracts']),
    2: claims(({ step, rate }) => step > 3 && rate !== step, ['amount', 'squares', 'subtracts']),
    3: claims(
      ({ step, rate }) => step > 1 && rate < 9 && rate !== step,
      ['amount', 'squares', 'upside', 'subtracts'],
    ),
  },
  truth: ({ rate }) => rate,
  printed: ({ n, step = 1 }) => [n, step],
  isSaid: (got) => Number.isInteger(tidy(toNumber(got) * 100)),
  words({ scene, rate, n, step = 1 }, _who, got) {
    const units = unitsOf(scene)
    const said = (value: number) => say('claim.said', { n: numeral(tidy(value)), ...units })
    const up = rate * n
    const shown = { across: n, up: numeral(up), rate: numeral(rate), ...units }
    return {
      context: [tell.about(scene), saysLine(scene)],
      figure: graphOf(scene, { rate, step, across: n, up }),
      said: said(toNumber(got)),
      truth: said(rate),
      hints: [say('claim.nudge', units), say('claim.hint', units)],
      start: [say('claim.so', shown)],
    }
  },
  reads(shown) {
    const [x, y] = pairShown(shown.figure)
    const step = shown.figure?.kind === 'coordinate-plane' ? shown.figure.y.step : 1
    return {
      got: numbersIn(shown.stem.split('“')[1] ?? '')[0]?.value ?? 0,
      truth: y / x,
      ways: [
        [/at point P|del punto P/, y],
        [/squares|cuadros/, y / step / x],
        [/order|orden/, x / y],
        [/subtracted|restó/, Math.abs(y - x)],
      ],
    }
  },
})
