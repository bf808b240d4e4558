import type { Language as LanguageCode } from '@skills-center/contract/language'
import { SkillId } from '@skills-center/contract/ids'
import { studentName, teacherName } from '../misconceptions/catalogue.ts'
import type { ItemModel, Skill } from '../skill.ts'
import { languageToday } from './define-messages.ts'
import { type AnyModelForm, draw } from './model.ts'
import { render, written, writtenFigure } from './render.ts'
import type { SkillForm } from './skill-form.ts'

function asModel(model: AnyModelForm): ItemModel {
  const { id, thinking, seconds, calculator, standards, solve } = model
  const template: NonNullable<ItemModel['template']> = (random, level) => draw(model, random, level).template
  const base = {
    id,
    thinking,
    seconds,
    standards,
    ...(calculator === undefined ? {} : { calculator }),
    template,
    make: (random, level, language = 'en') => render(template(random, level), languageToday(language)),
  } satisfies Omit<ItemModel, 'kind'>
  return solve === undefined ? { ...base, kind: 'conceptual' } : { ...base, kind: 'computed', solve }
}

/** 28 bits of a version: what the parts of the product that know only a number call a skill's revision. */
const revisionOf = (version: string): number => Number.parseInt(version.slice(0, 7), 16) || 1

/** What lists, headings and the lesson say of a skill, in a language. */
export function skillWords(
  form: SkillForm,
  code: LanguageCode,
): Pick<Skill, 'strand' | 'name' | 'description' | 'misconceptions' | 'lesson'> {
  const language = languageToday(code)
  const { strand, name, description, misconceptions, lesson } = form
  return {
    strand: written(strand, language),
    name: written(name, language),
    description: written(description, language),
    misconceptions: misconceptions.map((id) => ({
      id,
      name: written(teacherName(id), language),
      explanation: written(studentName(id), language),
    })),
    lesson: {
      idea: lesson.idea.map((text) => written(text, language)),
      ...(lesson.figure === undefined ? {} : { figure: writtenFigure(lesson.figure, language) }),
      workedExample: lesson.workedExample,
      words: lesson.words.map(({ word, meaning }) => ({
        word: written(word, language),
        meaning: written(meaning, language),
      })),
    },
  }
}

/** A skill without words, as the parts of the product see it that know only English. */
export function asSkill(form: SkillForm): Skill {
  const { id, version, subject, gradeLevel, icon, prerequisites, models } = form
  return {
    id: SkillId.parse(id),
    revision: revisionOf(version),
    subject,
    gradeLevel,
    icon,
    standards: [...new Set(models.flatMap(({ standards }) => standards))],
    prerequisites: prerequisites.map(({ skill }) => SkillId.parse(skill)),
    models: models.map(asModel),
    form,
    ...skillWords(form, 'en'),
  }
}
