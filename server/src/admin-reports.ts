import type { ReportedQuestion } from './practice/reported-questions.ts'

const gone = '(no longer asked as it was)'

/**
 * Formats a reported question for printing: the question, its number of reports, and how it grades the answer today.
 */
export function reportLines(report: ReportedQuestion): string {
  const { at, skillId, modelId, level, seed, language, reason, note, stem, right, answered } = report
  const lines = [
    [
      at.toISOString(),
      reason,
      `${skillId} ${modelId} level ${level} seed ${seed} ${language}`,
      `${report.ofQuestion} of this question`,
      `${report.ofModel} of this way of asking`,
    ].join('\t'),
    `  question: ${stem ?? gone}`,
    `  right: ${right ?? gone}`,
    ...(answered === null ? [] : [`  answered: ${answered.text} (${answered.verdict ?? 'not judged'})`]),
    ...(note === '' ? [] : [`  note: ${note.replaceAll(/\s+/g, ' ')}`]),
  ]
  return lines.join('\n')
}
