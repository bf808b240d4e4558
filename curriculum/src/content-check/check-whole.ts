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
/** Different items of a model that computes, at a level. */
const minItems = 200
const minScienceTasks = 30
/** Of a model that tells stories. */
const minStories = 8
/** Of a model that asks choices: items whose right option alone is the longest. */
const maxLongestInBank = 0.35
/** Where numbers are drawn, one option of three is the longest as often as not. */
const maxLongestDrawn = 0.48

/** Different tasks in 40 questions of all models and levels, on average over 20 runs. */
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

/** What can be said against a model by what came up at all of its levels. */
function checkModel(form: SkillForm, levels: readonly LevelCounts[], seeds: number): PlacedFinding[] {
  const [first] = levels
  if (first === undefined) return []
  const findings: PlacedFinding[] = []
  const demand = (holds: boolean, rule: string, detail: string) => {
    if (!holds) findings.push({ where: `${form.id}/${first.model.id}`, rule, detail })
  }
  // Chance repeats itself: with few seeds fewer can be met.
  if (first.model.solve !== undefined) {
    const least = Math.min(...levels.map(({ distinct }) => distinct))
    const few = fewItems[`${form.id}/${first.model.id}`] ?? minItems
    // Few seeds do not meet all of few items.
    const wanted = Math.min(few < minItems && seeds < 1000 ? few / 2 : few, Math.floor(seeds * 0.5))
    demand(least >= wanted, 'too few different items', `${least} of ${wanted}`)
  }
  if (first.model.thinking === 'use in a story' && seeds >= 200) {
    const stories = new Set(levels.flatMap((its) => [...its.stories]))
    // Stories that a skill or a world tells in its own words are counted by their tasks.
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

/** What can be said against a skill by all that came up. */
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
