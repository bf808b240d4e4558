import type { Answer } from './answers.ts'

/** Answers that hold every word of the query, in question or answer, whatever the case; all for an empty query. */
export function findAnswers(answers: readonly Answer[], query: string): Answer[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return answers.filter((entry) => {
    const text = [entry.question, ...entry.answer].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
