import type { Answer, Asked } from '../product.ts'

const slowMs = 2000

interface Found {
  name: string
  caller: string
  asked: Asked
  answer: Answer
}

const shown = ({ name, caller, asked, answer }: Found): string =>
  `${name} by ${caller}: ${answer.status} after ${Math.round(answer.ms)} ms\n  ${asked.method} ${asked.path}\n  ${asked.body?.slice(0, 1500) ?? ''}`

/** Counts what calls answered, and keeps what should not have been. */
export function createTally(names: readonly string[]) {
  const statuses = new Map<number, number>()
  const reached = new Set<string>()
  const asked = new Set<string>()
  const faults: Found[] = []
  const slow: Found[] = []
  const times: number[] = []

  return {
    note(name: string, caller: string, request: Asked, answer: Answer): void {
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      asked.add(name)
      times.push(answer.ms)
      if (answer.status >= 200 && answer.status < 300) reached.add(name)
      // Refused on purpose: full, or not for now.
      const isFault = answer.status === 0 || (answer.status >= 500 && answer.status !== 503)
      const found = { name, caller, asked: request, answer }
      if (isFault) faults.push(found)
      if (answer.ms > slowMs) slow.push(found)
    },

    /** Prints what was found; whether nothing was wrong. */
    report(run: { minutes: number; seed: string; memory: readonly number[]; log: string }): boolean {
      const never = names.filter((name) => !reached.has(name))
      const sorted = times.toSorted((a, b) => a - b)
      const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
      console.log(
        `${sorted.length} calls in ${run.minutes} minutes, seed ${run.seed}; ${asked.size} of ${names.length} operations`,
      )
      console.log(
        `ms: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, longest ${Math.round(sorted.at(-1) ?? 0)}`,
      )
      console.log(
        `MB: at first ${run.memory[0]}, most ${Math.max(...run.memory)}, at last ${run.memory.at(-1)}`,
      )
      for (const [status, count] of [...statuses].toSorted(([one], [two]) => one - two))
        console.log(`${status === 0 ? 'none' : status}: ${count}`)
      console.log(`Never succeeded (${never.length}): ${never.join(', ') || 'none'}`)
      console.log(`Faults (${faults.length}):`)
      const kinds = Map.groupBy(faults, ({ name }) => name)
      for (const of of kinds.values()) for (const found of of.slice(0, 3)) console.log(shown(found))
      console.log(`Over ${slowMs} ms (${slow.length}):`)
      for (const found of slow.slice(0, 20)) console.log(shown(found))
      if (run.log !== '') console.log(`The server’s log, its end:\n${run.log.slice(-6000)}`)
      return faults.length === 0 && slow.length === 0
    },
  }
}
