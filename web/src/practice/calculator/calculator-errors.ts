import type { CalculatorError } from '@skills-center/answers/calculate'
import { t } from '../../language/messages.ts'

/** Why the calculator cannot calculate an entry, in the reader’s language. */
export function calculatorErrors(trouble: CalculatorError): string {
  switch (trouble.code) {
    case 'too-long':
      return t('practice/that-is-too-long')
    case 'empty':
      return t('practice/type-something-to-work-out')
    case 'unfinished':
      return t('practice/something-is-missing-at-the-end')
    case 'bracket-open':
      return t('practice/bracket-is-not-closed')
    case 'bracket-closed':
      return t('practice/bracket-was-never-opened')
    case 'no-answer':
      return t('practice/no-answer-to-go')
    case 'divided-by-zero':
      return t('practice/nothing-can-be-divided-by-0')
    case 'negative-root':
      return t('practice/negative-number-has-no-square')
    case 'too-large':
      return t('practice/number-is-too-large')
    case 'unread':
      return t('practice/i-cannot-read-text', { text: trouble.text })
    case 'unread-there':
      return t('practice/cannot-read-text', { text: trouble.text })
    case 'nothing-before':
      return t('practice/something-is-missing-before-text', { text: trouble.text })
    case 'comma':
      return t('practice/cannot-read-text-write-decimals', { text: trouble.text })
  }
}
