import type { Level } from '@skills-center/contract/ids'
import { blindAnswers } from '../blind-answers.ts'
import { type Exact, exact } from '../bugs/bug.ts'
import { draw } from '../form/model.ts'
import type { AnyModelForm } from '../form/model.ts'
import type { SkillForm } from '../form/skill-form.ts'
import type { Item } from '../item.ts'
import { makeItem } from '../make-item.ts'
import { createRandom, type Random } from '../random.ts'
import type { Skill } from '../skill.ts'
import { allTexts, checkLanguages } from './check-languages.ts'
import type { Finding } from './finding.ts'
import { tooLong } from './house-words.ts'

type Found = Finding & { where: string }

const levels: readonly Level[] = [1, 2, 3]
/** Items whose languages and bugs are looked at, a model and level. */
const mostSeeds = 400
const leastKeyShare = 0.08
const leastTasks = 25
const mostChoice = 1 / 3
const mostGuessing = 0.2

/** The share of items of which each option is the key, and in which the key alone is the longest option. */
function checkKeys(items: readonly Item[], where: string): Found[] {
  const choices = items.flatMap(({ interaction, key }) =>
    interaction.kind === 'choice' && key.kind === 'choice'
      ? [{ options: interaction.options, option: key.option }]
      : [],
  )
  if (choices.length < 100) return []
  const ids = [...new Set(choices.flatMap(({ options }) => options.map(({ id }) => id)))]
  const rare = ids.flatMap((id): Found[] => {
    const share = choices.filter(({ option }) => option === id).length / choices.length
    return share >= leastKeyShare
      ? []
      : [{ where, rule: 'an option is hardly ever the key', detail: `${id}: ${(100 * share).toFixed(1)}%` }]
  })
  const longest = choices.filter(({ options, option }) => {
    const key = options.find(({ id }) => id === option)?.text.length ?? 0
    return options.every(({ id, text }) => id === option || text.length < key)
  }).length
  // By chance one of three is the longest as often as not.
  const allowed = Math.max(0.35, 1 / ids.length + 0.15)
  return longest / choices.length <= allowed
    ? rare
    : [...rare, { where, rule: 'the key is the longest option', detail: `${longest} of ${choices.length}` }]
}

const isExact = (got: unknown): got is Exact =>
  typeof got === 'number' || (Array.isArray(got) && got.every((part) => typeof part === 'number'))

/** A typed wrong answer that its bug does not give. */
function checkBugs(model: AnyModelForm, random: Random, level: Level): Finding[] {
  const { values, template } = draw(model, random, level)
  return template.wrongAnswers.flatMap(({ misconception, key }): Finding[] => {
    const bugs = (model.bugs ?? []).filter(({ id }) => id === misconception)
    if (bugs.length === 0 || key.kind !== 'number') return []
    const gives = bugs
      .map(({ gets }): unknown => gets(values))
      .filter(isExact)
      .map(exact)
    return gives.some((value) => value === key.value)
      ? []
      : [
          {
            rule: 'a wrong answer is not what its bug gives',
            detail: `${misconception ?? ''}: ${JSON.stringify(key.value)}`,
          },
        ]
  })
}

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

function checkWhole(form: SkillForm, items: ReadonlyMap<string, readonly Item[]>): Found[] {
  const findings: Found[] = []
  const demand = (holds: boolean, rule: string, detail: string) => {
    if (!holds) findings.push({ where: form.id, rule, detail })
  }
  const firsts = [...items.values()].flatMap((each) => each.slice(0, 1))
  const tasks = tasksIn40(form)
  demand(tasks >= leastTasks, 'too few tasks in 40 questions', tasks.toFixed(1))
  const thinking = new Set(form.models.map((model) => model.thinking))
  demand(thinking.size >= 4, 'fewer than four ways of thinking', [...thinking].join(', '))
  const choice = firsts.filter(({ interaction }) => interaction.kind === 'choice').length / firsts.length
  demand(choice <= mostChoice + 0.001, 'too much multiple choice', `${(100 * choice).toFixed(0)}%`)
  const guess =
    firsts.reduce((sum, { interaction }) => sum + 1 / (blindAnswers(interaction) ?? Infinity), 0) /
    firsts.length
  demand(guess < mostGuessing, 'too easy to guess', guess.toFixed(2))
  return findings
}

/** What can be said against a skill by its form: its languages, bugs, keys, and tasks. */
export function checkForm(skill: Skill, seeds: number): Found[] {
  const { form } = skill
  const findings = new Map<string, Found>()
  const items = new Map<string, Item[]>()
  for (const model of skill.models) {
    const written = form.models.find(({ id }) => id === model.id)
    for (const level of levels) {
      const where = `${skill.id}/${model.id}/${level}`
      const note = (found: readonly Finding[], seed: number) => {
        for (const finding of found) {
          const name = `${where} ${finding.rule}`
          if (!findings.has(name)) findings.set(name, { ...finding, where: `${where}#${seed}` })
        }
      }
      const made: Item[] = []
      for (let seed = 0; seed < Math.min(seeds, mostSeeds); seed += 1) {
        note(
          checkLanguages(model, (code) => makeItem(skill, model, level, seed, code)),
          seed,
        )
        if (written !== undefined)
          note(checkBugs(written, createRandom(`${where} bugs ${seed}`), level), seed)
        made.push(makeItem(skill, model, level, seed))
      }
      items.set(where, made)
      note(checkKeys(made, where), 0)
      const texts = made.flatMap((item) =>
        allTexts(item)
          // What a right answer is put together from is measured part by part.
          .filter(({ place }) => place !== 'figure' && place !== 'right answer')
          .map(({ text }) => text),
      )
      note(
        tooLong(texts).map((detail) => ({ rule: 'sentences too long', detail })),
        0,
      )
    }
  }
  return [...findings.values(), ...checkWhole(form, items)]
}
