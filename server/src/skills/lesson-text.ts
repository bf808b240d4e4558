import type { SkillId } from '@skills-center/contract/ids'
import type { SkillLesson } from '@skills-center/contract/skills'
import { type Skill, summarise } from '@skills-center/curriculum/skill'
import { requireStandard } from '@skills-center/curriculum/standards'
import { showMarkup } from '../platform/rich-text.ts'
import { mistakeExamples } from './mistake-examples.ts'

/** The part of a lesson that is the same for every reader. */
export function writeLesson(skill: Skill, skills: readonly Skill[]): Omit<SkillLesson, 'workedExample'> {
  const named = (ids: ReadonlySet<SkillId>) => skills.filter((other) => ids.has(other.id))
  const prerequisites = named(new Set(skill.prerequisites))
  const foundations = named(new Set(prerequisites.flatMap((earlier) => earlier.prerequisites))).filter(
    (earlier) => !prerequisites.includes(earlier),
  )
  const drawn = [...foundations, ...prerequisites, skill]
  const examples = mistakeExamples(skill)
  return {
    skill: summarise(skill),
    idea: skill.lesson.idea.map(showMarkup),
    figure: skill.lesson.figure ?? null,
    mistakes: skill.misconceptions.map(({ id, name, explanation }) => ({
      name,
      explanation: showMarkup(explanation),
      example: examples.get(id) ?? null,
    })),
    words: skill.lesson.words.map(({ word, meaning }) => ({ word, meaning: showMarkup(meaning) })),
    prerequisites: prerequisites.map(summarise),
    foundations: foundations.map(summarise),
    next: skills.filter((other) => other.prerequisites.includes(skill.id)).map(summarise),
    links: drawn.flatMap((later) =>
      drawn
        .filter((earlier) => later.prerequisites.includes(earlier.id))
        .map((earlier) => ({ from: earlier.id, to: later.id })),
    ),
    standards: skill.standards.map(requireStandard).map(({ code, label }) => ({ code, label })),
  }
}
