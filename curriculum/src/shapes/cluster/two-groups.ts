import type { Level } from '@skills-center/contract/ids'
import type { Text } from '@skills-center/messages/values'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { numeral } from '../../wording.ts'
import type { Random } from '../../random.ts'
import { drawUntil, type Offered, slip } from '../answers.ts'
import { tableFigure } from '../display/display.ts'
import { clusterOf, type ClusterPart } from './cluster.ts'
import { say } from './messages.gen.ts'

/** A question about the phenomenon that no number answers. */
export interface ClusterChoice {
  asks: Text
  right: Text
  wrong: readonly Offered[]
  why: Text
}

/**
 * Two groups that were measured several times each, with what the difference means. The second group always has the
 * larger values.
 */
export interface Phenomenon {
  id: string
  scene: Text
  title: Text
  /** Header of the column of groups, and of each run. */
  head: Text
  run: (run: number) => Text
  /** Row headers. */
  groups: readonly [Text, Text]
  /** The means of both groups, in steps of the display. */
  means: readonly [readonly [from: number, to: number], readonly [from: number, to: number]]
  /** How far a run is from the mean, in steps of the display. */
  scatter: number
  decimals: 0 | 1
  /** A symbol, the same in every language; undefined for things that are counted. */
  unit?: string
  asks: { means: readonly [Text, Text]; gap: Text; times: Text }
  /** What causes the difference, what that means for the whole, what the data leave open, what to test next. */
  choices: Readonly<Record<'cause' | 'whole' | 'untold' | 'next', ClusterChoice>>
}

interface Values {
  level: Level
  at: number
  /** The runs of both groups, in steps of the display. */
  runs: number[][]
  isFirstOnTop: boolean
  shuffle: number
}

const count = 4
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
const tidy = (value: number): number => Number(value.toFixed(4))
/** To the nearest tenth, halves up. */
const toTenth = (value: number): number => Math.round(10 * value + 1e-9) / 10

/** Four runs whose mean is a number of the display; one of them at least differs from it. */
const drawRuns = (random: Random, [from, to]: readonly [number, number], scatter: number): number[] =>
  drawUntil(
    () => {
      const mean = random.integer(from, to)
      return Array.from({ length: count }, () => mean + random.integer(-scatter, scatter))
    },
    (runs) => sum(runs) % count === 0 && new Set(runs).size > 1,
  )

/**
 * Four linked questions about one phenomenon. Level 1: both means, their difference, and its cause. Level 2: the
 * difference, its cause, what it means, and what the data leave open. Level 3: how many times as large, what it means,
 * what is left open, and what to test next.
 */
export function twoGroups(
  phenomena: readonly Phenomenon[],
  standards: readonly string[],
): ModelForm<Values, number> {
  const phenomenonOf = ({ at }: Pick<Values, 'at'>): Phenomenon => {
    const its = phenomena[at]
    if (its === undefined) throw new RangeError(`No phenomenon ${at}`)
    return its
  }
  return defineModel<Values, number>({
    id: 'one-phenomenon',
    thinking: 'use in a story',
    seconds: 120,
    calculator: 'basic',
    standards,
    aim: (random) => random.integer(0, phenomena.length - 1),
    draw(random, level, at) {
      const { means, scatter } = phenomenonOf({ at })
      return {
        level,
        at,
        runs: means.map((range) => drawRuns(random, range, scatter)),
        isFirstOnTop: random.chance(0.5),
        shuffle: random.integer(0, 1e9),
      }
    },
    // The groups do not overlap, so the difference is no scatter.
    fits: ({ runs: [low = [], high = []] }) => Math.min(...high) > Math.max(...low),
    item(values) {
      const { level, runs, isFirstOnTop, shuffle } = values
      const its = phenomenonOf(values)
      const rows = its.groups.map((name, group) => [
        name,
        ...(runs[group] ?? []).map((run) => written(its, run)),
      ])
      return {
        stem: [its.scene, say('ask')],
        figure: tableFigure(
          its.title,
          [its.head, ...Array.from({ length: count }, (_unused, run) => its.run(run + 1))],
          isFirstOnTop ? rows : rows.toReversed(),
        ),
        ...clusterOf(shuffle, partsOf(its, values)),
        hints: [say('hint-order'), say(`hint.${level}`)],
      }
    },
    task: ({ level, at }) => `${phenomenonOf({ at }).id}/${level}`,
  })
}

/** As in the table: always with its decimals. */
const written = (its: Phenomenon, steps: number): string => shownAs(its, steps).toFixed(its.decimals)

const shownAs = ({ decimals }: Phenomenon, steps: number): number => tidy(steps / 10 ** decimals)

function partsOf(its: Phenomenon, { level, runs }: Values): ClusterPart[] {
  const { cause, whole, untold, next } = its.choices
  const [low, high] = [0, 1].map((group) => meanPart(its, runs, group))
  if (low === undefined || high === undefined) throw new RangeError('A phenomenon has two groups')
  const choose = ({ asks, right, wrong, why }: ClusterChoice): ClusterPart => ({
    kind: 'choice',
    asks,
    right,
    wrong,
    why: [why],
  })
  if (level === 1) return [low, high, gapPart(its, runs, false), choose(cause)]
  if (level === 2) return [gapPart(its, runs, true), ...[cause, whole, untold].map(choose)]
  return [timesPart(its, runs), ...[whole, untold, next].map(choose)]
}

const meanOf = (its: Phenomenon, runs: readonly (readonly number[])[], group: number): number =>
  shownAs(its, sum(runs[group] ?? []) / count)

function meanPart(its: Phenomenon, runs: readonly (readonly number[])[], group: number): ClusterPart {
  const own = runs[group] ?? []
  const value = meanOf(its, runs, group)
  const total = shownAs(its, sum(own))
  return {
    kind: 'number',
    asks: its.asks.means[group === 0 ? 0 : 1],
    value,
    ...(its.unit === undefined ? {} : { unit: its.unit }),
    slips: [
      slip(total, 'data.no-division', say('told.total')),
      slip(meanOf(its, runs, 1 - group), 'reading.wrong-series', say('told.other-row')),
      slip(shownAs(its, own[0] ?? 0), 'reading.one-point', say('told.one-run')),
    ],
    why: [so(its, own, value)],
  }
}

/** “(3 + 4 + 5 + 4) ÷ 4 = 4” */
const so = (its: Phenomenon, own: readonly number[], value: number): Text =>
  say('so.mean', {
    list: own.map((run) => written(its, run)).join(' + '),
    value: numeral(value),
  })

/** Above level 1, the steps begin with both means. */
function gapPart(its: Phenomenon, runs: readonly (readonly number[])[], isFirst: boolean): ClusterPart {
  const [low, high] = [meanOf(its, runs, 0), meanOf(its, runs, 1)]
  const value = tidy(high - low)
  const first = (group: number): number => shownAs(its, runs[group]?.[0] ?? 0)
  return {
    kind: 'number',
    asks: its.asks.gap,
    value,
    ...(its.unit === undefined ? {} : { unit: its.unit }),
    slips: [
      slip(tidy(high + low), 'data.adds', say('told.adds')),
      slip(high, 'data.stops-early', say('told.one-mean')),
      slip(tidy(first(1) - first(0)), 'reading.one-point', say('told.one-run')),
    ].filter((each) => each.value > 0),
    why: [
      ...(isFirst ? bothMeans(its, runs) : []),
      say('so.gap', { high: numeral(high), low: numeral(low), value: numeral(value) }),
    ],
  }
}

const bothMeans = (its: Phenomenon, runs: readonly (readonly number[])[]): Text[] =>
  [0, 1].map((group) => so(its, runs[group] ?? [], meanOf(its, runs, group)))

function timesPart(its: Phenomenon, runs: readonly (readonly number[])[]): ClusterPart {
  const [low, high] = [meanOf(its, runs, 0), meanOf(its, runs, 1)]
  const value = toTenth(high / low)
  return {
    kind: 'number',
    asks: its.asks.times,
    value,
    within: 0.06,
    slips: [
      slip(tidy(high - low), 'ratio.additive', say('told.gap')),
      slip(toTenth(low / high), 'ratio.turned', say('told.turned')),
    ],
    why: [
      ...bothMeans(its, runs),
      say('so.times', { high: numeral(high), low: numeral(low), value: numeral(value) }),
    ],
  }
}
