import { formatAdvice } from '@skills-center/answers/format-advice'
import type { Response } from '@skills-center/contract/interaction'
import type { ExerciseReply } from '@skills-center/contract/skills'
import { checkResponse } from '@skills-center/curriculum/check-response'
import type { Item } from '@skills-center/curriculum/item'
import { keyResponse } from '@skills-center/curriculum/key-response'
import { rightAnswer } from '@skills-center/curriculum/right-answer'
import { readerLanguage } from './reader-language.ts'
import { showMarkup } from './rich-text.ts'

/** Grades a try that does not count. Without a response, returns the solution. */
export function judgeExercise(item: Item, response: Response | null): ExerciseReply {
  if (response === null) return { verdict: null, echo: null, feedback: null, solution: solutionOf(item) }
  const { verdict, echo, feedback, message } = checkResponse(item, response)
  const words =
    verdict === 'incorrect' ? feedback : message === null ? null : formatAdvice(message, readerLanguage())
  return {
    verdict,
    echo,
    feedback: words === null ? null : showMarkup(words),
    solution: verdict === 'correct' ? solutionOf(item) : null,
  }
}

const solutionOf = (item: Item): ExerciseReply['solution'] => ({
  rightAnswer: showMarkup(rightAnswer(item)),
  rightResponse: keyResponse(item.key),
  steps: item.solution.map(showMarkup),
})
