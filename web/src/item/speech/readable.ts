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

/** The item in the button’s name, after “Read aloud:”: “hint 2”. `place` counts from 1. */
export function formatThing(what: Readable, place = 1): string {
  switch (what) {
    case 'question':
      return t('item/speech/question-hear')
    case 'question-to-try':
      return t('item/speech/question-to-try-hear')
    case 'idea':
      return t('item/speech/idea-hear')
    case 'answer':
      return t('item/speech/answer-hear')
    case 'explanation':
      return t('item/speech/explanation-hear')
    case 'feedback':
      return t('item/speech/feedback-hear')
    case 'hint':
      return t('item/speech/hint-place-hear', { place })
    case 'step':
      return t('item/speech/step-place-hear', { place })
  }
}
