import { languages } from '@skills-center/contract/language'
import type { LevelCounts } from './check-level.ts'
import { draw } from '../form/model.ts'
import type { SkillForm } from '../form/skill-form.ts'
import { createRandom } from '../random.ts'
import { fewItems } from './few-items.ts'
import type { PlacedFinding } from './finding.ts'

const minTasksIn40 = 25
const maxChoice = 1 / 3
const maxGuessing = 0.2
/** Minimum number of distinct items for a computed model at one level. */
const minItems = 200
const minScienceTasks = 30
/** Minimum number of stories for a model that uses them. */
const minStories = 8
/** For multiple-choice models: the largest share of items in which only the right option is the longest. */
const maxLongestInBank = 0.35
/** With random numbers, one of three options is often the longest by chance. */
const maxLongestDrawn = 0.48

/** Distinct tasks in 40 questions from all models and levels, averaged over 20 runs. */
function tasksIn40(form: SkillForm): number {
  const runs = 20
  let sum = 0
  for (let run = 0; run < runs; run += 1) {
    const random = createRandom(`tasks of ${form.id} ${run}`)
    const tasks = Array.from({ length: 40 }, () => {
      const model = random.pick(form.models)
      const { values } = draw(model, random, random.pick([1, 2, 2, 2, 3] as const))
      return `${model.id} ${model.task(values)}`
    })
    sum += new Set(tasks).size
  }
  return sum / runs
}

const total = (counts: readonly LevelCounts[], of: (its: LevelCounts) => number): number =>
  counts.reduce((sum, its) => sum + of(its), 0)

/** Findings on a model, based on the counts of all its levels. */
function checkModel(form: SkillForm, levels: readonly LevelCounts[], seeds: number): PlacedFinding[] {
  const [first] = levels
  if (first === undefined) return []
  const findings: PlacedFinding[] = []
  const demand = (holds: boolean, rule: string, detail: string) => {
    if (!holds) findings.push({ where: `${form.id}/${first.model.id}`, rule, detail })
  }
  // Random draws repeat, so a small number of seeds yields fewer distinct items.
  if (first.model.solve !== undefined) {
    const least = Math.min(...levels.map(({ distinct }) => distinct))
    const few = fewItems[`${form.id}/${first.model.id}`] ?? minItems
    // A small number of seeds does not reach every item, even when there are few.
    const wanted = Math.min(few < minItems && seeds < 1000 ? few / 2 : few, Math.floor(seeds * 0.5))
    demand(least >= wanted, 'too few different items', `${least} of ${wanted}`)
  }
  if (first.model.thinking === 'use in a story' && seeds >= 200) {
    const stories = new Set(levels.flatMap((its) => [...its.stories]))
    // Stories that a skill or a world writes itself are counted by their tasks.
    const told = stories.size > 0 ? stories : new Set(levels.flatMap((its) => [...its.tasks.keys()]))
    demand(told.size >= minStories, 'too few situations', [...told].join(', '))
  }
  const picked = total(levels, (its) => its.picked)
  const maxLongest = first.model.isBank === true ? maxLongestInBank : maxLongestDrawn
  for (const code of languages) {
    const longest = total(levels, (its) => its.longest[code])
    if (picked >= 100)
      demand(
        longest / picked <= maxLongest,
        'the key is the longest option',
        `${code}: ${longest} of ${picked}`,
      )
  }
  return findings
}

/** Findings on a skill, based on all of its counts. */
export function checkWhole(form: SkillForm, counts: readonly LevelCounts[], seeds: number): PlacedFinding[] {
  const findings: PlacedFinding[] = []
  const demand = (holds: boolean, rule: string, detail: string) => {
    if (!holds) findings.push({ where: form.id, rule, detail })
  }
  const inFew = tasksIn40(form)
  demand(inFew >= minTasksIn40, 'too few tasks in 40 questions', inFew.toFixed(1))
  const thinking = new Set(form.models.map((model) => model.thinking))
  demand(thinking.size >= 4, 'fewer than four ways of thinking', [...thinking].join(', '))
  const items = total(counts, (its) => its.items)
  const choice = total(counts, (its) => its.choices) / items
  demand(choice <= maxChoice + 0.001, 'too much multiple choice', `${(100 * choice).toFixed(0)}%`)
  const guess = total(counts, (its) => its.guesses) / items
  demand(guess < maxGuessing, 'too easy to guess', guess.toFixed(2))
  if (form.subject === 'science' && seeds >= 200) {
    const tasks = new Set(
      counts.flatMap(({ model, tasks: own }) => [...own.keys()].map((task) => `${model.id} ${task}`)),
    )
    demand(tasks.size >= minScienceTasks, 'too few different tasks', String(tasks.size))
  }
  const met = new Set(counts.flatMap(({ misconceptions }) => [...misconceptions]))
  for (const id of form.misconceptions) demand(met.has(id), 'misconception never met', id)
  const byModel = Map.groupBy(counts, ({ model }) => model.id)
  return [...findings, ...[...byModel.values()].flatMap((levels) => checkModel(form, levels, seeds))]
}
