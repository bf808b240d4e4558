import { formatAdvice } from '@skills-center/answers/format-advice'
import { readerLanguage } from '../platform/reader-language.ts'
import type { GradeLevel, SkillId } from '@skills-center/contract/ids'
import type { Response } from '@skills-center/contract/interaction'
import type { PreviewVerdict, QuestionPreview } from '@skills-center/contract/questions'
import type { AuthoredQuestion, QuestionFinding } from '@skills-center/contract/questions/authored'
import type { RichText } from '@skills-center/contract/rich-text'
import { checkAuthored } from '@skills-center/curriculum/authored/check-authored'
import { makeAuthored } from '@skills-center/curriculum/authored/make-authored'
import { checkResponse } from '@skills-center/curriculum/check-response'
import { keyResponse } from '@skills-center/curriculum/key-response'
import { rightAnswer } from '@skills-center/curriculum/right-answer'
import { presentItem } from '../platform/present-item.ts'
import { badRequest } from '../platform/problems.ts'
import { showMarkup } from '../platform/rich-text.ts'
import { formatMessage } from '../platform/format-message.ts'
import type { Text } from '@skills-center/messages/values'
import { say } from './messages.gen.ts'

export interface PreviewDeps {
  skill: (id: SkillId) => { readonly gradeLevel: GradeLevel } | undefined
}

const withWords = (message: Text) => ({ code: message.say, message: formatMessage(message) })

const mustChange = (field: string, message: Text): QuestionFinding => ({
  field,
  weight: 'must',
  ...withWords(message),
})

/** What teachers see while they write. Nothing is read from or written to the database. */
export function createPreview({ skill }: PreviewDeps) {
  function findings(question: AuthoredQuestion): QuestionFinding[] {
    const { skillId } = question
    const its = skillId === null ? undefined : skill(skillId)
    const unknown: QuestionFinding[] =
      skillId !== null && its === undefined ? [mustChange('skillId', say('skill-unknown'))] : []
    const found = checkAuthored(question, its?.gradeLevel ?? null)
    return [
      ...unknown,
      ...badMath(question),
      ...found.map(({ message, ...finding }) => ({ ...finding, ...withWords(message) })),
    ]
  }

  return {
    findings,

    preview(question: AuthoredQuestion, seed: number): QuestionPreview {
      const found = findings(question)
      const made = makeAuthored(question, 'preview', seed)
      if (!made.isMade) {
        const hasMust = found.some(({ weight }) => weight === 'must')
        const own = mustChange(made.field, made.message)
        return { shown: null, findings: hasMust ? found : [own, ...found] }
      }
      const { item } = made
      const shown = tryToShow(() => ({
        item: presentItem(item),
        rightAnswer: showMarkup(rightAnswer(item)),
        rightResponse: keyResponse(item.key),
        hints: item.hints.map(showMarkup),
        steps: item.solution.map(showMarkup),
      }))
      return { shown, findings: found }
    },

    judge(question: AuthoredQuestion, seed: number, response: Response): PreviewVerdict {
      const made = makeAuthored(question, 'preview', seed)
      if (!made.isMade) throw badRequest(made.message)
      const { verdict, echo, feedback, message } = checkResponse(made.item, response)
      const words =
        verdict === 'incorrect' ? feedback : message === null ? null : formatAdvice(message, readerLanguage())
      return { verdict, echo, feedback: words === null ? null : tryToShow(() => showMarkup(words)) }
    },
  }
}

/** Null if a text contains invalid math, which `badMath` reports. */
function tryToShow<Shown>(show: () => Shown): Shown | null {
  try {
    return show()
  } catch (error) {
    if (isMathError(error)) return null
    throw error
  }
}

const isMathError = (error: unknown): error is Error => error instanceof Error && error.name === 'ParseError'

/** The fields of one variant that contain invalid math. */
function badMath(question: AuthoredQuestion): QuestionFinding[] {
  const made = makeAuthored(question, 'preview', 0)
  if (!made.isMade) return []
  const { stem, hints, solution, wrongAnswers, interaction } = made.item
  const texts: [field: string, texts: readonly string[]][] = [
    ['stem', [stem]],
    ['hints', hints],
    ['steps', solution],
    ['answer', ['options' in interaction ? interaction.options.map(({ text }) => text).join('\n\n') : '']],
    ['answer', [rightAnswer(made.item)]],
    ['answer', wrongAnswers.map(({ feedback }) => feedback)],
  ]
  return texts.flatMap(([field, its]) =>
    its.flatMap((text, index): QuestionFinding[] => {
      const shown: RichText | null = tryToShow(() => showMarkup(text))
      if (shown !== null) return []
      const path = field === 'hints' || field === 'steps' ? `${field}.${index}` : field
      return [mustChange(path, say('math-unreadable'))]
    }),
  )
}
