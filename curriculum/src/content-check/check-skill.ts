import { type Level, SkillId } from '@skills-center/contract/ids'
import { SkillIcon } from '@skills-center/contract/skills'
import type { Skill } from '../skill.ts'
import { hasParts, requireStandard } from '../standards/standards.ts'
import { checkBanks } from './check-banks.ts'
import { checkDimensions } from './check-dimensions.ts'
import { checkLevel, type LevelCounts } from './check-level.ts'
import { checkWhole } from './check-whole.ts'
import type { Finding, PlacedFinding } from './finding.ts'

const levels: readonly Level[] = [1, 2, 3]

export interface ModelReport {
  model: string
  /** Distinct items at levels 1, 2, and 3 among the seeds tried. */
  distinct: number[]
  interactions: string[]
  microseconds: number
}

export interface SkillReport {
  id: string
  gradeLevel: number
  standards: readonly string[]
  misconceptions: number
  models: ModelReport[]
  findings: PlacedFinding[]
  /** CPU time of the check. */
  seconds: number
}

/**
 * Makes the given number of seeds for every model of a skill at every level. `now` returns CPU time in milliseconds.
 */
export function checkSkill(skill: Skill, seeds: number, now: () => number): SkillReport {
  const started = now()
  const { form } = skill
  const passes = skill.models.flatMap((model) =>
    form.models
      .filter(({ id }) => id === model.id)
      .flatMap((written) =>
        levels.map((level) => checkLevel({ skill, model, form: written, level }, seeds, now)),
      ),
  )
  const counts = passes.map((pass) => pass.counts)
  const findings = [
    ...[...checkWriting(skill), ...checkDimensions(form)].map((finding) => ({ ...finding, where: skill.id })),
    ...checkBanks(form),
    ...passes.flatMap((pass) => pass.findings),
    ...checkWhole(form, counts, seeds),
  ]
  return {
    id: skill.id,
    gradeLevel: skill.gradeLevel,
    standards: skill.standards,
    misconceptions: skill.misconceptions.length,
    models: [...Map.groupBy(counts, ({ model }) => model.id)].map(([id, own]) => reportOf(id, own)),
    findings,
    seconds: (now() - started) / 1000,
  }
}

const reportOf = (model: string, levelsOfIt: readonly LevelCounts[]): ModelReport => ({
  model,
  distinct: levelsOfIt.map(({ distinct }) => distinct),
  interactions: [...new Set(levelsOfIt.flatMap(({ interactions }) => [...interactions]))],
  microseconds: Math.max(...levelsOfIt.map(({ microseconds }) => microseconds)),
})

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
