import type { AuthoredAnswer } from '@skills-center/contract/questions/authored'

/** The path of the value behind a wrong answer, by the name that `answering.ts` gave it. */
export function fieldOf(answer: AuthoredAnswer, misconception: string): string {
  const [name = '', ...numbers] = misconception.split('-')
  const at = numbers.map((number) => Number(number) - 1)
  switch (name) {
    case 'wrong':
      return `answer.wrong.${at[0]}.value`
    case 'option':
      return `answer.options.${at[0]}.text`
    case 'gap':
      return `answer.gaps.${at[0]}.wrong.${at[1]}.value`
    case 'cell':
      return `answer.rows.${at[0]}.${at[1]}.wrong.${at[2]}.value`
    case 'spot':
      return `answer.spots.${at[0]}.feedback`
    default:
      return 'feedback' in answer ? 'answer.feedback' : 'answer'
  }
}

/** The wrong answer as its author wrote it; null if the name stands for several. */
export function writtenWrong(answer: AuthoredAnswer, misconception: string): string | null {
  const [name = '', ...numbers] = misconception.split('-')
  const [first = 0, second = 0, third = 0] = numbers.map((number) => Number(number) - 1)
  if (name === 'wrong' && 'wrong' in answer) return answer.wrong[first]?.value ?? null
  if (name === 'option' && 'options' in answer) return answer.options[first]?.text ?? null
  if (name === 'gap' && 'gaps' in answer) return answer.gaps[first]?.wrong[second]?.value ?? null
  if (name === 'cell' && answer.kind === 'table')
    return answer.rows[first]?.[second]?.wrong[third]?.value ?? null
  return null
}
