import { all } from '@skills-center/messages/values'
import type { Level } from '@skills-center/contract/ids'
import type { AnsweringTemplate, ItemTemplate } from '../../form/item-template.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import type { Words } from '../../form/words.ts'
import type { Random } from '../../random.ts'
import { numeral } from '../../wording.ts'
import { drawUntil, numberOf, slip } from '../answers.ts'
import { tableFigure } from '../display/display.ts'
import { clearGap, combinations, type Knob, type Lab } from '../run-simulation/lab.ts'
import { sortCards } from '../sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

/** Two fair tests on three cards occur about once in several hundred draws. */
const maxDraws = 20_000

/** Two runs, by their row indexes. */
type Pair = readonly [one: number, other: number]

interface FairRows<World> {
  level: Level
  world: World
  /** The knobs asked about: one, or two at level 2. */
  asked: number[]
  /** The settings of each run. */
  runs: number[][]
  /** The result of each run, in steps of the display. */
  shown: number[]
  /** The cards; at level 3, only the pair that answers the question. */
  pairs: Pair[]
  shuffle: number
}

const pairsOf = (runs: readonly unknown[]): Pair[] =>
  [...runs.keys()].flatMap((one) => [...runs.keys()].slice(one + 1).map((other): Pair => [one, other]))
/** The knobs in which two runs differ. */
export const changed = (runs: readonly (readonly number[])[], [one, other]: Pair): number[] =>
  [...(runs[one] ?? []).keys()].filter((knob) => runs[one]?.[knob] !== runs[other]?.[knob])
const isOnly = (knobs: readonly number[], knob: number | undefined): boolean =>
  knobs.length === 1 && knobs[0] === knob

/** The category of a pair: the index of the knob that it tests, or the last category. */
const placeOf = ({ asked, runs }: Pick<FairRows<unknown>, 'asked' | 'runs'>, pair: Pair): number => {
  const place = asked.findIndex((knob) => isOnly(changed(runs, pair), knob))
  return place < 0 ? asked.length : place
}

/**
 * A class's lab runs. Which pairs are a fair test of one knob (level 1), of one of two knobs (level 2)? How far does
 * one change alone move the result (level 3)?
 */
export const fairRows = <World>(
  lab: Lab<World>,
  standards: readonly string[],
): ModelForm<FairRows<World>, number> =>
  defineModel<FairRows<World>, number>({
    id: 'fair-rows',
    thinking: 'read a figure',
    seconds: 60,
    standards,
    // How many cards of level 1 show a fair test.
    aim: (random) => random.integer(1, 2),
    draw: (random, level, aim) =>
      drawUntil(
        () => drawRuns(lab, random, level),
        (values) => isFair(lab, values, aim),
        maxDraws,
      ),
    item(values) {
      const { level, world, asked, runs, shown } = values
      const knobs = lab.knobs(world)
      const { label, unit } = lab.measured
      const result = unit === undefined ? label : say('result', { label, unit })
      return {
        stem: [lab.scene(world), askOf(knobs, values)],
        figure: tableFigure(
          say('title'),
          [say('run'), ...knobs.map(({ head }) => head), result],
          runs.map((places, at) => [
            String(at + 1),
            ...places.map((place, knob) => knobs[knob]?.settings[place] ?? ''),
            written(lab, shown[at]),
          ]),
        ),
        ...(level === 3 ? gapOf(lab, values, knobs) : sorted(values, knobs)),
        hints:
          level === 3
            ? [say('hint.find', { name: knobs[asked[0] ?? 0]?.name ?? '' }), say('hint.subtract')]
            : [say('hint.fair'), say('hint.columns')],
      }
    },
    task: ({ level, asked }) => `${lab.id}/${level}/${asked.join('')}`,
  })

const written = <World>({ measured: { decimals } }: Lab<World>, steps = 0): string =>
  decimals === 0 ? numeral(steps) : (steps / 10 ** decimals).toFixed(decimals)

function drawRuns<World>(lab: Lab<World>, random: Random, level: Level): FairRows<World> {
  const world = lab.draw(random)
  const knobs = lab.knobs(world)
  const runs = random.sample(combinations(knobs), level === 1 ? 4 : 5).map((places) => [...places])
  const working = [...knobs.keys()].filter((knob) => level < 3 || knob !== lab.idle)
  const asked = random.sample(working, level === 2 ? 2 : 1)
  const possible = pairsOf(runs)
  const [knob = 0] = asked
  const fair = possible.filter((pair) => isOnly(changed(runs, pair), knob))
  return {
    level,
    world,
    asked,
    runs,
    shown: runs.map(
      (places) =>
        Math.round(lab.mean(world, places) * 10 ** lab.measured.decimals) +
        random.integer(-lab.scatter, lab.scatter),
    ),
    pairs: level === 3 ? fair : random.sample(possible, level === 1 ? 3 : 4),
    shuffle: random.integer(0, 1e9),
  }
}

/** Pairs that change the knob the same way as the fair pair, but also change something else. */
const unfairTwins = ({ runs, asked: [knob = 0], pairs: [fair = [0, 0]] }: FairRows<unknown>): Pair[] => {
  const settings = (pair: Pair) =>
    pair
      .map((run) => runs[run]?.[knob] ?? 0)
      .toSorted((one, other) => one - other)
      .join()
  return pairsOf(runs).filter((pair) => changed(runs, pair).length > 1 && settings(pair) === settings(fair))
}

const gap = ({ shown }: Pick<FairRows<unknown>, 'shown'>, [one, other]: Pair): number =>
  Math.abs((shown[one] ?? 0) - (shown[other] ?? 0))

function isFair<World>(lab: Lab<World>, values: FairRows<World>, fairCards: number): boolean {
  const { level, asked, runs, pairs } = values
  if (level === 3) {
    const [only] = pairs
    if (only === undefined || pairs.length > 1 || gap(values, only) < clearGap(lab)) return false
    const twins = unfairTwins(values)
    // An unfair pair must not give nearly the right answer by chance.
    return (
      twins.length > 0 &&
      twins.every((pair) => Math.abs(gap(values, pair) - gap(values, only)) >= clearGap(lab))
    )
  }
  const places = pairs.map((pair) => placeOf(values, pair))
  const hasTwo = pairs.some((pair) => {
    const knobs = changed(runs, pair)
    return knobs.length > 1 && asked.some((knob) => knobs.includes(knob))
  })
  if (level === 1) return hasTwo && places.filter((place) => place === 0).length === fairCards
  return hasTwo && new Set(places).size === asked.length + 1
}

const nameAt = (knobs: readonly Knob[], knob: number | undefined): Words => knobs[knob ?? 0]?.name ?? ''

/** The fair pair's settings of the first knob asked about, in list order. */
function endsOf(
  knobs: readonly Knob[],
  { asked: [knob = 0], runs, pairs: [pair = [0, 0]] }: FairRows<unknown>,
) {
  const [from = 0, to = 0] = pair.map((run) => runs[run]?.[knob] ?? 0).toSorted((one, other) => one - other)
  const settings = knobs[knob]?.settings ?? []
  return { from: settings[from] ?? '', to: settings[to] ?? '' }
}

const askOf = (knobs: readonly Knob[], values: FairRows<unknown>) => {
  const [first, second] = values.asked.map((knob) => nameAt(knobs, knob))
  if (values.level === 1) return say('ask-one', { name: first ?? '' })
  if (values.level === 2) return say('ask-two', { first: first ?? '', second: second ?? '' })
  return say('ask-change', { name: first ?? '', ...endsOf(knobs, values) })
}

type Answered = AnsweringTemplate & Pick<ItemTemplate, 'solution' | 'answer'>

function sorted(values: FairRows<unknown>, knobs: readonly Knob[]): Answered {
  const { level, asked, runs, pairs, shuffle } = values
  const categories =
    level === 1
      ? [say('fair'), say('unfair')]
      : [...asked.map((knob) => say('fair-for', { name: nameAt(knobs, knob) })), say('neither')]
  return {
    ...sortCards({
      shuffle,
      categories,
      cards: pairs.map((pair) => {
        const its = changed(runs, pair)
        const place = placeOf(values, pair)
        return {
          text: say('pair', { one: pair[0] + 1, other: pair[1] + 1 }),
          place,
          slips: asked.map((knob, at) =>
            its.length > 1 && its.includes(knob)
              ? { place: at, misconception: 'inquiry.changes-two' as const, feedback: say('told.two') }
              : {
                  place: at,
                  misconception: 'inquiry.tests-other' as const,
                  feedback: say('told.other', { name: nameAt(knobs, knob) }),
                },
          ),
        }
      }),
      slip: { misconception: 'evidence.overcautious', feedback: say('told.fair') },
    }),
    solution: pairs.map((pair) => {
      const its = changed(runs, pair)
      const told = {
        one: pair[0] + 1,
        other: pair[1] + 1,
        names: all(its.map((knob) => nameAt(knobs, knob))),
      }
      return its.length === 1 ? say('so.one', told) : say('so.two', told)
    }),
  }
}

function gapOf<World>(lab: Lab<World>, values: FairRows<World>, knobs: readonly Knob[]): Answered {
  const { asked, shown, pairs } = values
  const [one, other] = pairs[0] ?? [0, 0]
  const name = nameAt(knobs, asked[0])
  const { unit, decimals } = lab.measured
  const value = (steps: number): number => Number((steps / 10 ** decimals).toFixed(decimals))
  const [ours, theirs] = [shown[one] ?? 0, shown[other] ?? 0]
  return {
    ...numberOf({
      label: say('label'),
      ...(unit === undefined ? {} : { after: unit }),
      value: value(Math.abs(ours - theirs)),
      slips: [
        ...unfairTwins(values).map((pair) =>
          slip(value(gap(values, pair)), 'inquiry.changes-two', say('told.two-gap', { name })),
        ),
        slip(value(ours + theirs), 'data.adds', say('told.added')),
        slip(value(ours), 'data.stops-early', say('told.one-run')),
        slip(value(theirs), 'data.stops-early', say('told.one-run')),
      ],
    }),
    solution: [
      say('so.fair', { one: one + 1, other: other + 1, name }),
      say('so.gap', {
        more: numeral(value(Math.max(ours, theirs))),
        less: numeral(value(Math.min(ours, theirs))),
        value: numeral(value(Math.abs(ours - theirs))),
      }),
    ],
  }
}
