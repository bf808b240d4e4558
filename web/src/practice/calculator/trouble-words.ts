import type { CalculatorTrouble } from '@skills-center/answers/calculate'
import { t } from '../../language/messages.ts'

/** Why the calculator does not work something out, in the reader’s language. */
export function troubleWords(trouble: CalculatorTrouble): string {
  switch (trouble.code) {
    case 'too-long':
      return t('That is too long.')
    case 'empty':
      return t('Type something to work out.')
    case 'unfinished':
      return t('Something is missing at the end.')
    case 'bracket-open':
      return t('A bracket is not closed.')
    case 'bracket-closed':
      return t('A bracket was never opened.')
    case 'no-answer':
      return t('There is no answer to go on from yet.')
    case 'divided-by-zero':
      return t('Nothing can be divided by 0.')
    case 'negative-root':
      return t('A negative number has no square root here.')
    case 'too-large':
      return t('That number is too large for this calculator.')
    case 'unread':
      return t('I cannot read “{text}”.', { text: trouble.text })
    case 'unread-there':
      return t('I cannot read “{text}” there.', { text: trouble.text })
    case 'nothing-before':
      return t('Something is missing before “{text}”.', { text: trouble.text })
    case 'comma':
      return t('I cannot read “{text}”. Write decimals with a point.', { text: trouble.text })
  }
}
