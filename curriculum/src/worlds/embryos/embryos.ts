import type { Random } from '../../random.ts'
import { type Cell, type Data, type Fact, lastTime, reading, timeAt } from '../data.ts'
import { greater, shown } from '../readings.ts'
import { pairsOf, untried } from '../repeats.ts'
import type { World } from '../world.ts'

/** Species compared with species A. */
const species = ['B', 'C', 'D'] as const

export interface EmbryoTruth {
  /** Number of stages until each lineage diverges from that of A: larger means more closely related. */
  parts: readonly number[]
  exact: readonly (readonly number[])[]
}

const features = 20
const within = 1
const stages = [1, 2, 3, 4, 5, 6, 7]

/** Embryos look alike at first; the more closely related, the longer they do (von Baer 1828). */
function draw(random: Random, { things }: { things: number }) {
  const chosen = random.sample(species, things)
  const parts = random.sample([1, 2, 3, 4, 5], things)
  const exact = parts.map((part) => {
    const pace = random.integer(22, 34) / 10
    return stages.map((stage) => Math.max(3, 19 - pace * Math.max(0, stage - part)))
  })
  const data: Data = {
    world: 'embryos',
    kind: 'course',
    about: { features },
    times: stages,
    within,
    series: chosen.map((thing, at) => ({
      thing,
      runs: [(exact[at] ?? []).map((value) => shown(random, value, within))],
    })),
  }
  return { data, truth: { parts, exact } satisfies EmbryoTruth }
}

const cellsOf = (series: readonly number[], ats: readonly number[]): Cell[] =>
  series.flatMap((each) => ats.map((at) => ({ series: each, run: 0, at })))
const decided = (verdict: Fact['verdict']): Fact['verdict'] =>
  verdict === 'undecided' ? 'too-near' : verdict

/** Whether one species is more like A than another at one stage. */
function closer(data: Data, [one, other]: readonly [number, number], at: number): Fact {
  const [ours, theirs] = [reading(data, one, at), reading(data, other, at)]
  return {
    id: `closer-${timeAt(data, at)}`,
    evidence: 'stage',
    things: [one, other],
    verdict: decided(greater(ours, theirs, within)),
    numbers: { ours, theirs, stage: timeAt(data, at) },
    cells: cellsOf([one, other], [at]),
    misconception: 'reading.wrong-series',
  }
}

/** The relationship that the stages together support: more alike at each late stage, or less. */
function kin(data: Data, [one, other]: readonly [number, number]): Fact {
  const late = [3, 4, 5]
  const verdicts = late.map((at) => greater(reading(data, one, at), reading(data, other, at), within))
  const isAll = (verdict: Fact['verdict']): boolean => verdicts.every((each) => each === verdict)
  return {
    id: 'kin',
    evidence: 'late',
    things: [one, other],
    verdict: isAll('true') ? 'true' : isAll('false') ? 'false' : 'too-near',
    numbers: {},
    cells: cellsOf([one, other], late),
    misconception: 'ancestry.later-look',
  }
}

/** Whether it is clearly less like A at the end than at the start. */
function parted(data: Data, series: number): Fact {
  const [first, last] = [reading(data, series, 0), reading(data, series, lastTime(data))]
  return {
    id: 'parted',
    evidence: 'ends',
    things: [series],
    verdict: decided(greater(first, last, within)),
    numbers: { first, last },
    cells: cellsOf([series], [0, lastTime(data)]),
    misconception: 'reading.one-point',
  }
}

/** Whether it still shares nearly all features with A at a stage. */
function alike(data: Data, series: number, at: number): Fact {
  const count = reading(data, series, at)
  return {
    id: `alike-${timeAt(data, at)}`,
    evidence: 'one',
    things: [series],
    verdict: count >= 18 ? 'true' : count <= 14 ? 'false' : 'too-near',
    numbers: { count, stage: timeAt(data, at) },
    cells: cellsOf([series], [at]),
    misconception: 'reading.wrong-axis',
  }
}

const facts = (data: Data): Fact[] => [
  ...[...data.series.keys()].flatMap((series) => [
    parted(data, series),
    alike(data, series, 3),
    ...['lives', 'large', 'parent'].map((id) => untried(id, series)),
  ]),
  ...pairsOf(data).flatMap((pair) => [kin(data, pair), closer(data, pair, 4), closer(data, pair, 6)]),
]

/** The number of features that embryos share with those of one species, stage by stage. */
export const embryos: World<EmbryoTruth> = {
  id: 'embryos',
  things: species,
  draw,
  facts,
  // Later stages were not observed.
  predict: () => undefined,
}
