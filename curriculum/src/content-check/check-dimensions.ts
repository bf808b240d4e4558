import type { SkillForm } from '../form/skill-form.ts'
import type { Finding } from './finding.ts'

/** Every model of a science skill, and no other model, names its practice and its crosscutting concept. */
export function checkDimensions({
  subject,
  dimensions = {},
  models,
}: Pick<SkillForm, 'subject' | 'dimensions' | 'models'>): Finding[] {
  const named = Object.keys(dimensions)
  const ids = subject === 'science' ? models.map(({ id }) => id) : []
  return [
    ...ids
      .filter((id) => !named.includes(id))
      .map((id) => ({ rule: 'a model without its practice and crosscutting concept', detail: id })),
    ...named
      .filter((id) => !ids.includes(id))
      .map((id) => ({ rule: 'a practice of a model that the skill does not have', detail: id })),
  ]
}
