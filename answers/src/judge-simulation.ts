import { advise } from './advice/advice.ts'
import { type DecimalStyle, withPoints } from './decimal-style.ts'
import { judgeChoice } from './judge-choice.ts'
import { judgeNumber, type NumberKey } from './judge-number.ts'
import { type Settings, simulatedValue, type SimulatedWorld } from './simulated-run.ts'
import { incomplete, unreadable, type Judgement } from './verdict.ts'

/** A comparison that the answer requires: runs that differ in only one control. */
export interface SimulationNeed {
  knob: string
  /** The settings that count. */
  settings: readonly string[]
  /** How many different ones of these must have been tried. */
  distinct: number
  /** How many runs each of them needs. */
  each: number
  /** Required settings of other controls. */
  fixed?: Settings
  /** Messages for runs that do not meet the need, in a child's words. */
  says: {
    /** Too few settings of this control were tried. */
    untried: string
    /** They were tried, but another control changed too. */
    unfair: string
    /** The comparison is fair, but has too few runs. */
    again: string
  }
}

export interface SimulationKey extends SimulatedWorld {
  needs: readonly SimulationNeed[]
  answer: { kind: 'choice'; option: string } | ({ kind: 'number' } & NumberKey)
}

interface Run {
  settings: Settings
  value: number
}

interface Given {
  runs: readonly Run[]
  answer:
    | { kind: 'choice'; option: string }
    | { kind: 'number'; text: string; decimal?: DecimalStyle | undefined }
}

/**
 * Checks in this order: the rows are really the simulation's, the answer can be read, the rows can answer the question,
 * and the answer is right.
 */
export function judgeSimulation({ runs, answer }: Given, key: SimulationKey): Judgement {
  const isOurs = runs.every(({ settings, value }, at) => simulatedValue(key, settings, at + 1) === value)
  if (!isOurs) return unreadable(advise('rows-of-another'))
  const judged = judgeAnswer(answer, key.answer)
  if (judged.verdict === 'unreadable') return judged
  const missing = missingIn(key, runs)
  return missing === null ? judged : incomplete(missing)
}

function judgeAnswer(answer: Given['answer'], key: SimulationKey['answer']): Judgement {
  if (key.kind === 'choice')
    return answer.kind === 'choice' ? judgeChoice(answer.option, key) : unreadable(advise('choose-one'))
  if (answer.kind !== 'number') return unreadable(advise('as-number'))
  return judgeNumber(answer.decimal === 'comma' ? withPoints(answer.text) : answer.text, key)
}

/** The message for the first need that the runs do not meet; null if they meet all. */
function missingIn({ needs }: SimulationKey, runs: readonly Run[]): string | null {
  for (const need of needs) {
    const missing = lacks(need, runs)
    if (missing !== null) return need.says[missing]
  }
  return null
}

function lacks(
  { knob, settings, distinct, each, fixed = {} }: SimulationNeed,
  runs: readonly Run[],
): keyof SimulationNeed['says'] | null {
  const counting = runs.filter((run) => settings.includes(run.settings[knob] ?? ''))
  if (new Set(counting.map((run) => run.settings[knob])).size < distinct) return 'untried'
  // Groups of runs that agree in every other control, with the number of runs per setting.
  const groups = new Map<string, Map<string, number>>()
  for (const run of counting) {
    if (Object.entries(fixed).some(([other, setting]) => run.settings[other] !== setting)) continue
    const others = Object.entries(run.settings).filter(([id]) => id !== knob)
    const name = JSON.stringify(others.toSorted(([one], [other]) => (one < other ? -1 : 1)))
    const counts = groups.get(name) ?? new Map<string, number>()
    const setting = run.settings[knob] ?? ''
    groups.set(name, counts.set(setting, (counts.get(setting) ?? 0) + 1))
  }
  const fair = [...groups.values()].filter((counts) => counts.size >= distinct)
  if (fair.length === 0) return 'unfair'
  const isRepeated = fair.some(
    (counts) => [...counts.values()].filter((count) => count >= each).length >= distinct,
  )
  return isRepeated ? null : 'again'
}

/** The runs of a student who plans well: for each need its required settings, with everything else equal. */
export function runsThatAnswer(key: SimulationKey): { settings: Record<string, string>; value: number }[] {
  const planned: Record<string, string>[] = []
  for (const { knob, settings, distinct, each, fixed } of key.needs) {
    const others = Object.fromEntries(key.knobs.map(({ id, settings: [first = ''] }) => [id, first]))
    for (const setting of settings.slice(0, distinct)) {
      const wanted = { ...others, ...fixed, [knob]: setting }
      const isSame = (other: Settings) => key.knobs.every(({ id }) => other[id] === wanted[id])
      while (planned.filter(isSame).length < each) planned.push(wanted)
    }
  }
  return planned.map((settings, at) => {
    const value = simulatedValue(key, settings, at + 1)
    if (value === undefined) throw new RangeError('The simulation requires runs that it cannot do.')
    return { settings, value }
  })
}
