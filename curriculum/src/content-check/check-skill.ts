import { type Level, SkillId } from '@skills-center/contract/ids'
import { SkillIcon } from '@skills-center/contract/skills'
import { appearance, makeItem } from '../make-item.ts'
import type { ItemModel, Skill } from '../skill.ts'
import { hasParts, requireStandard } from '../standards/standards.ts'
import { checkForm } from './check-form.ts'
import { checkItem, checkShape, hintSaysKey } from './check-item.ts'
import type { Finding } from './finding.ts'
import { readingGrade } from './texts.ts'

const levels: readonly Level[] = [1, 2, 3]

/** Share of items in which a hint may name the answer's number by chance. */
const mostHintsThatTell = 0.15

export interface ModelReport {
  model: string
  /** Different items at levels 1, 2 and 3 among the seeds tried. */
  distinct: number[]
  interactions: string[]
  microseconds: number
}

export interface SkillReport {
  skill: Skill
  models: ModelReport[]
  findings: (Finding & { where: string })[]
}

/** Makes every model of a skill at every level for so many seeds. `now` gives milliseconds of processor time. */
export function checkSkill(skill: Skill, seeds: number, now: () => number): SkillReport {
  const findings: SkillReport['findings'] = checkWriting(skill).map((finding) => ({
    ...finding,
    where: skill.id,
  }))
  const used = new Set<string>()
  const models = skill.models.map((model) => {
    const report: ModelReport = { model: model.id, distinct: [], interactions: [], microseconds: 0 }
    for (const level of levels) {
      const outcome = checkModel(skill, model, level, seeds, now)
      findings.push(...outcome.findings)
      for (const id of outcome.misconceptions) used.add(id)
      report.distinct.push(outcome.distinct)
      report.microseconds = Math.max(report.microseconds, outcome.microseconds)
      report.interactions = [...new Set([...report.interactions, ...outcome.interactions])]
    }
    return report
  })
  for (const { id } of skill.misconceptions) {
    if (!used.has(id)) findings.push({ where: skill.id, rule: 'misconception never met', detail: id })
  }
  findings.push(...tooFew(skill, models, seeds))
  findings.push(...checkForm(skill, seeds))
  return { skill, models, findings }
}

function checkModel(skill: Skill, model: ItemModel, level: Level, seeds: number, now: () => number) {
  const where = `${skill.id}/${model.id}/${level}`
  const seen = new Set<string>()
  const misconceptions = new Set<string>()
  const interactions = new Set<string>()
  const findings = new Map<string, Finding & { where: string }>()
  const note = (found: Finding[], seed: number) => {
    for (const finding of found) {
      // One example of each rule is enough to mend it.
      if (!findings.has(finding.rule)) findings.set(finding.rule, { ...finding, where: `${where}#${seed}` })
    }
  }
  let spent = 0
  let hintsThatTell = 0
  const stems: string[] = []
  for (let seed = 0; seed < seeds; seed += 1) {
    const started = now()
    let item
    try {
      item = makeItem(skill, model, level, seed)
    } catch (error) {
      note([{ rule: 'cannot be made', detail: String(error) }], seed)
      continue
    }
    spent += now() - started
    hintsThatTell += Number(hintSaysKey(item))
    note(checkItem(skill, model, item), seed)
    if (seed < 200) {
      note(checkShape(item), seed)
      stems.push(item.stem)
      if (JSON.stringify(makeItem(skill, model, level, seed)) !== JSON.stringify(item)) {
        note([{ rule: 'the same seed gives another item', detail: item.stem }], seed)
      }
    }
    seen.add(appearance(item))
    interactions.add(item.interaction.kind)
    for (const { misconception } of item.wrongAnswers) {
      if (misconception !== null) misconceptions.add(misconception)
    }
  }
  if (hintsThatTell > seeds * mostHintsThatTell) {
    note([{ rule: 'hints say the key', detail: `${hintsThatTell} of ${seeds}` }], 0)
  }
  const grade = readingGrade(stems.join(' '))
  if (grade > skill.gradeLevel + 2) {
    note([{ rule: 'reads far above the grade', detail: `Flesch-Kincaid ${grade.toFixed(1)}` }], 0)
  }
  const microseconds = Math.round((spent / seeds) * 1000)
  // The first few hundred items run before the code is compiled.
  if (microseconds > 2000 && seeds >= 1000)
    note([{ rule: 'slow', detail: `${microseconds} microseconds an item` }], 0)
  return { distinct: seen.size, findings: [...findings.values()], misconceptions, interactions, microseconds }
}

/** At least 200 items per computed model and level, 24 between the conceptual models of a skill. */
function tooFew(skill: Skill, models: ModelReport[], seeds: number): SkillReport['findings'] {
  const findings: SkillReport['findings'] = []
  // Chance repeats itself: with few seeds fewer different items can be met.
  const wanted = Math.min(200, Math.floor(seeds * 0.5))
  for (const [index, model] of skill.models.entries()) {
    const least = Math.min(...(models[index]?.distinct ?? [0]))
    if (model.kind === 'computed' && least < wanted) {
      findings.push({
        where: `${skill.id}/${model.id}`,
        rule: 'too few different items',
        detail: `${least} of ${wanted}`,
      })
    }
  }
  const conceptual = models.filter((_, index) => skill.models[index]?.kind === 'conceptual')
  const between = conceptual.reduce(
    (sum, model) => sum + model.distinct.reduce((one, other) => one + other, 0),
    0,
  )
  if (conceptual.length > 0 && between < Math.min(24, seeds)) {
    findings.push({ where: skill.id, rule: 'too few conceptual items', detail: String(between) })
  }
  return findings
}

function checkWriting(skill: Skill): Finding[] {
  const findings: Finding[] = []
  const demand = (holds: boolean, rule: string, detail = '') => {
    if (!holds) findings.push({ rule, detail })
  }
  demand(SkillId.safeParse(skill.id).success, 'bad id', skill.id)
  demand(SkillIcon.safeParse(skill.icon).success, 'unknown icon', skill.icon)
  demand(skill.models.length >= 2, 'fewer than two models')
  demand(skill.misconceptions.length >= 3, 'fewer than three misconceptions')
  demand(skill.lesson.idea.length >= 2 && skill.lesson.words.length >= 2, 'a thin lesson')
  demand(
    skill.models.some((model) => model.id === skill.lesson.workedExample.model),
    'worked example of no model',
  )
  demand(new Set(skill.models.map((model) => model.id)).size === skill.models.length, 'model ids repeat')
  demand(
    new Set(skill.models.map((model) => model.thinking)).size >= 2,
    'all models ask for the same thinking',
  )
  for (const code of skill.standards) {
    try {
      requireStandard(code)
    } catch {
      demand(false, 'unknown standard', code)
    }
    demand(!hasParts(code), 'a standard that has parts: name the part', code)
  }
  return findings
}
