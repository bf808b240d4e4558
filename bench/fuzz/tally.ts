import { loadavg } from 'node:os'
import type { Answer, Asked } from '../product.ts'

/** Milliseconds above which a call counts as slow. */
const slowMs = 2000
/** How many of the slowest calls to print, even if none was slow. */
const slowestShown = 12

/** How a call was made: as a real user would, with something strange in it, or about another user's objects. */
export type Kind = 'proper' | 'strange' | 'foreign'

interface Noted {
  name: string
  caller: string
  kind: Kind
  asked: Asked
  answer: Answer
  /** The calls that were in progress when this one finished. */
  beside: readonly string[]
}

const shown = ({ name, caller, kind, asked, answer, beside }: Noted): string =>
  [
    `${name} (${kind}) by ${caller}: ${answer.status} after ${Math.round(answer.ms)} ms, beside ${beside.join(', ') || 'nothing'}`,
    `  ${asked.method} ${asked.path.slice(0, 300)}`,
    `  ${asked.body?.slice(0, 1500) ?? ''}`,
    ...(answer.status >= 500 ? [`  ${answer.text.slice(0, 300)}`] : []),
  ].join('\n')

const isSuccess = ({ status }: Pick<Answer, 'status'>) => status >= 200 && status < 300
const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`)

interface Figures {
  proper: number
  succeeded: number
  all: number
  longest: number
  refusals: Map<string, number>
}

export interface Run {
  minutes: number
  seed: string
  memory: readonly number[]
  /** The server's CPU seconds. */
  cpuSeconds: number
  /** The longest event loop delay of this program, in milliseconds. A slow call may owe that much to it. */
  ownDelay: number
  log: string
  /** Why an operation cannot succeed here. */
  expectedFailures: Readonly<Record<string, string>>
  hasTable: boolean
}

/** Counts replies, and keeps the ones that should not have happened. */
export function createTally(names: readonly string[]) {
  const statuses = new Map<number, number>()
  const figures = new Map<string, Figures>(
    names.map((name) => [
      name,
      { proper: 0, succeeded: 0, all: 0, longest: 0, refusals: new Map<string, number>() },
    ]),
  )
  const faults: Noted[] = []
  const slow: Noted[] = []
  const slowest: Noted[] = []
  const times: number[] = []
  const underway = new Map<symbol, string>()
  const loadBefore = loadavg()

  function reasonOf(name: string, expectedFailures: Readonly<Record<string, string>>): string {
    const known = expectedFailures[name]
    if (known !== undefined) return known
    const [max] = [...(figures.get(name)?.refusals ?? [])].toSorted(([, one], [, two]) => two - one)
    return `NOT EXPLAINED; mostly: ${max?.[0] ?? 'never asked'}`
  }

  function printTable(): void {
    const rows = [...figures].toSorted(
      ([, one], [, two]) => one.succeeded / (one.proper || 1) - two.succeeded / (two.proper || 1),
    )
    for (const [name, { proper, succeeded, all, longest, refusals }] of rows) {
      const max = [...refusals].toSorted(([, one], [, two]) => two - one).slice(0, 2)
      console.log(
        `${name}: ${all} calls, ${succeeded} of ${proper} proper ones succeeded, longest ${Math.round(longest)} ms; ` +
          max.map(([reason, count]) => `${count} × ${reason}`).join('; '),
      )
    }
  }

  return {
    /** Records the start of a call. Returns a function to call with its reply. */
    begin(name: string, caller: string, kind: Kind, asked: Asked): (answer: Answer) => void {
      const key = Symbol(name)
      underway.set(key, name)
      return (answer) => {
        underway.delete(key)
        const noted = { name, caller, kind, asked, answer, beside: [...underway.values()] }
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        times.push(answer.ms)
        const of = figures.get(name)
        if (of !== undefined) {
          of.all += 1
          of.longest = Math.max(of.longest, answer.ms)
          if (kind === 'proper') of.proper += 1
          if (isSuccess(answer)) of.succeeded += kind === 'proper' ? 1 : 0
          else if (kind === 'proper') {
            const reason = `${answer.status} ${/"detail":"([^"]*)"/.exec(answer.text)?.[1]?.slice(0, 110) ?? answer.text.slice(0, 80)}`
            of.refusals.set(reason, (of.refusals.get(reason) ?? 0) + 1)
          }
        }
        if (answer.status === 0 || answer.status >= 500) faults.push(noted)
        if (answer.ms > slowMs) slow.push(noted)
        slowest.push(noted)
        slowest.sort((one, two) => two.answer.ms - one.answer.ms)
        slowest.length = Math.min(slowest.length, slowestShown)
      }
    },

    /** Prints the results. Returns whether everything was fine. */
    report(run: Run): boolean {
      const never = names.filter((name) => figures.get(name)?.succeeded === 0)
      const sorted = times.toSorted((a, b) => a - b)
      const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
      const sum = (of: (figure: Figures) => number) =>
        figures.values().reduce((total, figure) => total + of(figure), 0)
      const [proper, succeeded] = [sum((of) => of.proper), sum((of) => of.succeeded)]
      if (run.hasTable) printTable()
      console.log(
        `${sorted.length} calls of ${names.length} operations in ${run.minutes} minutes, seed ${run.seed}`,
      )
      console.log(
        `Proper calls: ${proper}, of which ${percent(succeeded, proper)} succeeded; strange ones, and ones about what is others’: ${sorted.length - proper}`,
      )
      console.log(
        `ms: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, longest ${Math.round(sorted.at(-1) ?? 0)}`,
      )
      console.log(
        `Load of the machine before and after: ${loadBefore[0]?.toFixed(1)}, ${loadavg()[0]?.toFixed(1)}; the server took ` +
          `${Math.round(run.cpuSeconds)} s of a processor; this program was held up for ${Math.round(run.ownDelay)} ms at most`,
      )
      console.log(
        `MB: at first ${run.memory[0]}, most ${Math.max(...run.memory)}, at last ${run.memory.at(-1)}`,
      )
      for (const [status, count] of [...statuses].toSorted(([one], [two]) => one - two))
        console.log(`${status === 0 ? 'none' : status}: ${count}`)
      console.log(`Never succeeded (${never.length} of ${names.length}):`)
      for (const name of never) console.log(`  ${name}: ${reasonOf(name, run.expectedFailures)}`)
      console.log(`Slowest:`)
      for (const { name, kind, answer } of slowest)
        console.log(`  ${name} (${kind}): ${Math.round(answer.ms)} ms, ${answer.status}`)
      console.log(`Not answered, or 5xx (${faults.length}):`)
      const kinds = Map.groupBy(faults, ({ name }) => name)
      for (const of of kinds.values()) for (const found of of.slice(0, 3)) console.log(shown(found))
      console.log(`Over ${slowMs} ms (${slow.length}):`)
      for (const found of slow.slice(0, 20)) console.log(shown(found))
      if (run.log !== '') console.log(`The server’s log, its end:\n${run.log.slice(-6000)}`)
      return faults.length === 0 && slow.length === 0
    },
  }
}

export type Tally = ReturnType<typeof createTally>
