import type { ItemFacts, PickFacts } from './item-facts.ts'
import type { Finding } from './finding.ts'

/** An option that comes back must be right in at least this share of the questions that show it … */
const minRightShare = 0.08
/** … and in at most this share. */
const maxRightShare = 0.85
/** Options shown less often are ignored. */
const minShown = 100
const minShareShown = 0.15

interface Count {
  list: string
  shown: number
  right: number
  tasks: Set<string>
}

/** Counts how often each option is shown, and how often it is right. */
interface PickCounts {
  add: (facts: ItemFacts) => void
  findings: () => Finding[]
}

/**
 * `isBank`: each task is a separate question with its own options, and the same option is always right. The same is
 * true of a gap whose answer never changes.
 */
export function createPickCounts({ isBank }: { isBank: boolean }): PickCounts {
  const byPlace = new Map<string, Count>()
  const byName = new Map<string, Count>()
  /** The right answers seen in each list. */
  const answers = new Map<string, Set<string>>()
  let items = 0
  const count = (
    counts: Map<string, Count>,
    { list, right }: PickFacts,
    names: PickFacts['names'],
    task: string,
  ) => {
    for (const [at, name] of names.entries()) {
      if (name === undefined) continue
      const known = counts.get(list + name) ?? { list, shown: 0, right: 0, tasks: new Set() }
      counts.set(list + name, known)
      known.shown += 1
      known.right += Number(at === right)
      known.tasks.add(task)
    }
  }
  const isJudged = ({ list, shown, tasks }: Count): boolean =>
    shown >= Math.max(minShown, items * minShareShown) &&
    !(isBank && tasks.size === 1) &&
    (list === '' || (answers.get(list)?.size ?? 0) > 1)
  return {
    add({ picks, task }) {
      items += 1
      for (const pick of picks) {
        const answer = pick.names[pick.right] ?? `number ${items}`
        answers.set(pick.list, (answers.get(pick.list) ?? new Set()).add(answer))
        count(byPlace, pick, pick.ids, task)
        count(byName, pick, pick.names, task)
      }
    },
    findings() {
      const all = [...byPlace, ...byName].filter(([, its]) => isJudged(its))
      const told = (rule: string, isBad: (share: number) => boolean): Finding[] => {
        const bad = all.filter(([, { shown, right }]) => isBad(right / shown))
        const detail = bad.map(([name, { shown, right }]) => `${name}: ${right} of ${shown}`).join('; ')
        return bad.length === 0 ? [] : [{ rule, detail }]
      }
      return [
        ...told('an option is hardly ever right', (share) => share < minRightShare),
        ...told('an option is nearly always right', (share) => share > maxRightShare),
      ]
    },
  }
}
