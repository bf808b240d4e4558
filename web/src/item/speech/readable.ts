import { t } from '../../language/messages.ts'

/** What a button reads aloud. */
export type Readable =
  | 'question'
  | 'question-to-try'
  | 'idea'
  | 'answer'
  | 'explanation'
  | 'feedback'
  | 'hint'
  | 'step'

/** As it is in the button’s name, behind “Read aloud the”: “hint 2”. `place` counts from 1. */
export function thingInWords(what: Readable, place = 1): string {
  switch (what) {
    case 'question':
      return t('question [to hear]')
    case 'question-to-try':
      return t('question to try [to hear]')
    case 'idea':
      return t('idea [to hear]')
    case 'answer':
      return t('answer [to hear]')
    case 'explanation':
      return t('explanation [to hear]')
    case 'feedback':
      return t('feedback [to hear]')
    case 'hint':
      return t('hint {place} [to hear]', { place })
    case 'step':
      return t('step {place} [to hear]', { place })
  }
}
