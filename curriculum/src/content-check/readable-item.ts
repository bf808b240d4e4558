import type { Figure } from '@skills-center/contract/figure'
import type { Level } from '@skills-center/contract/ids'
import type { Language } from '@skills-center/contract/language'
import { make } from '../make-item.ts'
import { parseMarkup } from '../markup.ts'
import { formatAnswer, rightAnswer } from '../right-answer.ts'
import type { ItemModel, Skill } from '../skill.ts'
import { standardsOf } from '../standards/standards-of.ts'

/** Markup as plain text, with its math as TeX between \( and \). */
function readable(markup: string): string {
  return parseMarkup(markup)
    .map((paragraph) =>
      paragraph.map(({ kind, text }) => (kind === 'math' ? `\\(${text}\\)` : text)).join(''),
    )
    .join('\n\n')
}

/** All texts of a figure: its title, which may carry context, and its description. */
function figureText(figure: Figure): string {
  const title = 'title' in figure && figure.title !== '' ? `${figure.title}: ` : ''
  return readable(title + figure.description)
}

function everyString(node: unknown): unknown {
  if (typeof node === 'string') return readable(node)
  if (typeof node !== 'object' || node === null) return node
  if (Array.isArray(node)) return node.map(everyString)
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, everyString(value)]))
}

/** Everything about an item in plain text, for outside reviewers. */
export function readableItem(skill: Skill, model: ItemModel, level: Level, seed: number, language: Language) {
  const made = make(skill, model, level, seed, language)
  const { item } = made
  return {
    skill: skill.id,
    subject: skill.subject,
    grade: skill.gradeLevel,
    model: model.id,
    level,
    seed,
    language,
    standards: [...standardsOf(skill, model, made)],
    stem: readable(item.stem),
    figure: item.figure === undefined ? null : figureText(item.figure),
    interaction: everyString(item.interaction),
    key: everyString(item.key),
    rightAnswer: readable(rightAnswer(item)),
    wrongAnswers: item.wrongAnswers.map(({ key, misconception, feedback }) => ({
      answer: readable(formatAnswer(item, key)),
      misconception,
      feedback: readable(feedback),
    })),
    hints: item.hints.map(readable),
    solution: item.solution.map(readable),
  }
}
