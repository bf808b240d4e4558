import { t } from '../../../language/messages.ts'
import type { JudgedLine } from './judge-lines.ts'

/** The feedback on a line, in short sentences, verdict first. */
export function formatLineVerdict(
  line: JudgedLine,
  isExpression: boolean,
): { verdict: string; notes: readonly string[] } {
  return { verdict: verdictOf(line), notes: [...readingOf(line), ...notesOf(line, isExpression)] }
}

function verdictOf({ verdict, role }: JudgedLine): string {
  switch (verdict) {
    case 'finished':
      return t('item/step-finished')
    case 'wrong':
      return t('item/step-wrong')
    case 'unreadable':
      return t('item/step-unreadable')
    case 'follows':
      return role === 'note' ? t('item/step-note') : t('item/step-follows')
  }
}

/** How a line was read, if something in it was ignored. */
const readingOf = ({ verdict, echo, setAside }: JudgedLine): string[] =>
  verdict === 'wrong' && setAside !== '' && echo !== null ? [t('item/step-i-read', { line: echo })] : []

function notesOf(
  { verdict, role, isNotation, counterexample, advice }: JudgedLine,
  isExpression: boolean,
): readonly string[] {
  const [first, second] = advice
  if (verdict === 'wrong' && first === undefined) {
    if (counterexample === null) return [t('item/step-look-again')]
    const { letter, at, left, right } = counterexample
    const where = letter === '' ? at : `${letter} = ${at}`
    return [
      isExpression
        ? t('item/step-differs-expression', { where, left, right })
        : t('item/step-differs-equation', { where, left, right }),
    ]
  }
  if (first !== undefined)
    return second === undefined ? [first] : [first, t('item/step-or', { other: second })]
  if (isNotation) return [t('item/step-chain')]
  switch (role) {
    case 'rounded':
      return [t('item/step-rounded')]
    case 'check':
      return [t('item/step-check')]
    case 'wider':
      return [t('item/step-wider')]
    case 'repeat':
      return [t('item/step-repeat')]
    default:
      return []
  }
}
