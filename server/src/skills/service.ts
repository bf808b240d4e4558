import type { SkillId } from '@skills-center/contract/ids'
import type { CataloguedSkill, ExampleSeed, SkillLesson, WorkedExample } from '@skills-center/contract/skills'
import { makeItem } from '@skills-center/curriculum/make-item'
import { rightAnswer } from '@skills-center/curriculum/right-answer'
import { type Skill, summarise } from '@skills-center/curriculum/skill'
import { requireStandard } from '@skills-center/curriculum/standards'
import { presentItem } from '../platform/present-item.ts'
import { notFound } from '../platform/problems.ts'
import { showMarkup } from '../platform/rich-text.ts'

export interface SkillsNeeds {
  /** In teaching order. */
  skills: readonly Skill[]
  /**
   * A seed for a worked example. It is shown to the reader, so it must tell nothing of the chance that chooses
   * practice questions: hand in a source of its own.
   */
  newSeed: () => ExampleSeed
}

export function createSkills({ skills, newSeed }: SkillsNeeds) {
  const summaries = skills.map((skill): CataloguedSkill => ({
    ...summarise(skill),
    words: skill.lesson.words.map(({ word }) => word),
  }))
  const lessons = new Map(skills.map((skill) => [skill.id, writeLesson(skill, skills)]))
  return {
    /** Skills of one grade, or all. */
    list: (gradeLevel: number | undefined): CataloguedSkill[] =>
      gradeLevel === undefined ? summaries : summaries.filter((skill) => skill.gradeLevel === gradeLevel),

    /** A skill's lesson with the worked example of this seed, or one picked for the reader. */
    lesson(id: SkillId, seed: ExampleSeed = newSeed()): SkillLesson {
      const lesson = lessons.get(id)
      if (lesson === undefined) throw notFound('There is no such skill.')
      return { ...lesson.text, workedExample: workExample(lesson.skill, seed) }
    },
  }
}

export type SkillsFeature = ReturnType<typeof createSkills>

/** The part of a lesson that is the same for every reader. */
function writeLesson(skill: Skill, skills: readonly Skill[]) {
  const text: Omit<SkillLesson, 'workedExample'> = {
    skill: summarise(skill),
    idea: skill.lesson.idea.map(showMarkup),
    figure: skill.lesson.figure ?? null,
    mistakes: skill.misconceptions.map(({ name, explanation }) => ({
      name,
      explanation: showMarkup(explanation),
    })),
    words: skill.lesson.words.map(({ word, meaning }) => ({ word, meaning: showMarkup(meaning) })),
    prerequisites: skills.filter((other) => skill.prerequisites.includes(other.id)).map(summarise),
    next: skills.filter((other) => other.prerequisites.includes(skill.id)).map(summarise),
    standards: skill.standards.map(requireStandard).map(({ code, label }) => ({ code, label })),
  }
  return { skill, text }
}

/**
 * An item with its whole solution. It opens no practice question: it is made here, of a seed that is the server's
 * own or the reader's, and no token is read. Which seed a practice question has stays unknown, since its token is
 * encrypted and the two are drawn from different sources. Asking for examples until one looks like a question is
 * what any reader of our open source can do without us.
 */
function workExample(skill: Skill, seed: ExampleSeed): WorkedExample {
  const { model: modelId, level } = skill.lesson.workedExample
  const model = skill.models.find((candidate) => candidate.id === modelId)
  if (model === undefined) throw new Error(`${skill.id} has no model ${modelId}`)
  const item = makeItem(skill, model, level, seed)
  return {
    seed,
    item: presentItem(item),
    steps: item.solution.map(showMarkup),
    rightAnswer: showMarkup(rightAnswer(item)),
  }
}
