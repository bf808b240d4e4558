import type { Language as LanguageCode } from '@skills-center/contract/language'
import { SkillId } from '@skills-center/contract/ids'
import { type MisconceptionId, studentName, teacherName } from '../misconceptions/catalogue.ts'
import type { ItemModel, Misconception, Skill } from '../skill.ts'
import { languageToday } from './languages-today.ts'
import { type AnyModelForm, draw } from './model.ts'
import { written, writtenFigure } from './render.ts'
import { formerIdsOf, type SkillForm } from './skill-form.ts'

function asModel(model: AnyModelForm): ItemModel {
  const { id, thinking, seconds, calculator, standards, isClaim, solve } = model
  const base = {
    id,
    thinking,
    seconds,
    standards,
    ...(calculator === undefined ? {} : { calculator }),
    ...(isClaim === undefined ? {} : { isClaim }),
    draw: (random, level) => draw(model, random, level),
  } satisfies Omit<ItemModel, 'kind'>
  return solve === undefined ? { ...base, kind: 'conceptual' } : { ...base, kind: 'computed', solve }
}

/** 28 bits of a version: the revision number, for parts of the product that only handle numbers. */
export const revisionOf = (version: string): number => Number.parseInt(version.slice(0, 7), 16) || 1

/** Misconceptions with their names in the given language. */
export const misconceptionsIn = (ids: readonly MisconceptionId[], code: LanguageCode): Misconception[] =>
  ids.map((id) => ({
    id,
    name: written(teacherName(id), languageToday(code)),
    explanation: written(studentName(id), languageToday(code)),
  }))

/** A skill's texts in the given language, for lists, headings, and the lesson. */
export function skillWords(
  form: SkillForm,
  code: LanguageCode,
): Pick<Skill, 'strand' | 'name' | 'description' | 'misconceptions' | 'terms' | 'lesson'> {
  const language = languageToday(code)
  const { strand, name, description, misconceptions, lesson } = form
  return {
    strand: written(strand, language),
    name: written(name, language),
    description: written(description, language),
    misconceptions: misconceptionsIn(misconceptions, code),
    terms: lesson.words.map(({ word }) => written(word, language)),
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

const inLanguages = new Map<SkillForm, Map<LanguageCode, Skill>>()

/** A skill in the given language, as the product uses it. Each is made once. */
export function asSkill(form: SkillForm, code: LanguageCode = 'en'): Skill {
  const known = inLanguages.get(form) ?? new Map<LanguageCode, Skill>()
  inLanguages.set(form, known)
  const skill = known.get(code) ?? makeSkill(form, code)
  known.set(code, skill)
  return skill
}

function makeSkill(form: SkillForm, code: LanguageCode): Skill {
  const { id, version, subject, gradeLevel, icon, prerequisites, models } = form
  return {
    id: SkillId.parse(id),
    language: code,
    version,
    revision: revisionOf(version),
    subject,
    gradeLevel,
    icon,
    standards: [...new Set(models.flatMap(({ standards }) => standards))],
    prerequisites: prerequisites.map(({ skill }) => SkillId.parse(skill)),
    models: models.map(asModel),
    formerIds: formerIdsOf(form),
    inLanguage: (language) => asSkill(form, language),
    form,
    ...skillWords(form, code),
  }
}
