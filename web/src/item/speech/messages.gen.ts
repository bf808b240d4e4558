// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../../language/messages.ts' {
  interface Messages {
    'item/speech/question-hear': null
    'item/speech/question-to-try-hear': null
    'item/speech/idea-hear': null
    'item/speech/answer-hear': null
    'item/speech/explanation-hear': null
    'item/speech/feedback-hear': null
    'item/speech/hint-place-hear': { place: Word }
    'item/speech/step-place-hear': { place: Word }
    'item/speech/stop-reading-the-thing': { thing: Word }
    'item/speech/read-aloud-the-thing': { thing: Word }
    'item/speech/stop': null
    'item/speech/read-aloud': null
    'item/speech/slow': null
  }
}
